import type { Asked } from '@pasok/contract'
import { content } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient } from '../../platform/index.ts'
import { checkAnswer, openApi, settings } from '../../testing/ask-api.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-26T05:00:00Z')
const message = {
  name: 'Sri Wahyuni',
  company: 'PT Uji Niaga',
  email: 'sri@toko.test',
  phone: '021 555 0101',
  message: 'Do you cut 6204 bearings\r\nto order? Price for 40 pcs, please.',
}
type Message = Asked<typeof content.sendMessage>['body']

describe('the contact page', () => {
  let api: ReturnType<typeof openApi>
  let clock: Date
  beforeEach(async () => {
    clock = NOON
    api = openApi({ db: database.db, now: () => clock })
    await sql`delete from content.message`.execute(database.db)
    await sql`delete from platform.email`.execute(database.db)
    await sql`delete from platform.email_time`.execute(database.db)
  })

  const send = async (body: Message, { from = '192.0.2.1', language = 'en' } = {}) => {
    const request = new Request('http://shop.test/api/website/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify(body),
    })
    handOverClient(request, () => ({ address: from }))
    const response = await api.app.fetch(request)
    const answer = (await response.json()) as { errors?: Record<string, string[]>; detail?: string }
    checkAnswer(content.sendMessage, response.status, answer)
    return { ...answer, status: response.status }
  }
  const stored = async () =>
    (await database.db.selectFrom('content.message').selectAll().orderBy('id').execute()).map(
      ({ id: _id, ...row }) => row,
    )
  const emails = async () =>
    database.db
      .selectFrom('platform.email')
      .select(['kind', 'recipient', 'language', 'subject', 'html', 'plain'])
      .orderBy('kind')
      .execute()

  // @spec §7 Contact
  it('a message is stored, e-mailed to the shop, and confirmed to its sender in their language', async () => {
    expect((await send(message, { language: 'id' })).status).toBe(200)
    expect(await stored()).toStrictEqual([
      {
        written_at: NOON,
        language: 'id',
        name: 'Sri Wahyuni',
        company: 'PT Uji Niaga',
        email: 'sri@toko.test',
        phone: '+62215550101',
        text: 'Do you cut 6204 bearings\nto order? Price for 40 pcs, please.',
        is_emailed: true,
      },
    ])
    const [toShop, toSender] = await emails()
    expect(toShop).toMatchObject({
      kind: 'content.contact-message',
      recipient: settings.email,
      subject: 'Pesan dari Sri Wahyuni',
    })
    for (const text of ['PT Uji Niaga', 'sri@toko.test', '+62215550101', 'Price for 40 pcs'])
      expect(toShop?.plain).toContain(text)
    expect(toSender).toMatchObject({
      kind: 'content.message-received',
      recipient: 'sri@toko.test',
      language: 'id',
      subject: 'Pesan Anda sudah kami terima',
    })
  })

  it('the confirmation repeats nothing that was typed', async () => {
    const advertisement = 'Cheap pills at http://pills.example, buy today'
    await send({ ...message, name: 'Buy at pills.example', message: advertisement })
    const sent = (await emails()).find(({ kind }) => kind === 'content.message-received')
    expect(sent?.html).not.toContain('pills')
    expect(sent?.plain).not.toContain('pills')
  })

  it('a message whose hidden field is filled in is answered like any other, and dropped', async () => {
    expect(await send({ ...message, website: 'http://pills.example' })).toStrictEqual(await send(message))
    expect(await stored()).toHaveLength(1)
    expect(await emails()).toHaveLength(2)
  })

  it('markup in a message reaches the shop as text', async () => {
    const script = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await send({ ...message, name: script, message: script })
    const [toShop] = await emails()
    expect(toShop?.html).toContain('&lt;script&gt;')
    expect(toShop?.html).not.toMatch(/<script|<img src=x/)
    expect(toShop?.subject).not.toMatch(/[\r\n]/)
  })

  it.each<[field: string, body: Partial<Message>]>([
    ['name', { name: ' ' }],
    ['email', { email: 'sri@toko' }],
    ['email', { email: 'sri@toko.test\r\nBcc: all@toko.test' }],
    ['email', { email: `${'s'.repeat(65)}@toko.test` }],
    ['phone', { phone: 'call me' }],
    ['message', { message: 'Hello' }],
    ['message', { message: 'x'.repeat(4_001) }],
    ['name', { name: 'Sri\u202Eisa' }],
  ])('a wrong %s is refused by its name: %j', async (field, wrong) => {
    const { status, errors } = await send({ ...message, ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toEqual([field])
    expect(await stored()).toEqual([])
  })

  it('an address may send five messages in an hour, others are not affected', async () => {
    for (let at = 0; at < 5; at++)
      expect((await send({ ...message, email: `sri${at}@toko.test` })).status).toBe(200)
    expect((await send(message)).status).toBe(429)
    expect(await stored()).toHaveLength(5)
    expect((await send(message, { from: '198.51.100.7' })).status).toBe(200)
  })

  it('one mailbox gets two confirmations in an hour, and none of the others later', async () => {
    for (let at = 0; at < 5; at++) await send(message, { from: `198.51.100.${at}` })
    const waiting = await database.db
      .selectFrom('platform.email')
      .select('due_at')
      .where('recipient', '=', message.email)
      .execute()
    expect(waiting).toHaveLength(2)
    expect(waiting.every(({ due_at }) => due_at <= new Date())).toBe(true)
    expect(await stored()).toHaveLength(5)
  })

  it("the shop's mailbox gets sixty messages in an hour; all of them are stored", async () => {
    for (let at = 0; at < 62; at++)
      await send({ ...message, email: `sri${at}@toko.test` }, { from: `10.${at}.0.1` })
    expect((await stored()).filter(({ is_emailed }) => is_emailed)).toHaveLength(60)
    expect(await stored()).toHaveLength(62)
    clock = new Date(NOON.getTime() + 61 * 60 * 1000)
    await send({ ...message, email: 'later@toko.test' }, { from: '10.99.0.1' })
    expect((await stored()).at(-1)?.is_emailed).toBe(true)
  })

  it('a message is deleted after a year', async () => {
    await send(message)
    clock = new Date('2027-11-27T05:00:00Z')
    await send({ ...message, email: 'later@toko.test' })
    expect((await stored()).map(({ email }) => email)).toEqual(['later@toko.test'])
  })
})
