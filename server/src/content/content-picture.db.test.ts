import { LARGEST_CONTENT_PICTURE, type StaffRole } from '@pasok/contract'
import { contentStaff } from '@pasok/contract/endpoints'
import { fieldErrorWords } from '@pasok/words'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import type { Event } from '../events/index.ts'
import type { Db } from '../platform/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'

onDatabase('a photograph for texts', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  const storage = memoryStorage()
  const announced: Event[] = []
  const cookies = new Map<StaffRole, string>()
  beforeAll(async () => {
    db = (await open()).db
    api = openApi({ db, storage, announce: async (_tx, event) => void announced.push(event) })
    for (const role of ['content', 'sales'] as const)
      cookies.set(role, (await openStaffBrowser(db, api, role)).cookie)
  })

  const upload = async (file: File | undefined, role?: StaffRole) => {
    const body = new FormData()
    if (file) body.set('file', file)
    const cookie = role && cookies.get(role)
    const response = await api.app.fetch(
      new Request(`http://shop.test/api${contentStaff.addContentPicture.path}`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) },
        body,
      }),
    )
    const answer = (await response.json()) as { errors?: Record<string, string[]>; data?: unknown }
    checkAnswer(contentStaff.addContentPicture, response.status, answer)
    return { ...answer, status: response.status }
  }
  const photo = async (width: number, height: number): Promise<Buffer> =>
    sharp({ create: { width, height, channels: 3, background: '#345' } })
      .jpeg()
      .toBuffer()
  const stored = async (): Promise<number> =>
    (await db.selectFrom('content.picture').select('id').execute()).length

  it('is stored once, and its widths are made in the background', async () => {
    const file = new File([new Uint8Array(await photo(120, 80))], '../plan.jpg', { type: 'image/jpeg' })
    const first = await upload(file, 'content')
    expect(first).toMatchObject({ status: 200, data: { record: { picture: { width: 120, height: 80 } } } })
    expect(announced.at(-1)).toMatchObject({ type: 'picture_added' })
    expect([...storage.files.keys()].filter((key) => key.startsWith('originals/'))).toHaveLength(1)
    expect(await upload(file, 'content')).toEqual(first)
    expect(await stored()).toBe(1)
  })

  it.each([
    ['a drawing', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'picture_type'],
    ['a drawing that calls itself a photograph', 'photo.png', '<?xml version="1.0"?><svg/>', 'picture_type'],
    ['a page', 'photo.jpg', '<html><script>alert(1)</script></html>', 'picture_type'],
    ['a GIF', 'photo.png', 'GIF89a', 'picture_type'],
    ['a document', 'photo.jpg', '%PDF-1.7', 'picture_type'],
    ['half a photograph', 'photo.jpg', '\u00FF\u00D8\u00FF\u00E0', 'picture_type'],
  ] as const)('%s is refused: %s', async (_, name, content, code) => {
    const before = [await stored(), storage.files.size]
    const file = new File([Buffer.from(content, 'latin1')], name, { type: 'image/png' })
    expect(await upload(file, 'content')).toMatchObject({
      status: 400,
      errors: { file: [fieldErrorWords[code].en()] },
    })
    expect([await stored(), storage.files.size]).toEqual(before)
  })

  it('is refused by its size in pixels and in bytes, and if it is missing', async () => {
    const tooLarge = { status: 400, errors: { file: [fieldErrorWords.photo_too_large.en()] } }
    const wide = new File([new Uint8Array(await photo(10_000, 5_001))], 'wide.jpg')
    expect(await upload(wide, 'content')).toMatchObject(tooLarge)
    const start = new Uint8Array(await photo(120, 80))
    const heavy = new File([start, new Uint8Array(20_000_001 - start.length)], 'heavy.jpg')
    expect(await upload(heavy, 'content')).toMatchObject(tooLarge)
    const heavier = new File([start, new Uint8Array(LARGEST_CONTENT_PICTURE)], 'heavier.jpg')
    expect((await upload(heavier, 'content')).status).toBe(413)
    expect((await upload(undefined, 'content')).status).toBe(400)
    expect(await stored()).toBe(1)
  })

  it('is accepted only from writers and admins', async () => {
    const file = new File([new Uint8Array(await photo(90, 90))], 'photo.jpg')
    expect((await upload(file)).status).toBe(401)
    expect((await upload(file, 'sales')).status).toBe(403)
    expect(await stored()).toBe(1)
  })
})
