/** One field of a form as it is written: a text, or a file where it has a name. */
interface FormPart {
  readonly name: string
  readonly filename?: string
  readonly bytes: Buffer
}

const LINE = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')
const LONGEST_HEAD = 2_000
/** In bytes: the texts of a form together. */
const MOST_TEXT = 100_000

/** The boundary that a content type names; undefined where it is no multipart form. */
const parseBoundary = (contentType: string | undefined): string | undefined => {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType ?? '',
  )
  return found?.[1] ?? found?.[2]
}

/**
 * The fields of a multipart form (RFC 7578), at most `most` of them, and in texts 100 KB; `no_form` where it is cut off
 * or written wrongly. A file field that was left empty is no field.
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

/** The fields as views into the form's bytes. */
const splitParts = (body: Buffer, boundary: string, most: number): FormPart[] | undefined => {
  const between = Buffer.from(`\r\n--${boundary}`)
  const parts: FormPart[] = []
  // Bytes before the first boundary are ignored; it may stand at the very beginning.
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
    // A field without content: the boundary's own line break ends its head.
    const start = at + headEnd + HEAD_END.length
    parts.push({ ...head, bytes: body.subarray(Math.min(start, end), end) })
    at = end + between.length
  }
}

/** Browsers write a quote in a name as %22, and line breaks alike. */
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
