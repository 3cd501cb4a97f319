import { letterWords } from '@pasok/words'
import { linesOf, oneLine } from './clean.ts'
import { linkOf } from './link-of.ts'
import type { Letter, Letterhead, LetterPart } from './letter.ts'

/** The letter for those who read plain text. A paragraph is one line: a telephone breaks it elsewhere than a terminal. */
export const letterText = (letter: Letter, { shop, origin }: Letterhead): string => {
  const { language } = letter
  const partOf = (part: LetterPart): string => {
    if ('heading' in part) return oneLine(part.heading)
    if ('paragraph' in part) return linesOf(part.paragraph).join('\n')
    if ('button' in part) return `${oneLine(part.button)}:\n${linkOf(part.to, language, origin)}`
    return part.facts.map(([what, value]) => oneLine(`${what}: ${value}`)).join('\n')
  }
  const foot = [
    shop.name,
    shop.legal_name,
    ...shop.address,
    `${letterWords.email[language]}: ${shop.email}`,
    `${letterWords.phone[language]}: ${shop.phone}`,
    ...(shop.note ? [shop.note[language]] : []),
  ]
  return [...letter.body.map(partOf), `-- \n${foot.map(oneLine).join('\n')}`].join('\n\n').concat('\n')
}
