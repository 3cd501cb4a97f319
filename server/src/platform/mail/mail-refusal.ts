/** What `nodemailer` says of an e-mail that did not get through. Its message quotes the server, so addresses, too. */
interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
}

/** An e-mail that did not get through. It says in codes why, and nothing of whom it is for. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  /** Whether the server would say the same of this e-mail tomorrow. */
  readonly forGood: boolean
  constructor(why: string, forGood: boolean) {
    super(why)
    // The outside failed: where in our code says nothing.
    delete this.stack
    this.forGood = forGood
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_ ]*$/.test(value)

/**
 * Why an e-mail did not get through. For good is only what the server says of this reader or this e-mail (5xx to RCPT TO
 * or DATA) without naming a policy (x.7.x): that is how it answers a shop that may not send there, which its operator
 * can mend, as a wrong password or sender.
 */
export const whyNotSent = (error: unknown): NotSent => {
  const { code, command, responseCode, response } = (error instanceof Error ? error : {}) as SmtpError
  const step = isName(command) && command !== 'CONN' ? ` to ${command}` : ''
  if (typeof responseCode !== 'number')
    return new NotSent(`The mail server was not reached${isName(code) ? ` (${code})` : ''}`, false)
  const detail =
    typeof response === 'string' ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined
  const ofThisEmail = command === 'RCPT TO' || command === 'DATA'
  return new NotSent(
    `The mail server answered ${responseCode}${detail ? ` ${detail}` : ''}${step}`,
    responseCode >= 500 && ofThisEmail && !detail?.startsWith('5.7.'),
  )
}
