import { readXml } from './part-xml.ts'

const ESCAPED = /_x([\da-f]{4})_/gi

/** The texts that the cells of a workbook name by their numbers, each cut to a length before anything else is done with it. */
export const readSharedStrings = (part: Uint8Array | undefined, cellLength = Infinity): string[] => {
  const strings: string[] = []
  let text = ''
  if (part)
    readXml(part, {
      opened: (name) => {
        if (name === 'si') text = ''
      },
      closed: (name, piece) => {
        if (name === 't') text += piece.slice(0, cellLength - text.length)
        else if (name === 'si') strings.push(plainText(text))
      },
    })
  return strings
}

/** A text without blanks around it, and with the characters that XML can not hold and a workbook writes as _x0009_. */
export const plainText = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim()
