import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openWorkers } from '../../platform/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { takePhoto } from './take-photo.ts'

const workers = openWorkers({ threads: 1 })
afterAll(() => workers.close())
let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  storage = memoryStorage()
})
const take = (bytes: Uint8Array) => takePhoto({ storage, workers }, bytes)

/** A picture with something in every corner. */
const photo = (width = 300, height = 200) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

describe('a photograph', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken in as %s, whatever its name',
    async (format) => {
      const bytes = await photo().toFormat(format).toBuffer()
      const stored = await take(bytes)
      expect(stored).toEqual({
        key: expect.stringMatching(/^pictures\/[0-9a-f]{32}$/),
        width: 300,
        height: 200,
        photo: true,
      })
      expect([...storage.files.keys()]).toEqual([expect.stringMatching(/^originals\/[0-9a-f]{32}$/)])
      expect([...storage.files.values()].map(({ body }) => Buffer.from(body).equals(bytes))).toEqual([true])
      expect(await take(bytes)).toEqual(stored)
    },
  )

  it('is as wide and high as it is to be seen', async () => {
    const lying = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(await take(lying)).toMatchObject({ width: 200, height: 300 })
  })

  it.each([
    ['cut off', async () => (await photo().jpeg().toBuffer()).subarray(0, 4000)],
    ['nothing but its first bytes', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['too narrow to show anything', () => photo(63, 400).png().toBuffer()],
    ['too low to show anything', () => photo(400, 63).png().toBuffer()],
    ['a GIF', () => photo().gif().toBuffer()],
    ['a TIFF', () => photo().tiff().toBuffer()],
    ['a PDF', async () => Buffer.from('%PDF-1.7\n')],
    ['empty', async () => Buffer.alloc(0)],
    ['zeros', async () => Buffer.alloc(5000)],
    ['gzip of something else', async () => gzipSync('a,b,c')],
  ])('is refused where it is %s', async (_, made) => {
    expect(await take(await made())).toBe('picture_unreadable')
    expect(storage.files.size).toBe(0)
  })

  it('is refused above 20 MB and above 50 megapixels', async () => {
    const jpeg = await photo().jpeg().toBuffer()
    expect(await take(Buffer.concat([jpeg, Buffer.alloc(20_000_001)]))).toBe('picture_too_large')
    // A bomb: a few kilobytes that unpack to 150 MB.
    const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(300_000)
    expect(await take(bomb)).toBe('picture_too_large')
    expect(storage.files.size).toBe(0)
  })
})

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><script>alert(1)</script><path d="M0 0h9"/></svg>'
const utf16 = (text: string, bom: boolean) => Buffer.from(bom ? `\uFEFF${text}` : text, 'utf16le')
const bigEndian = (text: string) => utf16(text, true).swap16()

/** SVG in disguise. The type never depends on the file's name, so none is given. */
const disguises: [string, Buffer][] = [
  ['plain', Buffer.from(svg)],
  ['with a byte order mark', Buffer.from(`\uFEFF${svg}`)],
  ['after blanks and empty lines', Buffer.from(` \t\r\n\n\v\f ${svg}`)],
  ['after an XML declaration', Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${svg}`)],
  ['after a comment', Buffer.from(`<!-- ${'PNG '.repeat(2000)} -->${svg}`)],
  [
    'after a doctype with entities',
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg.replace('alert(1)', '&a;')}`),
  ],
  ['after a style sheet', Buffer.from(`<?xml-stylesheet href="x.css"?>${svg}`)],
  ['with a prefix', Buffer.from(svg.replaceAll('svg ', 's:svg ').replace('xmlns=', 'xmlns:s='))],
  ['in capitals', Buffer.from(svg.toUpperCase())],
  ['within HTML', Buffer.from(`<html><body>${svg}`)],
  ['in UTF-16', utf16(svg, true)],
  ['in UTF-16 without its mark', utf16(svg, false)],
  ['in UTF-16, the other way round', bigEndian(svg)],
  ['after zero bytes', Buffer.concat([Buffer.alloc(7), Buffer.from(svg)])],
  ['packed, as .svgz', gzipSync(svg)],
  ['packed, with a mark and blanks', gzipSync(`\uFEFF \n${svg}`)],
]

/** Markup behind the first bytes of a photograph. */
const wrapSvg = async (): Promise<[string, Buffer][]> => [
  ['behind the mark of a PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(svg)])],
  ['behind the mark of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(svg)])],
  [
    'in a box of its own',
    Buffer.concat([Buffer.from('\0\0\0\x20ftypavif\0\0\0\0avif', 'latin1'), Buffer.from(svg)]),
  ],
  ['in a RIFF', Buffer.concat([Buffer.from('RIFF\xff\0\0\0WEBP', 'latin1'), Buffer.from(svg)])],
]

// With every case of the corpus.
describe('uploaded SVG refused', () => {
  it.each(disguises)('%s', async (_, bytes) => {
    expect(await take(bytes)).toBe('picture_svg_refused')
    expect(storage.files.size).toBe(0)
  })

  it('not even behind the first bytes of a photograph', async () => {
    for (const [disguise, bytes] of await wrapSvg()) {
      expect([disguise, await take(bytes)]).toEqual([disguise, 'picture_unreadable'])
      expect(storage.files.size).toBe(0)
    }
  })

  /** The disguises that a check accepts. */
  const letIn = async (opens: (bytes: Buffer) => boolean | Promise<boolean>): Promise<string[]> => {
    const found: string[] = []
    for (const [disguise, bytes] of disguises) if (await opens(bytes)) found.push(disguise)
    return found
  }

  it('through this door, while the corpus finds every worse one', async () => {
    expect(await letIn(async (bytes) => typeof (await take(bytes)) === 'object')).toEqual([])
    const worse: Record<string, (bytes: Buffer) => boolean | Promise<boolean>> = {
      'asks how the file begins': (bytes) => !bytes.toString('latin1').startsWith('<svg'),
      'looks for the word': (bytes) => !bytes.toString('latin1').includes('<svg'),
      'skips blanks and a declaration': (bytes) => !/^\s*(<\?xml[^>]*>\s*)?<svg/.test(bytes.toString()),
      'takes what the library reads': (bytes) =>
        sharp(bytes)
          .metadata()
          .then(
            () => true,
            () => false,
          ),
    }
    // The task blocked it for the whole process.
    sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
    onTestFinished(() => sharp.block({ operation: ['VipsForeignLoadSvg'] }))
    for (const [door, opens] of Object.entries(worse))
      expect([door, (await letIn(opens)).length]).not.toEqual([door, 0])
  })
})
