import { createTransport } from 'nodemailer'
import type { StoredEmail } from './email.store.ts'
import { whyNotSent } from './mail-refusal.ts'

/** An account on a mail server. */
export interface MailAccount {
  readonly host: string
  readonly port: number
  /** 'from the start' as on port 465, else STARTTLS: where the server offers it, or not without it. */
  readonly tls: 'from the start' | 'required' | 'if offered'
  readonly login?: { readonly user: string; readonly pass: string } | undefined
  /** Who e-mails come from. */
  readonly from: { readonly name: string; readonly address: string }
}

/** Hands an e-mail to the mail server. Throws NotSent, which names no person. */
export type HandOver = (message: StoredEmail) => Promise<void>

/** Milliseconds. A server that says nothing holds up the e-mails behind it no longer. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

type Limits = Readonly<Record<keyof typeof LIMITS, number>>

const openTransport = ({ host, port, tls, login }: MailAccount, limits: Limits) =>
  createTransport({
    ...limits,
    host,
    port,
    secure: tls === 'from the start',
    requireTLS: tls === 'required',
    ...(login && { auth: login }),
    // An e-mail is made of its own text: no file or address in it may be opened for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Why the mail server does not take this account, in codes; undefined where it does. */
export const mailServerRefusal = async (account: MailAccount): Promise<string | undefined> =>
  openTransport(account, LIMITS)
    .verify()
    .then(
      () => undefined,
      (error: unknown) => whyNotSent(error).message,
    )

/** A connection for each e-mail: they are few, and a server that went away is noticed at once. */
export const mailServer = (account: MailAccount, limits: Limits = LIMITS): HandOver => {
  const { from } = account
  const transport = openTransport(account, limits)
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return async (message) => {
    await transport
      .sendMail({
        from,
        to: { name: '', address: message.recipient },
        ...(message.reply_to !== null && { replyTo: { name: '', address: message.reply_to } }),
        envelope: { from: from.address, to: message.recipient },
        subject: message.subject,
        text: message.plain,
        html: message.html,
        textEncoding: 'quoted-printable',
        // The same in every attempt: an e-mail that came twice can be known as one.
        messageId: `<${message.id}@${domain}>`,
        date: message.written_at,
        // Keeps automatic replies away.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
      })
      .catch((error: unknown) => {
        throw whyNotSent(error)
      })
  }
}
