import { spawn } from 'node:child_process'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { settings } from '../../testing/ask-api.ts'
import { freshDatabase, onDatabase } from '../../testing/index.ts'
import { openMailServer, type TestMailServer } from '../../testing/mail-server.ts'
import { openDatabase, openJobs, type Database } from '../index.ts'
import { describeError, log } from '../log.ts'
import { emailDelivery } from './deliver-email.ts'
import type { Email } from './email.ts'
import { mailServer, type MailAccount } from './mail-server.ts'
import { openEmails, type EmailWritten, type SendEmail } from './send-email.ts'

const QUEUE = 'platform.deliver-letter'
const SOON = { timeout: 25_000, interval: 50 }
const head = { shop: settings, origin: 'https://shop.test' }
const TOKEN = 'tok-7f3a9c'
const nothing = { envelope: [], mail: undefined }

const emailTo = (to: string, fields: Partial<Email> = {}): Email => ({
  kind: 'test.verify',
  to,
  language: 'en',
  subject: 'Please confirm',
  body: [{ paragraph: 'Good day, Ümit' }, { button: 'Confirm', to: `/web/signup/verify/${TOKEN}` }],
  ...fields,
})

/** A shop that sends e-mails through an account, and is less patient than a real one. */
const openShop = async (database: Database, account: MailAccount, retries = 3): Promise<SendEmail> => {
  const deliver = emailDelivery({ db: database.db, handOver: mailServer(account) })
  const jobs = await openJobs<EmailWritten>(database, {
    email_written: [
      {
        queue: QUEUE,
        retry: { retries, firstSeconds: 1, mostSeconds: 1, workSeconds: 60 },
        work: ({ letter }, context) => deliver(letter, context),
      },
    ],
  })
  onTestFinished(jobs.stop)
  return openEmails({ ...head, announce: (tx, event) => jobs.announce(tx, event) })
}

