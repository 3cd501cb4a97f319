import type { EndpointInput } from '@pasok/contract'
import { content, contentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { handOverClient } from '../../platform/index.ts'
import { checkAnswer, openApi, settings } from '../../testing/ask-api.ts'
import { openStaffBrowser } from '../../testing/ask-as-staff.ts'
import { postgresForAll } from '../../testing/postgres-for-all.ts'
import { deleteOldMessages } from '../index.ts'

const database = postgresForAll()
const NOON = new Date('2026-11-26T05:00:00Z')
const message = {
  name: 'Sri Wahyuni',
  company: 'PT Uji Niaga',
  email: 'sri@toko.test',
  phone: '021 555 0101',
  message: 'Do you cut 6204 bearings\r\nto order? Price for 40 pcs, please.',
}
type Message = EndpointInput<typeof content.sendMessage>['body']

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
      ({ id: _id, search_text: _text, ...row }) => row,
    )
  const emails = async () =>
    database.db
      .selectFrom('platform.email')
      .select(['kind', 'recipient', 'reply_to', 'language', 'subject', 'html', 'plain'])
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
        state: 'new',
        version: 1,
        handled_at: null,
        handled_by: null,
      },
    ])
    const [toShop, toSender] = await emails()
    expect(toShop).toMatchObject({
      kind: 'content.contact-message',
      recipient: settings.email,
      reply_to: 'sri@toko.test',
      subject: 'Pesan dari Sri Wahyuni',
    })
    for (const text of ['PT Uji Niaga', 'sri@toko.test', '+62215550101', 'Price for 40 pcs'])
      expect(toShop?.plain).toContain(text)
    expect(toSender).toMatchObject({
      kind: 'content.message-received',
      recipient: 'sri@toko.test',
      reply_to: null,
      language: 'id',
      subject: 'Pesan Anda sudah kami terima',
    })
  })

  it("the shop reads a message in its own language, which names the sender's", async () => {
    await send(message, { language: 'en' })
    const [toShop, toSender] = await emails()
    expect([toShop?.language, toSender?.language]).toEqual([settings.language, 'en'])
    expect(toShop?.subject).toBe('Pesan dari Sri Wahyuni')
    expect(toShop?.plain).toContain('dalam bahasa Inggris')
    expect(toSender?.subject).toBe("We've received your message")
  })

  it('the confirmation repeats nothing that was typed', async () => {
    const advertisement = 'Cheap pills at http://pills.example, buy today'
    await send({ ...message, name: 'Buy at pills.example', message: advertisement })
    const sent = (await emails()).find(({ kind }) => kind === 'content.message-received')
    expect(sent?.html).not.toContain('pills')
    expect(sent?.plain).not.toContain('pills')
  })

  it('a message with a filled hidden field gets the usual response, and is dropped', async () => {
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
    clock = new Date('2027-11-26T04:00:00Z')
    await send({ ...message, email: 'later@toko.test' })
    expect(await deleteOldMessages(database.db, clock)).toBe(0)
    clock = new Date('2027-11-26T06:00:00Z')
    expect(await deleteOldMessages(database.db, clock)).toBe(1)
    expect((await stored()).map(({ email }) => email)).toEqual(['later@toko.test'])
  })

  describe('its messages', () => {
    const staffMember = async (role: 'sales' | 'content') => {
      await sql`delete from identity.staff where email = ${`${role}@toko.test`}`.execute(database.db)
      return openStaffBrowser(database.db, api, role)
    }
    const list = async (
      browser: Awaited<ReturnType<typeof staffMember>>,
      query: NonNullable<EndpointInput<typeof contentStaff.listContactMessages>['query']>,
    ) => {
      const { body } = await browser.ask(contentStaff.listContactMessages, { query })
      if (!('data' in body)) throw new Error(JSON.stringify(body))
      return body.data
    }
    const namesIn = ({ records }: Awaited<ReturnType<typeof list>>) => records.map(({ name }) => name)

    it('are listed for sales, the newest first, by keyword, day and state, a page at a time', async () => {
      for (const [at, name] of ['Ani', 'Budi', 'Citra'].entries()) {
        clock = new Date(NOON.getTime() + at * 24 * 3_600_000)
        await send({ ...message, name, message: `Wanted: ${at} pieces of 100%_steel` })
      }
      const sales = await staffMember('sales')
      expect(namesIn(await list(sales, {}))).toEqual(['Citra', 'Budi', 'Ani'])
      expect(namesIn(await list(sales, { sort: 'written_at' }))).toEqual(['Ani', 'Budi', 'Citra'])
      expect(namesIn(await list(sales, { keyword: 'BUDI' }))).toEqual(['Budi'])
      expect(namesIn(await list(sales, { keyword: '2 pieces' }))).toEqual(['Citra'])
      expect(namesIn(await list(sales, { keyword: '%_steel' }))).toHaveLength(3)
      expect(namesIn(await list(sales, { keyword: '%%' }))).toEqual([])
      expect(namesIn(await list(sales, { written_from: '2026-11-27', written_to: '2026-11-27' }))).toEqual([
        'Budi',
      ])
      expect(namesIn(await list(sales, { state: 'handled' }))).toEqual([])
      const first = await list(sales, { per_page: '2' })
      expect([namesIn(first), first.total]).toEqual([['Citra', 'Budi'], 3])
      const next = await list(sales, {
        per_page: '2',
        ...(first.next_cursor && { cursor: first.next_cursor }),
      })
      expect(namesIn(next)).toEqual(['Ani'])
      expect(
        namesIn(
          await list(sales, { per_page: '2', ...(next.previous_cursor && { cursor: next.previous_cursor }) }),
        ),
      ).toEqual(['Citra', 'Budi'])
    })

    it('are marked as handled once, by whom and when, and can be new again', async () => {
      await send(message)
      const sales = await staffMember('sales')
      const [record] = (await list(sales, {})).records
      expect(record).toMatchObject({ state: 'new', version: 1, handled: null, email: 'sri@toko.test' })
      const mark = (version: number, state: 'new' | 'handled') =>
        sales.ask(contentStaff.changeContactMessage, {
          params: { id: String(record?.id) },
          body: { version, state },
        })
      clock = new Date(NOON.getTime() + 60_000)
      const handled = { at: clock.toISOString(), by: { id: sales.staffId, name: 'Staf sales' } }
      expect(await mark(1, 'handled')).toMatchObject({
        status: 200,
        body: { data: { record: { state: 'handled', version: 2, handled } } },
      })
      // A colleague who still sees it as new sees who was first.
      expect(await mark(1, 'handled')).toMatchObject({
        status: 409,
        body: { code: 'version_conflict', current: { state: 'handled', version: 2, handled } },
      })
      expect(await mark(2, 'new')).toMatchObject({
        status: 200,
        body: { data: { record: { state: 'new', version: 3, handled: null } } },
      })
      const { rows } = await sql<{ action: string; who_id: number }>`
        select action, who_id from platform.audit
        where subject = 'contact_message' and subject_id = ${record?.id ?? 0} order by id`.execute(
        database.db,
      )
      expect(rows).toEqual([
        { action: 'content.handle-message', who_id: sales.staffId },
        { action: 'content.reopen-message', who_id: sales.staffId },
      ])
    })

    it('are refused to writers', async () => {
      const writer = await staffMember('content')
      expect((await writer.ask(contentStaff.listContactMessages, { query: {} })).status).toBe(403)
    })
  })
})
