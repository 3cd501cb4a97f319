import { createTransport } from 'nodemailer'
import type { StoredLetter } from './letter.store.ts'
import { whyNotSent } from './mail-refusal.ts'

/** An account on a mail server. */
export interface MailAccount {
  readonly host: string
  readonly port: number
  /** 'from the start' as on port 465, else STARTTLS: where the server offers it, or not without it. */
  readonly tls: 'from the start' | 'required' | 'if offered'
  readonly login?: { readonly user: string; readonly pass: string } | undefined
  /** Who letters come from. */
  readonly from: { readonly name: string; readonly address: string }
}

/** Hands a letter to the mail server. Throws NotSent, which names nobody. */
export type HandOver = (letter: StoredLetter) => Promise<void>

/** Milliseconds. A server that says nothing holds up the letters behind it no longer. */
const LIMITS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/** A connection for each letter: they are few, and a server that went away is noticed at once. */
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
    // A letter is made of its own text: no file or address in it may be opened for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return async (letter) => {
    await transport
      .sendMail({
        from,
        to: { name: '', address: letter.recipient },
        envelope: { from: from.address, to: letter.recipient },
        subject: letter.subject,
        text: letter.plain,
        html: letter.html,
        textEncoding: 'quoted-printable',
        // The same in every attempt: a letter that came twice can be known as one.
        messageId: `<${letter.id}@${domain}>`,
        date: letter.written_at,
        // Nobody's answering machine is to write back.
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': letter.language },
      })
      .catch((error: unknown) => {
        throw whyNotSent(error)
      })
  }
}
