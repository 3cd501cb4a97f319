import { expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

test.each(['/admin', '/admin/', '/admin/orders?state=placed', '/admin/orders/1'])(
  '%s is the back office’s one document: nothing in it is inline, and nobody may frame it',
  async (path) => {
    const { status, headers, text } = await shop.ask(path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=UTF-8',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/unsafe|sha256|nonce|data:/)
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/)
    const again = await shop.ask(path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
  },
)

test('its assets are kept for ever, compressed; one that is missing is no document', async () => {
  const { text } = await shop.ask('/admin/')
  const script = /<script[^>]+src="(\/admin\/assets\/[^"]+\.js)"/.exec(text)?.[1] ?? ''
  const asset = await shop.ask(script, { headers: { 'accept-encoding': 'br' } })
  expect(asset.status).toBe(200)
  expect(asset.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect((await shop.ask('/admin/assets/none.js')).status).toBe(404)
  expect((await shop.ask('/admin/assets/../../server/index.js')).text).not.toContain('import')
})

test('addresses that only begin alike are the shop’s', async () => {
  const { text } = await shop.ask('/administration')
  expect(text).toContain('Oops! Error 404')
})

test('no page of the shop loads a part of it', async () => {
  const { text } = await shop.ask('/')
  expect(text).not.toContain('/admin')
})
