import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import { onDatabase } from '../../testing/index.ts'
import type { Database } from '../index.ts'
import { isStoredEmailPath, storedEmailPages } from './stored-emails.ts'
import { openEmails } from './send-email.ts'

onDatabase('stored e-mails', (open) => {
  let database: Database
  const send = openEmails({ shop: settings, origin: 'https://shop.test' })
  const write = (subject: string, language: 'en' | 'id' = 'en') =>
    database.db.transaction().execute((tx) =>
      send(tx, {
        kind: 'test.kept',
        to: 'sri@toko.test',
        language,
        subject,
        body: [{ paragraph: 'Good day' }, { button: 'Confirm', to: '/web/signup/verify/abc' }],
      }),
    )
  const read = async (path: string) => {
    const answer = await storedEmailPages(database.db).request(path)
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const ids = async (): Promise<string[]> =>
    [...(await read('/dev/emails')).text.matchAll(/href="\/dev\/emails\/([0-9a-f-]{36})"/g)].map(
      ([, id = '']) => id,
    )
  const count = async (where: string): Promise<number> =>
    Number((await database.pool.query(`select count(*) as n from platform.email where ${where}`)).rows[0].n)

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    await database.pool.query('delete from platform.email')
  })

  it('are listed newest first, in both languages', async () => {
    expect((await read('/dev/emails')).text).toContain('There are no emails yet.')
    await write('First <b>e-mail</b>')
    await write('Surat kedua', 'id')
    const { status, text } = await read('/dev/emails')
    expect(status).toBe(200)
    expect(text.indexOf('Surat kedua')).toBeLessThan(text.indexOf('First &lt;b&gt;e-mail&lt;/b&gt;'))
    expect(text).toContain('<html lang="en">')
    expect(text).toContain('sri@toko.test')
    const indonesian = (await read('/id/dev/emails')).text
    expect(indonesian).toContain('<html lang="id">')
    expect(indonesian).toContain('Email yang tidak dikirim')
    expect(indonesian).toMatch(/href="\/id\/dev\/emails\/[0-9a-f-]{36}"/)
  })

  it('are read as text, and as HTML in a frame that can run nothing', async () => {
    await write('Please confirm')
    const [id = ''] = await ids()
    const page = await read(`/dev/emails/${id}`)
    expect(page.status).toBe(200)
    expect(page.text).toContain('Confirm:\nhttps://shop.test/web/signup/verify/abc\n')
    expect(page.text).toContain(`sandbox="allow-popups allow-popups-to-escape-sandbox"`)
    expect(page.text).toContain(`src="/dev/emails/${id}/html"`)
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; frame-src 'self'/,
    )
    const framed = await read(`/dev/emails/${id}/html`)
    expect(framed.text).toContain('href="https://shop.test/web/signup/verify/abc"')
    expect(framed.headers.get('content-security-policy')).toMatch(/default-src 'none'.* sandbox allow-popups/)
    expect(framed.headers.get('content-security-policy')).not.toMatch(
      /allow-scripts|allow-same-origin|script-src/,
    )
    for (const { headers } of [page, framed]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
    }
  })

  it.each([
    '/dev/emails/1',
    '/dev/emails/7d9f8a52-5c0e-4a4e-9b53-0f6f5f1d2c11',
    `/dev/emails/${'-'.repeat(36)}`,
  ])('%s is not there', async (path) => {
    expect((await read(path)).status).toBe(404)
    expect((await read(`/id${path}/html`)).status).toBe(404)
  })

  it('are the newest 1,000 of the last 30 days; what waits to be sent is not counted', async () => {
    await database.pool.query(`
      insert into platform.email (id, kind, state, recipient, language, subject, html, plain, written_at, due_at, failure)
      select gen_random_uuid(), 'test.old', state, 'a@b.test', 'en', 's', 'h', 'p', now() - age, now() - age, failure
      from (
        select 'kept' as state, n * interval '1 minute' as age, null as failure from generate_series(1, 1001) n
        union all select 'failed', interval '29 days', 'The mail server answered 550'
        union all select 'waiting', interval '29 days', null
        union all select 'waiting', interval '31 days', null
        union all select 'kept', interval '31 days', null) made`)
    await write('Newest')
    expect(await count('true')).toBe(1_001)
    expect(await count("state <> 'waiting'")).toBe(1_000)
    expect(await count("subject = 'Newest'")).toBe(1)
    expect(await count("state = 'waiting' and written_at > now() - interval '30 days'")).toBe(1)
    expect(await count("state = 'failed'")).toBe(0)
  })

  it('delay no concurrent writer', async () => {
    await database.pool.query(`
      insert into platform.email (id, kind, state, recipient, language, subject, html, plain, written_at, due_at)
      values (gen_random_uuid(), 'test.old', 'kept', 'a@b.test', 'en', 's', 'h', 'p', now() - interval '31 days',
        now() - interval '31 days')`)
    await database.db.transaction().execute(async (tx) => {
      await send(tx, { kind: 'test.first', to: 'a@b.test', language: 'en', subject: 'First', body: [] })
      await write('Meanwhile')
    })
    expect(await count('true')).toBe(2)
  })
})

describe('the address of these pages', () => {
  it.each(['/dev/emails', '/id/dev/emails', '/dev/emails?x=1', '/dev/emails/1'])('is %s', (path) => {
    expect(isStoredEmailPath(path)).toBe(true)
  })
  it.each(['/dev/emailsx', '/en/dev/emails', '/shop?next=/dev/emails', '/', '/dev'])('is not %s', (path) => {
    expect(isStoredEmailPath(path)).toBe(false)
  })
})
