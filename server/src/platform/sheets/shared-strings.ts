import { readXml } from './part-xml.ts'

const ESCAPED = /_x([\da-f]{4})_/gi

/** The shared texts that cells refer to by index, each cut to `cellLength`. */
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

/** Trims a text and decodes the _x0009_ escapes that workbooks use for characters XML can't hold. */
export const plainText = (text: string): string =>
  text.replaceAll(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))).trim()
