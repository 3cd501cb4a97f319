import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g

const rest = (imageOrigins: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    ["img-src 'self' data:", ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Takes the nonce out of a document and names the scripts that carried it by their hash instead, so that the bytes
 * and their policy can be cached and sent to anybody. A script that did not carry the nonce is not named: it never runs.
 * `imageOrigins` may bring pictures besides the shop itself.
 */
export const hashInlineScripts = (
  document: Buffer,
  nonce: string,
  imageOrigins: readonly string[] = [],
): { html: Buffer<ArrayBuffer>; policy: string } => {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  // A letter for each byte: what is looked for is ASCII, and the rest comes out as it went in.
  const html = document.toString('latin1')
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body, 'latin1').digest('base64')}'`)
  }
  return {
    html: Buffer.from(html.replaceAll(mark, ''), 'latin1'),
    policy: `script-src ${["'self'", ...hashes].join(' ')}; ${rest(imageOrigins)}`,
  }
}
