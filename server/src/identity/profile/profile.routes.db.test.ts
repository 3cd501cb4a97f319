import type { Profile } from '@pasok/contract'
import { identity } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { openBrowser, type AskingBrowser } from '../../testing/ask-as.ts'
import { openApi } from '../../testing/ask-api.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { addPerson, addWaiting } from '../../testing/people-fixture.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'

const database = postgresForAll()
let storage: ReturnType<typeof memoryStorage>
let api: ReturnType<typeof openApi>
let own: AskingBrowser
let colleague: AskingBrowser
let stranger: AskingBrowser
let count = 0
beforeEach(async () => {
  storage = memoryStorage()
  api = openApi({ db: database.db, storage })
  const person = await addPerson(database.db, { email: `orang-${++count}@uji.test`, role: 'viewer' })
  const login = async (of: { memberId: number }) => openBrowser(database.db, api, of.memberId)
  own = await login(person)
  colleague = await login(
    await addPerson(database.db, { companyId: person.companyId, email: `rekan-${count}@uji.test` }),
  )
  stranger = await login(await addPerson(database.db, { email: `asing-${count}@uji.test` }))
})

const readProfile = async (browser: AskingBrowser): Promise<Profile> => {
  const { body } = await browser.ask(identity.showProfile)
  if (!('data' in body)) throw new Error(body.detail)
  return body.data.record
}
const right = {
  version: 1,
  name: '  Sri   Rekaan ',
  position: 'Kepala Gudang',
  mobile: '0812-3456-7890',
  phone: '(021) 555 0177',
  phone_extension: '12',
  language: 'id',
} as const

