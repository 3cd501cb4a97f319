/** An e-mail as a mail program reads it; of HTML and text whichever it has. */
export interface ReadMail {
  /** The values of a header, whatever its case, in the order that they stand in. */
  readonly header: (name: string) => readonly string[]
  readonly text: string
  readonly html: string
  /** The content types of its parts, in their order. */
  readonly parts: readonly string[]
}

/** Reads what a mail server received. Throws for what these e-mails never are: deeper than parts of one kind of text. */
export const readMail = (source: Buffer): ReadMail => {
  const whole = parseSection(source.toString('latin1'))
  const [type = ''] = whole.header('content-type')
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(type)?.[1]
  const sections =
    boundary === undefined
      ? [whole]
      : whole.body
          .split(`--${boundary}`)
          .slice(1, -1)
          .map((part) => parseSection(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  const readKind = ({ header }: Section) => header('content-type')[0]?.split(';')[0] ?? ''
  const saidIn = (kind: string) => {
    const section = sections.find((one) => readKind(one) === kind)
    return section ? decodeSection(section) : ''
  }
  return {
    header: whole.header,
    text: saidIn('text/plain'),
    html: saidIn('text/html'),
    parts: sections.map(readKind),
  }
}

interface Section {
  readonly header: (name: string) => string[]
  readonly body: string
}

const parseSection = (source: string): Section => {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const header = (name: string) =>
    lines
      .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
      .map((line) => readable(line.slice(name.length + 1).trim()))
  return { header, body: source.slice(end + 4) }
}

/** Encoded words, of which a long one comes in pieces. */
const readable = (value: string): string =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/(?:=\?utf-8\?[qb]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)].map(([, how = '', what = '']) =>
          how.toLowerCase() === 'b'
            ? Buffer.from(what, 'base64')
            : decodeQuotedPrintable(what.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    )

const decodeQuotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16))),
    'latin1',
  )

const decodeSection = ({ header, body }: Section): string => {
  const [how = '7bit'] = header('content-transfer-encoding')
  if (how === '7bit') return body.replaceAll('\r\n', '\n')
  if (how !== 'quoted-printable') throw new Error(`An e-mail in ${how}`)
  return decodeQuotedPrintable(body).toString('utf8').replaceAll('\r\n', '\n')
}
