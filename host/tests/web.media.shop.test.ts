import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { catalogue, openDatabase, openStorage, openWorkers } from '@pasok/server'
import { describe, expect, test } from 'vitest'
import { shopForAll } from '../testing/shop-for-all.ts'

const shop = shopForAll()

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A grey picture, 600 × 400, as PNG. */
const photograph = (shade: number): Buffer => {
  const header = Buffer.from([0, 0, 2, 88, 0, 0, 1, 144, 8, 0, 0, 0, 0])
  const rows = Buffer.alloc(601 * 400, shade)
  for (let row = 0; row < 400; row++) rows[row * 601] = 0
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

/** Takes a photograph into the shop's storage, as an import would; no job has made its widths. */
const storePhoto = async (shade: number): Promise<string> => {
  const workers = openWorkers()
  try {
    const storage = openStorage({ folder: join(shop.folder, 'files') })
    const stored = await catalogue.takePhoto({ storage, workers }, photograph(shade))
    if (typeof stored === 'string') throw new Error(stored)
    return stored.key
  } finally {
    await workers.close()
  }
}

const FOR_EVER = 'public, max-age=31536000, immutable'

describe('a document', () => {
  test('is read where the product says, as a PDF and nothing else', async () => {
    const storage = openStorage({ folder: join(shop.folder, 'files') })
    const name = `documents/${'d'.repeat(32)}.pdf`
    await storage.put(name, Buffer.from('%PDF-1.7 Certificate'), 'application/pdf')
    await storage.put('documents/private.pdf', Buffer.from('%PDF-1.7'), 'application/pdf')
    await storage.put('account/npwp.pdf', Buffer.from('%PDF-1.7'), 'application/pdf')
    const { status, headers, text } = await shop.ask(`/media/${name}`)
    expect([status, text]).toEqual([200, '%PDF-1.7 Certificate'])
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': FOR_EVER,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    for (const path of [
      'documents/private.pdf',
      'account/npwp.pdf',
      'documents/../account/npwp.pdf',
      'documents/%2e%2e/account/npwp.pdf',
      `documents/${'e'.repeat(32)}.pdf`,
    ])
      expect([path, (await shop.ask(`/media/${path}`)).status]).toEqual([path, 404])
  })
})

describe('a photograph', () => {
  test('comes in a width that no job made yet, the same to all who ask at once, to be kept for ever', async () => {
    const key = await storePhoto(90)
    const paths = [256, 1920, 256, 1920, 256].map((width) => `/media/${key}-${width}.webp`)
    const replies = await Promise.all(paths.map((path) => shop.ask(path)))
    for (const { status, headers, bytes } of replies) {
      expect(status).toBe(200)
      expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': FOR_EVER,
        'x-content-type-options': 'nosniff',
      })
      expect(headers['content-security-policy']).toContain('sandbox')
    }
    expect(new Set(replies.map(({ bytes }) => bytes.toString('base64'))).size).toBe(2)
  })

  test('is not given out as it came, or in a width that there is not', async () => {
    const key = await storePhoto(120)
    const original = key.replace('pictures', 'originals')
    for (const path of [
      key,
      original,
      `${original}-256.webp`,
      `pictures/../${original}`,
      `pictures/%2e%2e/${original}`,
      `${key}-300.webp`,
      `pictures/${'0'.repeat(32)}-256.webp`,
    ]) {
      const { status, headers } = await shop.ask(`/media/${path}`)
      expect([path, status]).toEqual([path, 404])
      expect(headers['cache-control'] ?? '').not.toContain('immutable')
    }
  })
})

describe('on its page', () => {
  test('a photograph comes in the width that a screen needs, a drawing as it is', async () => {
    const key = await storePhoto(150)
    const database = await openDatabase(shop.url)
    await database.pool.query(
      'insert into catalogue.picture (product_id, position, key, width, height, photo) values (3, 0, $1, 600, 400, true)',
      [key],
    )
    await database.close()
    const image = /<img [^>]*>/.exec((await shop.ask('/shop/products/3')).text)?.[0] ?? ''
    const url = (width: number) => `/media/${key}-${width}.webp`
    expect(image).toContain(`srcSet="${url(256)} 256w, ${url(512)} 512w, ${url(1024)} 600w"`)
    expect(image).toContain(`src="${url(1024)}"`)
    expect(image).toMatch(/sizes="[^"]+"/)
    expect(image).toMatch(/width="600" height="400"/)
    const drawing = /<img [^>]*>/.exec((await shop.ask('/shop/products/1')).text)?.[0] ?? ''
    expect(drawing).toMatch(/src="\/media\/pictures\/[0-9a-f]{32}\.svg"/)
    expect(drawing).not.toMatch(/srcset|sizes/i)
  })
})