onDatabase('an e-mail', (open) => {
  let database: Database
  let logged: unknown[]
  beforeEach(async () => {
    database = await open()
    logged = []
    for (const level of ['info', 'warn', 'error'] as const)
      vi.spyOn(log, level).mockImplementation((...args: unknown[]) => void logged.push([level, ...args]))
  })

  const commit = (send: SendEmail, message: Email) =>
    database.db.transaction().execute((tx) => send(tx, message))
  const messages = async () =>
    (await database.pool.query('select recipient, state, failure from platform.email')).rows
  const jobRows = async () =>
    (await database.pool.query('select j::text as job, j.state from pgboss.job j where name = $1', [QUEUE]))
      .rows as { job: string; state: string }[]
  const messagesLogged = () =>
    JSON.stringify(logged, (_, value: unknown) => (value instanceof Error ? describeError(value) : value))
  const waitForEmails = (server: TestMailServer, count: number) =>
    vi.waitFor(() => expect(server.received).toHaveLength(count), SOON)

  it('comes as HTML and text, in the reader’s language, from the shop to the reader', async () => {
    const server = await openMailServer()
    const send = await openShop(database, server.account)
    const body = [{ paragraph: 'Selamat pagi, Ümit' }, { button: 'Konfirmasi', to: `/verify/${TOKEN}` }]
    await commit(
      send,
      emailTo('umit+kantor@toko.test', { language: 'id', subject: 'Mohon konfirmasi · é', body }),
    )
    await waitForEmails(server, 1)
    const [{ envelope, mail } = nothing] = server.received
    expect(envelope).toEqual(['umit+kantor@toko.test'])
    expect(mail?.header('From')).toEqual(['Toko Uji <surat@toko-uji.test>'])
    expect(mail?.header('To')).toEqual(['umit+kantor@toko.test'])
    expect(mail?.header('Subject')).toEqual(['Mohon konfirmasi · é'])
    expect(mail?.header('Content-Language')).toEqual(['id'])
    expect(mail?.header('Auto-Submitted')).toEqual(['auto-generated'])
    expect(mail?.header('Message-ID')).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@toko-uji\.test>$/)])
    expect(mail?.parts).toEqual(['text/plain', 'text/html'])
    expect(mail?.text).toContain(`Selamat pagi, Ümit\n\nKonfirmasi:\nhttps://shop.test/id/verify/${TOKEN}\n`)
    expect(mail?.html).toContain('Selamat pagi, Ümit')
    expect(mail?.html).toContain(`href="https://shop.test/id/verify/${TOKEN}"`)
  })

  it('is answered to the address that it names, and to the sender where it names none', async () => {
    const server = await openMailServer()
    const send = await openShop(database, server.account)
    await commit(send, emailTo('shop@toko.test', { replyTo: 'sri+po@toko.test' }))
    await waitForEmails(server, 1)
    await commit(send, emailTo('shop@toko.test'))
    await waitForEmails(server, 2)
    expect(server.received.map(({ mail }) => mail.header('Reply-To'))).toEqual([['sri+po@toko.test'], []])
  })

  it.each([
    'sri@toko.test\r\nBcc: all@toko.test',
    'sri@toko.test\nX-Any: 1',
    'sri@toko.test, all@toko.test',
    'Sri <sri@toko.test>',
    '"sri\r\n"@toko.test',
    'sri@toko.test\u2028Bcc: all@toko.test',
  ])('is not written with an answer to %j, which would add to its head', async (replyTo) => {
    const send = openEmails(head)
    const sent = commit(send, emailTo('shop@toko.test', { replyTo }))
    await expect(sent).rejects.toThrow(RangeError)
    expect(await messages()).toEqual([])
  })

  it('is forgotten once it was taken, and neither job nor log ever says whom it is for', async () => {
    const server = await openMailServer({
      refuses: (nth) => (nth === 1 ? '451 4.3.0 sri@toko.test later' : undefined),
    })
    const send = await openShop(database, server.account)
    await commit(send, emailTo('sri@toko.test'))
    await vi.waitFor(
      () => expect(messagesLogged()).toContain('The mail server answered 451 4.3.0 to RCPT TO'),
      SOON,
    )
    expect((await jobRows()).map(({ job }) => job).join()).not.toMatch(/sri@|tok-7f3a9c/)
    await waitForEmails(server, 1)
    await vi.waitFor(
      async () => expect((await jobRows()).map(({ state }) => state)).toEqual(['completed']),
      SOON,
    )
    expect(await messages()).toEqual([])
    expect(server.attempts()).toBe(2)
    expect(messagesLogged()).toContain('an e-mail was sent')
    expect(messagesLogged() + (await jobRows()).map(({ job }) => job).join()).not.toMatch(
      /sri@|tok-7f3a9c|Good day/,
    )
  })

  it('waits for a server that is down', async () => {
    const gone = await openMailServer()
    await gone.stop()
    const send = await openShop(database, gone.account)
    await commit(send, emailTo('sri@toko.test'))
    await vi.waitFor(() => expect(messagesLogged()).toContain('The mail server was not reached'), SOON)
    const back = await openMailServer({ port: gone.account.port })
    await waitForEmails(back, 1)
  })

  it('that is refused for good fails at once, and is stored with the reason', async () => {
    const server = await openMailServer({ refuses: () => '550 5.1.1 <sri@toko.test>: nobody of that name' })
    const send = await openShop(database, server.account)
    await commit(send, emailTo('sri@toko.test'))
    const failure = 'The mail server answered 550 5.1.1 to RCPT TO'
    await vi.waitFor(
      async () =>
        expect(await messages()).toEqual([{ recipient: 'sri@toko.test', state: 'failed', failure }]),
      SOON,
    )
    await vi.waitFor(
      async () => expect((await jobRows()).map(({ state }) => state)).toEqual(['completed']),
      SOON,
    )
    expect(server.attempts()).toBe(1)
    expect(messagesLogged()).toContain(failure)
    expect(messagesLogged()).not.toMatch(/sri@|tok-7f3a9c/)
  })

  it.each(['451 4.7.1 Try later', '550 5.7.1 Relaying denied'])(
    'is tried no more often than patience lasts: %s',
    async (answer) => {
      const server = await openMailServer({ refuses: () => answer })
      const send = await openShop(database, server.account, 1)
      await commit(send, emailTo('sri@toko.test'))
      await vi.waitFor(async () => expect(await messages()).toMatchObject([{ state: 'failed' }]), SOON)
      await vi.waitFor(
        async () => expect((await jobRows()).map(({ state }) => state)).toEqual(['completed']),
        SOON,
      )
      expect(server.attempts()).toBe(2)
      expect(messagesLogged()).toContain('an e-mail was given up')
    },
  )

  it('of a transaction that rolled back is never sent', async () => {
    const server = await openMailServer()
    const send = await openShop(database, server.account)
    const changing = database.db.transaction().execute(async (tx) => {
      await send(tx, emailTo('never@toko.test'))
      throw new Error('refused')
    })
    await expect(changing).rejects.toThrow('refused')
    expect([await messages(), await jobRows()]).toEqual([[], []])
    await commit(send, emailTo('sri@toko.test'))
    await waitForEmails(server, 1)
    expect(server.received[0]?.envelope).toEqual(['sri@toko.test'])
  })

  it('has the headers we gave it, whatever stands in its subject', async () => {
    const server = await openMailServer()
    const send = await openShop(database, server.account)
    const subject = 'Hello\r\nBcc: eve@evil.test\r\n\r\n<b>Body</b>\u0000\u2028X-Evil: 1'
    await commit(send, emailTo('sri@toko.test', { subject }))
    await waitForEmails(server, 1)
    const [{ envelope, mail } = nothing] = server.received
    expect(envelope).toEqual(['sri@toko.test'])
    expect(mail?.header('To')).toEqual(['sri@toko.test'])
    expect([mail?.header('Bcc'), mail?.header('X-Evil')]).toEqual([[], []])
    expect(mail?.header('Subject')).toEqual(['Hello Bcc: eve@evil.test <b>Body</b> X-Evil: 1'])
    expect(mail?.text).toContain('Good day, Ümit')
  })

  it.each([
    'sri@toko.test\r\nBcc: eve@evil.test',
    'sri@toko.test\n',
    'sri@toko.test, eve@evil.test',
    'sri@toko.test;eve@evil.test',
    'Sri <sri@toko.test>',
    '<sri@toko.test>',
    '"sri\\"@evil.test"@toko.test',
    'sri toko@toko.test',
    'sri%evil.test@toko.test',
    'sri@toko',
    'sri@',
    `${'a'.repeat(65)}@toko.test`,
    `sri@${'a'.repeat(250)}.test`,
    '',
  ])('goes nowhere for %j', async (to) => {
    const send = openEmails(head)
    await expect(commit(send, emailTo(to))).rejects.toThrow(
      new RangeError('Not an address that an e-mail can be sent to'),
    )
    expect(await messages()).toEqual([])
  })

  it('that was cut off after the server had it goes out again as the same e-mail', async () => {
    const { url, drop } = await freshDatabase()
    onTestFinished(drop)
    let onTaken = () => {}
    const server = await openMailServer({ beforeTaking: () => onTaken() })
    const id = await writeWaiting(url)
    // A shop in a process of its own, which is killed when the server has the e-mail and before it says so.
    const shop = spawn(
      process.execPath,
      ['--input-type=module', '-e', deliverOnce(url, server.account, id)],
      {
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    )
    const ended = new Promise((resolve) => shop.once('close', (_code, signal) => resolve(signal)))
    onTaken = () => void shop.kill('SIGKILL')
    expect(await ended).toBe('SIGKILL')
    await waitForEmails(server, 1)
    onTaken = () => {}

    const again = await openDatabase(url, { role: 'batch' })
    try {
      await emailDelivery({ db: again.db, handOver: mailServer(server.account) })(id, {
        attempt: 2,
        last: false,
      })
      expect((await again.pool.query('select 1 from platform.email')).rows).toEqual([])
    } finally {
      await again.close()
    }
    await waitForEmails(server, 2)
    const envelopes = server.received.map(({ mail }) => [
      mail.header('Message-ID'),
      mail.header('Date'),
      mail.header('Subject'),
      mail.text,
      mail.html,
    ])
    expect(envelopes[0]).toEqual(envelopes[1])
    expect(envelopes[1]?.[0]).toEqual([`<${id}@toko-uji.test>`])
  })

  it('is delivered once, however often its job runs', async () => {
    const server = await openMailServer()
    const deliver = emailDelivery({ db: database.db, handOver: mailServer(server.account) })
    let id = ''
    const send = openEmails({ ...head, announce: async (_, { letter }) => void (id = letter) })
    await commit(send, emailTo('sri@toko.test'))
    for (const attempt of [1, 2]) await deliver(id, { attempt, last: false })
    expect(server.received).toHaveLength(1)
  })
})

/** Writes an e-mail that waits for a job, and answers its id. */
const writeWaiting = async (url: string): Promise<string> => {
  const database = await openDatabase(url, { role: 'batch' })
  try {
    let id = ''
    const send = openEmails({ ...head, announce: async (_, { letter }) => void (id = letter) })
    await database.db.transaction().execute((tx) => send(tx, emailTo('sri@toko.test')))
    return id
  } finally {
    await database.close()
  }
}

const deliverOnce = (url: string, account: MailAccount, id: string): string => `
  import { openDatabase, emailDelivery, mailServer } from ${JSON.stringify(new URL('../index.ts', import.meta.url).href)}
  const { db } = await openDatabase(${JSON.stringify(url)}, { role: 'batch' })
  const handOver = mailServer(${JSON.stringify(account)})
  await emailDelivery({ db, handOver })(${JSON.stringify(id)}, { attempt: 1, last: false })`
