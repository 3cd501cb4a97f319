// oxlint-disable-next-line typescript/triple-slash-reference -- saxen has no types, and other workspaces that check this file would not find ours
/// <reference path="./saxen.d.ts" />
import { decode, Parser } from 'saxen'

/** Handlers for the elements of a part. Element names have no prefix. */
interface ElementReader {
  /** Attributes are raw: names have prefixes, and character references are not decoded. */
  readonly opened?: (name: string, attributes: () => Readonly<Record<string, string>>) => void
  /** The text is complete if the element has no child elements. */
  readonly closed?: (name: string, text: string) => void
}

/** The element of phonetic hints, which appear among the runs of the text. */
const PRONOUNCED = 'rPh'
/** Character references, hexadecimal or decimal. */
const FAR_CHARACTER = /&#(?:x0*([1-9a-f][\da-f]{4,5})|0*([1-9]\d{4,6}));/gi

/** Parses a part of a workbook. Throws if the XML is malformed or has a document type declaration, which no workbook has. */
export const readXml = (part: Uint8Array, { opened, closed }: ElementReader): void => {
  let text = ''
  let isPronounced = false
  const refuse = (error: Error | string): never => {
    throw error instanceof Error ? error : new Error(error)
  }
  new Parser()
    .on('error', refuse)
    // Warnings are errors here, too: after one, the parser omits an attribute that it can't read.
    .on('warn', refuse)
    .on('attention', refuse)
    .on('openTag', (tag, attributes) => {
      text = ''
      const name = localName(tag)
      if (name === PRONOUNCED) isPronounced = true
      if (!isPronounced) opened?.(name, attributes)
    })
    .on('text', (piece) => (text += decoded(piece)))
    .on('cdata', (piece) => (text += piece))
    .on('closeTag', (tag) => {
      const name = localName(tag)
      if (!isPronounced) closed?.(name, text)
      if (name === PRONOUNCED) isPronounced = false
    })
    .parse(Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('utf8'))
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Decodes the character references in a text. The parser handles only code points below 65,536. */
export const decoded = (text: string): string =>
  text.includes('&') ? decode(text.replaceAll(FAR_CHARACTER, decodeReference)) : text

const decodeReference = (reference: string, hexadecimal?: string, decimal?: string): string => {
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : reference
}