describe('a profile', () => {
  // @spec §7 Profile: read
  // @spec §3 Profile: fields
  it('has every field that is specified, in data.record', async () => {
    const email = `lengkap-${count}@uji.test`
    const { memberId } = await addPerson(database.db, { email })
    const browser = await openBrowser(database.db, api, memberId)
    await browser.ask(identity.changeProfile, { body: right })
    const address = await uploadAvatar(browser)
    const response = await browser.get('/v2/user/profile')
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: 'OK',
      data: {
        record: {
          id: memberId,
          name: 'Sri Rekaan',
          email,
          mobile: '+6281234567890',
          phone: '+62215550177',
          is_email_verified: true,
          registration_status: 'approve',
          avatar: `/api${address}`,
        },
      },
    })
  })

  it('has the status of its registration', async () => {
    const { memberId } = await addPerson(database.db, { status: 'draft', email: `taraf-${count}@uji.test` })
    expect(await readProfile(await openBrowser(database.db, api, memberId))).toMatchObject({
      is_email_verified: true,
      registration_status: 'draft',
    })
    const registrationId = await addWaiting(database.db, `taraf-tunggu-${count}@uji.test`)
    expect(await readProfile(await openBrowser(database.db, api, { registrationId }))).toMatchObject({
      is_email_verified: false,
      registration_status: 'draft',
    })
  })

  // @spec §7 Profile: write
  it('is changed by its member, and shown as it is now', async () => {
    const before = await readProfile(own)
    const { status, body } = await own.ask(identity.changeProfile, { body: right })
    expect(status).toBe(200)
    expect('data' in body && body.data.record).toEqual({
      ...before,
      version: 2,
      name: 'Sri Rekaan',
      position: 'Kepala Gudang',
      mobile: '+6281234567890',
      phone: '+62215550177',
      phone_extension: '12',
      language: 'id',
    })
    expect(await readProfile(own)).toMatchObject({ name: 'Sri Rekaan', email: before.email })
    expect((await readProfile(colleague)).name).toBe('Uji Rekaan')
  })

  it('needs neither phone numbers nor a position', async () => {
    const empty = { ...right, position: '', mobile: '', phone: '', phone_extension: '' }
    const { body } = await own.ask(identity.changeProfile, { body: empty })
    expect('data' in body && body.data.record).toMatchObject({ position: '', mobile: '', phone: '' })
  })

  it('is changed without a version, whichever is the latest, and keeps its language without one', async () => {
    await own.ask(identity.changeProfile, { body: right })
    const { version: _, language: __, ...client } = { ...right, name: 'Sri dari Klien' }
    const { status, body } = await own.ask(identity.changeProfile, { body: client })
    expect(status).toBe(200)
    expect('data' in body && body.data.record).toMatchObject({
      name: 'Sri dari Klien',
      language: 'id',
      version: 3,
    })
    const stale = await own.ask(identity.changeProfile, { body: { ...client, version: 2 } })
    expect(stale.status).toBe(409)
    expect(await readProfile(own)).toMatchObject({ name: 'Sri dari Klien', version: 3 })
  })

  it('keeps omitted fields, and an extension only as long as its phone number', async () => {
    await own.ask(identity.changeProfile, { body: right })
    await own.ask(identity.changeProfile, { body: { name: 'Sri dari Klien' } })
    const { name: _, version: __, ...stored } = right
    expect(await readProfile(own)).toMatchObject({
      name: 'Sri dari Klien',
      position: stored.position,
      language: 'id',
    })
    expect((await readProfile(own)).phone).toBe('+62215550177')
    expect((await readProfile(own)).phone_extension).toBe('12')
    await own.ask(identity.changeProfile, { body: { name: 'Sri dari Klien', phone: '' } })
    expect(await readProfile(own)).toMatchObject({ phone: '', phone_extension: '', mobile: '+6281234567890' })
  })

  // @spec §3 Profile: fields
  it('has a picture or null, never no such field', async () => {
    expect(await readProfile(own)).toHaveProperty('avatar', null)
  })

  it('is not overwritten from an older version', async () => {
    await own.ask(identity.changeProfile, { body: right })
    const { status, body } = await own.ask(identity.changeProfile, { body: { ...right, name: 'Lain' } })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'version_conflict', current: { name: 'Sri Rekaan', version: 2 } })
  })

  it.each([
    [{ name: ' ' }, 'name', 'This field is required.'],
    [{ name: 'x'.repeat(201) }, 'name', 'Enter at most 200 characters.'],
    [{ mobile: '12' }, 'mobile', 'Enter an Indonesian mobile number, for example +62 812 3456 7890.'],
    [{ phone: '' }, 'phone', 'Enter the phone number for this extension.'],
    [
      { position: 'a\u0007b' },
      'position',
      "This text contains characters that can't be saved. Type it again.",
    ],
  ])('is refused with %j, in words', async (wrong, field, message) => {
    const { status, body } = await own.ask(identity.changeProfile, { body: { ...right, ...wrong } })
    expect(status).toBe(400)
    expect('errors' in body && body.errors).toEqual({ [field]: [message] })
    expect((await readProfile(own)).version).toBe(1)
  })

  it.each(['draft', 'suspend', 'reject'] as const)(
    'is only read while its company is in %s',
    async (status) => {
      const person = await addPerson(database.db, { email: `${status}-${count}@uji.test`, status })
      const limited = await openBrowser(database.db, api, person.memberId)
      expect((await limited.ask(identity.showProfile)).status).toBe(200)
      expect((await limited.ask(identity.changeProfile, { body: right })).status).toBe(401)
      expect((await limited.ask(identity.removeAvatar)).status).toBe(401)
      expect((await limited.ask(identity.setAvatar, { form: { avatar: new File(['x'], 'x') } })).status).toBe(
        401,
      )
    },
  )

  it('takes no command from another site', async () => {
    const headers = { cookie: own.cookie, 'sec-fetch-site': 'cross-site' }
    expect((await api.post('/v2/user/profile', right, headers)).status).toBe(403)
    expect((await readProfile(own)).version).toBe(1)
  })
})

const plain = (width = 300, height = 200, background = '#a33') =>
  sharp({ create: { width, height, channels: 3, background } })
const upload = (browser: AskingBrowser, bytes: Uint8Array<ArrayBuffer> | string, name = 'saya.png') =>
  browser.ask(identity.setAvatar, { form: { avatar: new File([bytes], name) } })
const uploadAvatar = async (browser: AskingBrowser, bytes?: Buffer): Promise<string> => {
  const { body } = await upload(browser, new Uint8Array(bytes ?? (await plain().png().toBuffer())))
  if (!('data' in body)) throw new Error(JSON.stringify(body))
  const avatar = body.data.record.avatar ?? ''
  expect(avatar).toMatch(/^\/api\/v2\/user\/avatar\/[0-9a-f]{32}$/)
  return avatar.slice('/api'.length)
}

