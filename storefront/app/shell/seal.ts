import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/g

const rest = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Takes the nonce out of a document and names the scripts that carried it by their hash instead, so that the bytes
 * and their policy can be kept and sent to anybody. A script that did not carry the nonce is not named: it never runs.
 */
export const seal = (html: string, nonce: string): { html: string; policy: string } => {
  const mark = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.includes(mark) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return {
    html: html.replaceAll(mark, ''),
    policy: `script-src ${["'self'", ...hashes].join(' ')}; ${rest}`,
  }
}
