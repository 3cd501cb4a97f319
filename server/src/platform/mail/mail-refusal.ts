/** An error of `nodemailer`. Its message quotes the server and may contain addresses. */
interface SmtpError {
  readonly code?: unknown
  readonly command?: unknown
  readonly responseCode?: unknown
  readonly response?: unknown
}

/** Thrown for an undelivered e-mail. Its message has codes only and does not identify the recipient. */
export class NotSent extends Error {
  override readonly name = 'NotSent'
  /** Whether a retry would fail in the same way. */
  readonly forGood: boolean
  constructor(why: string, forGood: boolean) {
    super(why)
    // An external failure: the location in our code is irrelevant.
    delete this.stack
    this.forGood = forGood
  }
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z][A-Z0-9_ ]*$/.test(value)

/**
 * Why an e-mail was not delivered. Only a refusal of this recipient or this e-mail (5xx to RCPT TO or DATA) is
 * permanent, unless it names a policy (x.7.x): that is the answer to a shop that may not send there, which its operator
 * can fix, like a wrong password or sender.
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
