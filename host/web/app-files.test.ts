import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { openAppFiles } from './app-files.ts'

const client = join(import.meta.dirname, '../../storefront/public')
const files = openAppFiles('Toko <Uji> & Anak')

interface Manifest {
  readonly name: string
  readonly start_url: string
  readonly lang: string
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[]
}
const manifest = (language: string) =>
  JSON.parse(files.get(`/app/${language}.webmanifest`)?.body ?? '') as Manifest

test('the shop can be installed in either language, under its own name', () => {
  expect(manifest('en')).toMatchObject({ name: 'Toko <Uji> & Anak', start_url: '/', lang: 'en' })
  expect(manifest('id')).toMatchObject({ name: 'Toko <Uji> & Anak', start_url: '/id', lang: 'id' })
})

/** The shop's mark as the browser shows it beside the address, in pixels. */
const drawIcon = async (size: number) =>
  sharp(readFileSync(join(client, 'favicon.svg')), { density: (72 * size) / 32 })
    .resize(size, size)
    .ensureAlpha()
    .raw()
    .toBuffer()
/** How far the pixels of two pictures are apart, of 255. */
const difference = (a: Buffer, b: Buffer) => {
  expect(a).toHaveLength(b.length)
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

test('the icons of the shop are as large as they say, and show the mark', async () => {
  // What reads pictures from outside closes it for the whole process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  onTestFinished(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }))
  const { icons } = manifest('en')
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes, purpose } of [
    ...icons,
    { src: '/app/icon-180.png', sizes: '180x180', purpose: 'any' },
  ]) {
    const picture = sharp(readFileSync(join(client, src)))
    const { width, height, format } = await picture.metadata()
    expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
    // The mark of a maskable icon stands within the circle that every device shows.
    const inset = purpose === 'maskable' ? width / 8 : 0
    const mark = width - 2 * inset
    const shown = await picture
      .extract({ left: inset, top: inset, width: mark, height: mark })
      .ensureAlpha()
      .raw()
      .toBuffer()
    expect(difference(shown, await drawIcon(mark))).toBeLessThan(4)
  }
})

test('the offline page says what happened and leads home, in words alone', () => {
  const page = (language: string) => files.get(`/app/offline-${language}.html`)?.body ?? ''
  expect(page('en')).toContain('<h1>No connection to the shop</h1>')
  expect(page('en')).toContain('<a href="/">')
  expect(page('id')).toContain('<h1>Tidak ada sambungan ke toko</h1>')
  expect(page('id')).toContain('<a href="/id">')
  expect(page('en')).toContain('Toko &lt;Uji> &amp; Anak')
  expect(page('en') + page('id')).not.toMatch(/<script|Rp\./)
})
