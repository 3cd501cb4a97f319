import { inflateSync } from 'node:zlib'

/** An object of a PDF: its dictionary as it stands, and its stream unpacked. */
interface PdfObject {
  readonly dictionary: string
  readonly stream: string
}

const readObjects = (bytes: Uint8Array): Map<string, PdfObject> => {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([^]*?)\nendobj/g)) {
    const [dictionary = '', stream] = body.split(/\nstream\r?\n/, 2)
    const packed = Buffer.from((stream ?? '').replace(/\nendstream$/, ''), 'latin1')
    const isPacked =
      stream !== undefined && dictionary.includes('/FlateDecode') && !dictionary.includes('/Image')
    objects.set(id, { dictionary, stream: isPacked ? inflateSync(packed).toString('latin1') : '' })
  }
  return objects
}

/** What each code of a font means. */
const readMeanings = (cmap: string): Map<number, string> => {
  const decodeHex = (hex: string): string =>
    Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le')
  const meanings = new Map<number, string>()
  for (const [, block = ''] of cmap.matchAll(/beginbfrange\s([^]*?)\sendbfrange/g))
    for (const [, from = '', list = ''] of block.matchAll(/<([0-9a-f]+)>\s*<[0-9a-f]+>\s*\[([^\]]*)\]/gi))
      for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
        meanings.set(Number.parseInt(from, 16) + index, decodeHex(hex))
  return meanings
}

const numberAfter = (text: string, name: string): string | undefined =>
  new RegExp(String.raw`${name} (\d+) 0 R`).exec(text)?.[1]

/** The text of every page, a line for each piece that was set in one go. Made for the PDFs that pdfkit writes. */
export const pdfPages = (bytes: Uint8Array): string[] => {
  const objects = readObjects(bytes)
  const find = (id: string | undefined): PdfObject => objects.get(id ?? '') ?? { dictionary: '', stream: '' }
  const root = [...objects.values()].find(({ dictionary }) => dictionary.includes('/Type /Pages'))
  const [, kids = ''] = /\/Kids \[([^\]]*)\]/.exec(root?.dictionary ?? '') ?? []
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const page = find(id).dictionary
    const resources = find(numberAfter(page, '/Resources')).dictionary
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => [
        name,
        readMeanings(find(numberAfter(find(font).dictionary, '/ToUnicode')).stream),
      ]),
    )
    return readText(find(numberAfter(page, '/Contents')).stream, fonts)
  })
}

const readText = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string => {
  let font: ReadonlyMap<number, string> | undefined
  let text = ''
  for (const [, name, shown, ended] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(\bET\b)/g)) {
    if (name) font = fonts.get(name)
    else if (ended) text += '\n'
    else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const code of hex.match(/.{4}/g) ?? []) text += font?.get(Number.parseInt(code, 16)) ?? '\uFFFD'
  }
  return text
}
