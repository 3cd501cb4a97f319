import { catalogue, search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorkers } from '../platform/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import type { CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { openMedia } from './media.ts'
import { shopShareAddress } from './share/share-image.ts'

onDatabase('the picture of a shared link', (open) => {
  const workers = openWorkers({ threads: 1 })
  afterAll(() => workers.close())
  let db: Db
  let ids: CatalogueIds
  let api: ReturnType<typeof openApi>
  let storage: ReturnType<typeof memoryStorage>
  let media: ReturnType<typeof openMedia>
  beforeAll(async () => {
    db = (await open()).db
    ids = await loadCatalogue(db)
    api = openApi({ db })
    storage = memoryStorage()
    media = openMedia({ db, shop: settings.name, storage, workers })
  })

  /** The share image's path below `/media/`, from the record. */
  const readAddress = async (code: string, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await api[language](search.showHeader, { params: { id: String(ids.product(code)) } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    return answer.body.data.record.share_image.replace(/^\/media\//, '')
  }

  it('is a PNG of 1200 × 630, another one in the other language', async () => {
    const [en, id] = [await readAddress('HEXBOLT'), await readAddress('HEXBOLT', 'askInIndonesian')]
    expect(en).toMatch(new RegExp(`^og/${ids.product('HEXBOLT')}-en-[0-9a-f]{16}\\.png$`))
    const files = await Promise.all([en, id].map(media))
    const shown = new Set<string>()
    for (const file of files) {
      if (typeof file !== 'object' || 'moved' in file) throw new Error('No file')
      expect(file.contentType).toBe('image/png')
      expect(await sharp(file.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
      shown.add(Buffer.from(file.body).toString('base64'))
    }
    expect(shown.size).toBe(2)
  })

  it('is an item’s too', async () => {
    const answer = await api.ask(catalogue.showItem, { params: { id: String(ids.item('HB-M8x10')) } })
    expect(answer.body).toMatchObject({
      data: { record: { share_image: `/media/${await readAddress('HEXBOLT')}` } },
    })
  })

  it('is made once for concurrent and later requests', async () => {
    const run = vi.spyOn(workers, 'run')
    const address = await readAddress('BEARING')
    const found = await Promise.all(Array.from({ length: 4 }, () => media(address)))
    await media(address)
    expect(run).toHaveBeenCalledTimes(1)
    expect(new Set(found.map((file) => JSON.stringify(file))).size).toBe(1)
  })

  it('gets a new address when its content changes, and the old one redirects there', async () => {
    const before = await readAddress('STUD')
    await sql`update catalogue.product set name_en = 'Stud bolt' where id = ${ids.product('STUD')}`.execute(
      db,
    )
    const after = await readAddress('STUD')
    expect(after).not.toBe(before)
    expect(await media(before)).toEqual({ moved: `/media/${after}` })
    expect(await media(before.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).toEqual({ moved: `/media/${after}` })
  })

  it('exists for the shop’s own pages, with its name, in each language', async () => {
    for (const language of ['en', 'id'] as const) {
      const right = shopShareAddress(language, settings.name)
      const found = await media(right.replace('/media/', ''))
      if (typeof found !== 'object' || 'moved' in found) throw new Error('No file')
      expect(await sharp(found.body).metadata()).toMatchObject({ width: 1200, height: 630 })
      const other = shopShareAddress(language, 'Another shop').replace('/media/', '')
      expect(await media(other)).toEqual({ moved: right })
    }
  })

  it('costs no work for unknown products or addresses', async () => {
    const run = vi.spyOn(workers, 'run')
    const right = await readAddress('GLOVE')
    for (const address of [
      `og/${ids.product('GONE')}-en-${'0'.repeat(16)}.png`,
      `og/2147483647-en-${'0'.repeat(16)}.png`,
      `og/9999999999-en-${'0'.repeat(16)}.png`,
      right.replace('-en-', '-de-'),
      right.replace('.png', '.svg'),
      `${right}/`,
      'og/',
      'og',
      'datasheets/x.pdf',
      `originals/${'0'.repeat(32)}`,
      '',
      '..',
    ])
      expect([address, await media(address)]).toEqual([address, undefined])
    expect(run).not.toHaveBeenCalled()
    expect([...storage.files.keys()].every((key) => key.startsWith('og/'))).toBe(true)
  })
})
