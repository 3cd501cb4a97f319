import { createTransport } from 'nodemailer'
import type { StoredEmail } from './email.store.ts'
import { whyNotSent } from './mail-refusal.ts'

/** An account on a mail server. */
export interface MailAccount {
  readonly host: string
  readonly port: number
  /** 'from the start' as on port 465; otherwise STARTTLS, if the server offers it or required. */
  readonly tls: 'from the start' | 'required' | 'if offered'
  readonly login?: { readonly user: string; readonly pass: string } | undefined
  /** The sender's address. */
  readonly from: { readonly name: string; readonly address: string }
}

/** Delivers an e-mail to the mail server. Throws NotSent, which identifies no one. */
export type HandOver = (message: StoredEmail) => Promise<void>

/** In milliseconds, so that a silent server does not block further e-mails. */
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
    // The e-mail consists of its own text: files and addresses in it must not be opened.
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Why the mail server refuses this account, as codes; undefined if it accepts it. */
export const mailServerRefusal = async (account: MailAccount): Promise<string | undefined> =>
  openTransport(account, LIMITS)
    .verify()
    .then(
      () => undefined,
      (error: unknown) => whyNotSent(error).message,
    )

/** Opens a connection for each e-mail: there are few, and a failed server is noticed at once. */
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
        // The same for each attempt, so that duplicates can be recognised.
        messageId: `<${message.id}@${domain}>`,
        date: message.written_at,
        // Suppresses automatic replies.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': message.language },
      })
      .catch((error: unknown) => {
        throw whyNotSent(error)
      })
  }
}
