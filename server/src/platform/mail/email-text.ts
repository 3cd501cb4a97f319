import { emailWords } from '@pasok/words'
import { cleanLines, oneLine } from './clean.ts'
import { resolveLink } from './resolve-link.ts'
import type { Email, Letterhead, EmailPart } from './email.ts'

/** Renders an e-mail as plain text. A paragraph is one line, since phones and terminals wrap differently. */
export const emailText = (message: Email, { shop, origin }: Letterhead): string => {
  const { language } = message
  const writePart = (part: EmailPart): string => {
    if ('heading' in part) return oneLine(part.heading)
    if ('paragraph' in part) return cleanLines(part.paragraph).join('\n')
    if ('button' in part) return `${oneLine(part.button)}:\n${resolveLink(part.to, language, origin)}`
    return part.facts.map(([what, value]) => oneLine(`${what}: ${value}`)).join('\n')
  }
  const foot = [
    shop.name,
    shop.legal_name,
    ...shop.address,
    `${emailWords.email[language]}: ${shop.email}`,
    `${emailWords.phone[language]}: ${shop.phone}`,
    ...(shop.note ? [shop.note[language]] : []),
  ]
  return [...message.body.map(writePart), `-- \n${foot.map(oneLine).join('\n')}`].join('\n\n').concat('\n')
}
