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

/** Hands an e-mail to the mail server. Throws NotSent, which names nobody. */
export type HandOver = (message: StoredEmail) => Promise<void>

/** Milliseconds. A server that says nothing holds up the e-mails behind it no longer. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** A connection for each e-mail: they are few, and a server that went away is noticed at once. */
export const mailServer = (
  { host, port, tls, login, from }: MailAccount,
  limits: Readonly<Record<keyof typeof LIMITS, number>> = LIMITS,
): HandOver => {
  const transport = createTransport({
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
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return async (message) => {
    await transport
      .sendMail({
        from,
        to: { name: '', address: message.recipient },
        envelope: { from: from.address, to: message.recipient },
        subject: message.subject,
        text: message.plain,
        html: message.html,
        textEncoding: 'quoted-printable',
        // The same in every attempt: an e-mail that came twice can be known as one.
        messageId: `<${message.id}@${domain}>`,
        date: message.written_at,
        // Nobody's answering machine is to write back.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
      })
      .catch((error: unknown) => {
        throw whyNotSent(error)
      })
  }
}