/** What a page says of itself to networks, by name. */
const readMeta = (html: string): Map<string, string> =>
  new Map(
    [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)].map(
      ([, name = '', content = '']) => [name, content],
    ),
  )

describe('a link to a product', () => {
  test.each([
    ['/shop/products/1', 'Solenoid valve', 'Two ports.', 'en_US'],
    ['/id/shop/products/1', 'Katup solenoida', 'Dua lubang.', 'id_ID'],
    ['/id/shop/product/4', 'Katup solenoida', 'Katup solenoida: VX2-120, SMC. Dua lubang.', 'id_ID'],
  ])('%s is shown with its picture, its name and no price', async (path, name, description, locale) => {
    const meta = readMeta((await shop.ask(path)).text)
    expect(Object.fromEntries(meta)).toMatchObject({
      'og:type': 'product',
      'og:title': name,
      'og:description': description,
      'og:url': `https://shop.example${path}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:locale': locale,
      'og:site_name': expect.stringMatching(/./),
      'twitter:card': 'summary_large_image',
    })
    const address = meta.get('og:image') ?? ''
    expect(address).toMatch(/^https:\/\/shop\.example\/media\/og\/1-(en|id)-[0-9a-f]{16}\.png$/)
    const picture = await shop.ask(new URL(address).pathname)
    expect(picture.status).toBe(200)
    expect(picture.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': FOR_EVER })
    expect([picture.bytes.readUInt32BE(16), picture.bytes.readUInt32BE(20)]).toEqual([1200, 630])
  })

  test('leads from a picture that is out of date to the one that is right, and from none to nothing', async () => {
    const right = new URL(readMeta((await shop.ask('/shop/products/2')).text).get('og:image') ?? '').pathname
    const old = await shop.ask(right.replace(/[0-9a-f]{16}/, '0123456789abcdef'))
    expect([old.status, old.headers.location, old.headers['cache-control']]).toEqual([302, right, 'no-store'])
    for (const path of ['/media/og/99-en-0123456789abcdef.png', '/media/og/', '/media/og/1-en.png'])
      expect([path, (await shop.ask(path)).status]).toEqual([path, 404])
  })

  test("a text's drawing has a card of its own, and what is no drawing has none", async () => {
    const { text } = await shop.ask('/shop/products/1')
    const drawing = /\/media\/pictures\/([0-9a-f]{32})\.svg/.exec(text)?.[1] ?? ''
    // A card of another shop name, or of an earlier layout, leads to today's.
    const former = await shop.ask(`/media/og/drawing-${drawing}-0123456789abcdef.png`)
    expect(former.status).toBe(302)
    const card = await shop.ask(former.headers.location ?? '')
    expect([card.status, card.headers['content-type']]).toEqual([200, 'image/png'])
    expect([card.bytes.readUInt32BE(16), card.bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect((await shop.ask(`/media/og/drawing-${'0'.repeat(32)}-0123456789abcdef.png`)).status).toBe(404)
  })

  test('a listing and the home page have a picture of the shop, not of one product', async () => {
    for (const [path, language] of [
      ['/shop', 'en'],
      ['/id/shop', 'id'],
      ['/shop/category/1', 'en'],
      ['/', 'en'],
    ] as const) {
      const meta = readMeta((await shop.ask(path)).text)
      const address = meta.get('og:image') ?? ''
      expect(address).toMatch(
        new RegExp(`^https://shop\\.example/media/og/0-${language}-[0-9a-f]{16}\\.png$`),
      )
      expect(meta.get('og:type')).toBe('website')
      expect((await shop.ask(new URL(address).pathname)).headers['content-type']).toBe('image/png')
    }
  })
})

// @spec §2 Product: catalog link
describe('the datasheet', () => {
  test.each([
    ['/shop/products/1', 'Datasheet (PDF)', 'solenoid-valve-en.pdf'],
    ['/id/shop/product/4', 'Datasheet (PDF)', 'katup-solenoida-id.pdf'],
  ])('is a link on %s that opens it in the page’s language', async (path, words, file) => {
    const { text } = await shop.ask(path)
    const [, address = ''] =
      new RegExp(`<a href="([^"]+)"[^>]*>${words.replace(/[()]/g, '\\$&')}</a>`).exec(text) ?? []
    const sheet = await shop.ask(address.replaceAll('&amp;', '&'), { headers: { 'accept-language': 'fr' } })
    expect(sheet.status).toBe(200)
    expect(sheet.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${file}"`,
      'x-content-type-options': 'nosniff',
    })
    expect(sheet.bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  })
})
