import type { MailAccount } from '@pasok/server'
import { z } from 'zod'

export type { MailAccount }

const address = z.email()

/** 'Shop name <address>' or an address alone. */
export const mailbox = z.string().transform((text, context): MailAccount['from'] => {
  const [, name = '', inBrackets] = /^([^<>"\p{Cc}]*)<([^<>]*)>$/u.exec(text.trim()) ?? []
  const parsed = address.safeParse(inBrackets ?? text.trim())
  if (parsed.success) return { name: name.trim(), address: parsed.data }
  context.addIssue({ code: 'custom', message: "Write 'Shop name <address>' or an address alone." })
  return z.NEVER
})

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const FORM = 'SMTP_URL: write smtp://HOST, or smtps://USER:PASSWORD@HOST:PORT with signs in them as %40.'

/** The account that SMTP_URL and MAIL_FROM name, undefined without the first, or why it can't be used. */
export const mailAccount = (
  smtpUrl: string | undefined,
  from: MailAccount['from'] | undefined,
): MailAccount | undefined | string => {
  if (smtpUrl === undefined) return undefined
  const url = URL.parse(smtpUrl)
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return FORM
  if (!['', '/'].includes(url.pathname) || url.search || url.hash) return FORM
  const user = decoded(url.username)
  const pass = decoded(url.password)
  if (user === undefined || pass === undefined || (user === '') !== (pass === '')) return FORM
  if (!from) return 'MAIL_FROM: e-mails need somebody that they come from; set it with SMTP_URL.'
  const secure = url.protocol === 'smtps:'
  const watched = user !== '' && !LOOPBACK.has(url.hostname)
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    tls: secure ? 'from the start' : watched ? 'required' : 'if offered',
    ...(user !== '' && { login: { user, pass } }),
    from,
  }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
