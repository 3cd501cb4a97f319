import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openWorkers } from '../../platform/index.ts'
import type { Workers } from '../../platform/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { makePicture, openPictures } from './make-widths.ts'
import { takePhoto } from './take-photo.ts'

const workers = openWorkers({ threads: 1 })
afterAll(() => workers.close())
let storage: ReturnType<typeof memoryStorage>
beforeEach(() => {
  storage = memoryStorage()
})

const widths = [256, 512, 1024, 1920]

/** Stores a picture and returns its key. */
const storePhoto = async (bytes: Buffer): Promise<string> => {
  const stored = await takePhoto({ storage, workers }, bytes)
  if (typeof stored === 'string') throw new Error(stored)
  return stored.key
}
const photo = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#345',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
const openWidth = async (key: string, width: number) =>
  sharp(storage.files.get(`${key}-${width}.webp`)?.body ?? new Uint8Array())

describe('the widths of a photograph', () => {
  it('are four WebP files, made by the job once', async () => {
    const key = await storePhoto(await photo(2400, 1200).jpeg().toBuffer())
    await makePicture({ storage, workers }, key)
    for (const width of widths)
      expect(await (await openWidth(key, width)).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: width / 2,
      })
    const [run, put] = [vi.spyOn(workers, 'run'), vi.spyOn(storage, 'put')]
    await makePicture({ storage, workers }, key)
    expect(run).not.toHaveBeenCalled()
    expect(put).not.toHaveBeenCalled()
  })

  it('are never wider than the original', async () => {
    const key = await storePhoto(await photo(700, 350).png().toBuffer())
    await makePicture({ storage, workers }, key)
    const made = await Promise.all(
      widths.map(async (width) => (await (await openWidth(key, width)).metadata()).width),
    )
    expect(made).toEqual([256, 512, 700, 700])
  })

  it('are upright, without place, time, camera or colour profile', async () => {
    const original = await sharp(
      Buffer.from(Array.from({ length: 10_000 }, (_, i) => (i < 5000 ? [255, 0, 0] : [0, 0, 255])).flat()),
      { raw: { width: 100, height: 100, channels: 3 } },
    )
      .withExif({
        IFD0: { Make: 'Kamera Uji', Copyright: 'Seseorang' },
        IFD3: { GPSLatitude: '6/1 12/1 30/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 3 })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(original.toString('latin1')).toContain('Kamera Uji')
    const key = await storePhoto(original)
    await makePicture({ storage, workers }, key)
    for (const width of widths) {
      const bytes = storage.files.get(`${key}-${width}.webp`)?.body ?? new Uint8Array()
      const { exif, icc, xmp, iptc, orientation, space } = await sharp(bytes).metadata()
      expect({ exif, icc, xmp, iptc, orientation, space }).toEqual({ space: 'srgb' })
      expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Kamera|Seseorang|GPS|Exif/)
      // Red was the upper half of an upside-down picture. In the profile's colours red is 234, 51, 35.
      const data = await sharp(bytes).raw().toBuffer()
      const [first, last] = [data.subarray(0, 3), data.subarray(-3)]
      expect([first[0], first[2]].map((value = 0) => value > 200)).toEqual([false, true])
      expect([last[0], last[1], last[2]].map((value = 0) => Math.round(value / 25))).toEqual([10, 0, 0])
    }
  })

  it('are tried again later if they could not be made', async () => {
    const key = await storePhoto(await photo(300, 300).png().toBuffer())
    const overrun: Workers = { run: async () => 'overrun', close: async () => {} }
    await expect(makePicture({ storage, workers: overrun }, key)).rejects.toThrow('overrun')
    expect(storage.files.size).toBe(1)
  })
})

describe('a width that no job made yet', () => {
  it('is made on the first request, and once for concurrent ones', async () => {
    const key = await storePhoto(await photo(600, 300).png().toBuffer())
    const run = vi.spyOn(workers, 'run')
    const find = openPictures({ storage, workers })
    const names = [256, 512, 256, 1920].map((width) => `${key}-${width}.webp`)
    const found = await Promise.all(names.map(find))
    for (const [index, file] of found.entries()) expect(file).toEqual(storage.files.get(names[index] ?? ''))
    expect(found[0]).toMatchObject({ contentType: 'image/webp' })
    expect(run).toHaveBeenCalledTimes(1)
    await find(names[0] ?? '')
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('is refused when the workers are full, and made for the next request', async () => {
    const key = await storePhoto(await photo(600, 300).png().toBuffer())
    const run = vi.spyOn(workers, 'run').mockResolvedValueOnce('busy')
    const find = openPictures({ storage, workers })
    expect(await find(`${key}-256.webp`)).toBe('busy')
    expect(await find(`${key}-256.webp`)).toMatchObject({ contentType: 'image/webp' })
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('costs no work for an unknown photograph or width', async () => {
    const key = await storePhoto(await photo(600, 300).png().toBuffer())
    const run = vi.spyOn(workers, 'run')
    const find = openPictures({ storage, workers })
    for (const name of [
      `pictures/${'0'.repeat(32)}-256.webp`,
      `${key}-257.webp`,
      `${key}-256.png`,
      `${key}-0256.webp`,
      key,
      key.replace('pictures', 'originals'),
      `${key.replace('pictures', 'originals')}-256.webp`,
      `pictures/../${key.replace('pictures', 'originals')}`,
      'pictures/',
      '',
    ])
      expect([name, await find(name)]).toEqual([name, undefined])
    expect(run).not.toHaveBeenCalled()
  })
})