describe('an avatar', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is made of %s: a square, without its origin',
    async (format) => {
      const bytes = await plain()
        .withExif({ IFD0: { Copyright: 'rahasia' } })
        .toFormat(format)
        .toBuffer()
      const response = await own.get(await uploadAvatar(own, bytes))
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': expect.stringMatching(/^attachment; filename="avatar.webp"/),
        'cache-control': 'private, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      const body = Buffer.from(await response.arrayBuffer())
      expect(body.includes('rahasia')).toBe(false)
      expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 192, height: 192 })
      expect((await sharp(body).metadata()).exif).toBeUndefined()
    },
  )

  it('is the middle of the picture, upright', async () => {
    const right = await plain(100, 200)
      .composite([{ input: await plain(100, 60, '#00f').png().toBuffer(), top: 0, left: 0 }])
      .png()
      .toBuffer()
    const bytes = await sharp(right).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const made = await own.get(await uploadAvatar(own, bytes))
    const pixels = await sharp(Buffer.from(await made.arrayBuffer()))
      .raw()
      .toBuffer()
    const at = (x: number, y: number) => [...pixels.subarray(3 * (192 * y + x), 3 * (192 * y + x) + 3)]
    // The upper end of the square, in the picture's upright orientation, is blue; below it is red.
    const isBlue = ([red = 0, , blue = 0]: number[]) => blue > red
    expect([isBlue(at(96, 6)), isBlue(at(96, 60)), isBlue(at(96, 186)), isBlue(at(6, 96))]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('is only for members of the same company', async () => {
    const address = await uploadAvatar(own)
    expect((await colleague.get(address)).status).toBe(200)
    expect((await stranger.get(address)).status).toBe(404)
    expect((await api.get(address)).status).toBe(401)
    for (const name of ['..%2f..%2fdatabase', 'x', '%00', 'a'.repeat(100), 'A'.repeat(32)])
      expect([name, (await own.get(`/v2/user/avatar/${name}`)).status]).toEqual([name, 404])
  })

  it('is visible to its member while the company is suspended, and not to colleagues', async () => {
    const person = await addPerson(database.db, { email: `tunda-${count}@uji.test` })
    const { memberId, companyId } = person
    const browser = await openBrowser(database.db, api, memberId)
    const other = await openBrowser(
      database.db,
      api,
      (await addPerson(database.db, { companyId, email: `tunda-2-${count}@uji.test` })).memberId,
    )
    const address = await uploadAvatar(browser)
    await sql`update company.company set registration_status = 'suspend' where id = ${companyId}`.execute(
      database.db,
    )
    expect((await browser.get(address)).status).toBe(200)
    expect((await other.get(address)).status).toBe(404)
  })

  it('replaces the previous one, which is deleted; nothing else is stored', async () => {
    const first = await uploadAvatar(own)
    const second = await uploadAvatar(own)
    expect(second).not.toBe(first)
    expect((await own.get(first)).status).toBe(404)
    expect([...storage.files.keys()]).toEqual([`private/avatar/${second.split('/').at(-1)}`])
    const { body } = await own.ask(identity.removeAvatar)
    expect('data' in body && body.data.record.avatar).toBe(null)
    expect((await own.get(second)).status).toBe(404)
    expect(storage.files.size).toBe(0)
    expect((await own.ask(identity.removeAvatar)).status).toBe(200)
  })

  it.each<[string, () => Promise<Uint8Array | string>, string]>([
    [
      'SVG',
      async () => '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>',
      "can't be read as a picture",
    ],
    ['HTML', async () => '<!doctype html><script>alert(1)</script>', "can't be read as a picture"],
    ['a PDF', async () => '%PDF-1.7\n', "can't be read as a picture"],
    ['a GIF', () => plain().gif().toBuffer(), "can't be read as a picture"],
    [
      'its first bytes alone',
      async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      "can't be read as a picture",
    ],
    [
      'a picture cut off',
      async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 3000),
      "can't be read as a picture",
    ],
    ['one that is too small', () => plain(63, 200).png().toBuffer(), 'too small'],
    [
      'more pixels than are read',
      () => plain(7100, 7100).png({ compressionLevel: 9 }).toBuffer(),
      'larger than 5 MB or 50 megapixels',
    ],
    [
      'too many bytes',
      async () => Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(5_000_000)]),
      'larger than 5 MB',
    ],
  ])('is not made of %s', async (_, bytes, message) => {
    const content = await bytes()
    const { status, body } = await upload(
      own,
      typeof content === 'string' ? content : new Uint8Array(content),
    )
    expect(status).toBe(400)
    expect('errors' in body && body.errors?.['avatar']?.[0]).toContain(message)
    expect(storage.files.size).toBe(0)
  })

  it('is not read if the form is too large', async () => {
    expect((await upload(own, new Uint8Array(5_200_000))).status).toBe(413)
  })
})
