/** A raw form field: a text, or a file if it has a filename. */
interface FormPart {
  readonly name: string
  readonly filename?: string
  readonly bytes: Buffer
}

const LINE = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')
const LONGEST_HEAD = 2_000
/** In bytes, for all texts of a form together. */
const MOST_TEXT = 100_000

/** The boundary in a content type; undefined if it is not a multipart form. */
const parseBoundary = (contentType: string | undefined): string | undefined => {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return found?.[1] ?? found?.[2]
}

/**
 * Parses a multipart form (RFC 7578) of at most `most` fields and 100 KB of text; `no_form` if it is truncated or
 * malformed. Empty file fields are dropped.
 */
export const formFields = (
  body: Buffer,
  contentType: string | undefined,
  most: number,
): [name: string, value: string | File][] | 'too_large' | 'no_form' => {
  const boundary = parseBoundary(contentType)
  const parts = boundary === undefined ? undefined : splitParts(body, boundary, most)
  if (!parts) return 'no_form'
  const fields: [string, string | File][] = []
  let text = 0
  for (const { name, filename, bytes } of parts)
    if (filename === undefined) {
      text += bytes.length
      if (text > MOST_TEXT) return 'too_large'
      fields.push([name, bytes.toString('utf8')])
    } else if (filename !== '' || bytes.length > 0)
      fields.push([name, new File([new Uint8Array(bytes)], filename)])
  return fields
}

/** The fields as views of the form's bytes. */
const splitParts = (body: Buffer, boundary: string, most: number): FormPart[] | undefined => {
  const between = Buffer.from(`\r\n--${boundary}`)
  const parts: FormPart[] = []
  // Bytes before the first boundary are ignored; the form may start with it.
  let at = body.subarray(0, between.length - 2).equals(between.subarray(2)) ? -2 : body.indexOf(between)
  if (at < -1 || at >= 0) at += between.length
  else return undefined
  for (;;) {
    if (body.toString('latin1', at, at + 2) === '--') return parts
    if (parts.length === most || !body.subarray(at, at + 2).equals(LINE)) return undefined
    const headEnd = body.subarray(at, at + LONGEST_HEAD).indexOf(HEAD_END)
    const end = body.indexOf(between, headEnd < 0 ? body.length : at + headEnd + 2)
    if (headEnd < 0 || end < 0) return undefined
    const head = parseHead(body.toString('utf8', at + 2, at + headEnd))
    if (!head) return undefined
    // In a field without content, the line break of the boundary ends the head.
    const start = at + headEnd + HEAD_END.length
    parts.push({ ...head, bytes: body.subarray(Math.min(start, end), end) })
    at = end + between.length
  }
}

/** Browsers escape quotes in names as %22, and line breaks likewise. */
const plain = (written: string): string =>
  written
    .replaceAll('%22', '"')
    .replaceAll(/%0[AD]/gi, ' ')
    .replaceAll(/\\(["\\])/g, '$1')

const parseHead = (head: string): Omit<FormPart, 'bytes'> | undefined => {
  const attributes = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1]
  if (attributes === undefined) return undefined
  const value = (of: string) => new RegExp(`(?:^|[;\\s])${of}="((?:[^"\\\\]|\\\\.)*)"`).exec(attributes)?.[1]
  const [name, filename] = [value('name'), value('filename')]
  if (name === undefined) return undefined
  return { name: plain(name), ...(filename !== undefined && { filename: plain(filename) }) }
}
