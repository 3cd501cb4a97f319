import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts as sealBytes } from './csp-hashes.ts'

const NONCE = 'bm9uY2Utb2Ytb25lLWRvY3VtZW50'
const hashInlineScripts = (document: string, nonce: string) => {
  const { html, policy } = sealBytes(Buffer.from(document), nonce)
  return { html: html.toString(), policy }
}
const hashScript = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const scriptSources = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1]?.split(' ')

test('scripts that carry the nonce are named by their hash, and the nonce is gone', () => {
  const { html, policy } = hashInlineScripts(
    `<script nonce="${NONCE}">a()</script><link nonce="${NONCE}"><script type="module" nonce="${NONCE}">b()</script>`,
    NONCE,
  )
  expect(scriptSources(policy)).toEqual(["'self'", hashScript('a()'), hashScript('b()')])
  expect(html).toBe('<script>a()</script><link><script type="module">b()</script>')
})

test('letters of several bytes come out as they went in, and are hashed as the browser does', () => {
  const { html, policy } = hashInlineScripts(
    `<p>Ø 8 – 10 µm ⌀</p><script nonce="${NONCE}">say('– ½')</script>`,
    NONCE,
  )
  expect(scriptSources(policy)).toEqual(["'self'", hashScript("say('– ½')")])
  expect(html).toBe("<p>Ø 8 – 10 µm ⌀</p><script>say('– ½')</script>")
})

test('a script without the nonce, or with a guessed one, is not named', () => {
  const { policy } = hashInlineScripts(
    `<script>planted()</script><script nonce="guess">planted()</script>`,
    NONCE,
  )
  expect(scriptSources(policy)).toEqual(["'self'"])
})

test('a script from a file needs no name', () => {
  expect(
    scriptSources(hashInlineScripts(`<script nonce="${NONCE}" src="/assets/a.js"></script>`, NONCE).policy),
  ).toEqual(["'self'"])
})

test('nothing but the shop itself may be loaded, framed or posted to', () => {
  const { policy } = hashInlineScripts('', NONCE)
  for (const rule of ["default-src 'none'", "style-src 'self'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy.split('; ')).toContain(rule)
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
})

test('pictures may come from further origins that the shop names, and scripts may not', () => {
  const { policy } = sealBytes(Buffer.from(''), NONCE, ['https://tiles.example'])
  expect(policy.split('; ')).toContain("img-src 'self' data: https://tiles.example")
  expect(policy.match(/tiles\.example/g)).toHaveLength(1)
})
