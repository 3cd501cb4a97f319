// oxlint-disable-next-line typescript/triple-slash-reference -- saxen has no types, and other workspaces that check this file would not find ours
/// <reference path="./saxen.d.ts" />
import { decode, Parser } from 'saxen'

/** What is done with the elements of a part, by their names without a prefix. */
interface ElementReader {
  /** The attributes are as they are written: with prefixes, and with references instead of some characters. */
  readonly opened?: (name: string, attributes: () => Readonly<Record<string, string>>) => void
  /** The text is whole where the element holds no other. */
  readonly closed?: (name: string, text: string) => void
}

/** How a text is pronounced: it stands among the pieces of the text itself. */
const PRONOUNCED = 'rPh'
/** By hexadecimal digits or by decimal ones. */
const FAR_CHARACTER = /&#(?:x0*([1-9a-f][\da-f]{4,5})|0*([1-9]\d{4,6}));/gi

/** Reads a part of a workbook. Throws where its XML is broken, or names a document type, as no workbook does. */
export const readXml = (part: Uint8Array, { opened, closed }: ElementReader): void => {
  let text = ''
  let isPronounced = false
  const refuse = (error: Error | string): never => {
    throw error instanceof Error ? error : new Error(error)
  }
  new Parser()
    .on('error', refuse)
    // What the parser warns of is an error, too: it leaves out an attribute that it can not read.
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

/** A text with the characters that its references mean. The parser knows those of the first 65,536 only. */
export const decoded = (text: string): string =>
  text.includes('&') ? decode(text.replaceAll(FAR_CHARACTER, decodeReference)) : text

const decodeReference = (reference: string, hexadecimal?: string, decimal?: string): string => {
  const point = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16)
  return point > 0xffff && point <= 0x10ffff ? String.fromCodePoint(point) : reference
}
