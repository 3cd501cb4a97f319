import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { commercialDocument, documentLine } from '../../testing/commercial-document.ts'
import { onDatabase } from '../../testing/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { settings } from '../../testing/shop-settings.ts'
import { openEmails, openWorkers, type CommercialDocument, type Db, type Workers } from '../index.ts'
import { actingFor } from '../limits/party.ts'
import { deleteLateDocuments, finishDocument } from './finish-document.ts'
import { makeDocument, type DocumentLate } from './make-document.ts'

const NOON = new Date('2026-11-23T05:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const daysLater = (days: number) => new Date(NOON.getTime() + days * DAY_MS)
const JOB = { last: false }

const numbered = (number: string): CommercialDocument =>
  commercialDocument({ number, lines: Array.from({ length: 500 }, (_, at) => documentLine(at + 1)) })

/** Threads that answer every task this way. */
const answering = (result: Uint8Array | 'busy' | 'overrun') => {
  const run = vi.fn(async () => result)
  return { run, close: async () => {} } as unknown as Workers & { run: typeof run }
}

onDatabase('a document that takes longer than a request', (open) => {
  let db: Db
  let storage: ReturnType<typeof memoryStorage>
  let announced: DocumentLate[]
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(async () => {
    await sql`truncate platform.late_document, platform.email`.execute(db)
    storage = memoryStorage()
    announced = []
  })

  const sendEmail = openEmails({ shop: settings, origin: 'https://shop.test', now: () => NOON })
  const ask = (
    document: CommercialDocument,
    { person = 'member 1', company = 'company 1', workers = answering('overrun'), now = NOON } = {},
  ) =>
    actingFor({ company, person }, () =>
      makeDocument(
        {
          db,
          storage,
          workers,
          announce: async (_, event) => void announced.push(event),
          now: () => now,
        },
        {
          findContact: async () => ({
            email: `${person.replace(' ', '-')}@uji.test`,
            name: 'Sri',
            language: 'id',
          }),
          page: '/account/quotation/7',
        },
        document,
      ),
    )
  const finish = (id: number, more: Partial<Parameters<typeof finishDocument>[0]> = {}, job = JOB) =>
    finishDocument(
      { db, storage, lateWorkers: answering(new Uint8Array([1])), sendEmail, ...more },
      id,
      job,
      NOON,
    )
  const readId = (at: number): number => {
    const event = announced[at]
    if (!event) throw new Error(`no ${at}. document was announced`)
    return event.document
  }
  const emails = async () => {
    const { rows } = await sql<{ kind: string; recipient: string; plain: string }>`
      select kind, recipient, plain from platform.email order by recipient`.execute(db)
    return rows
  }

  it('is made by a job, announced to its requester, and then answered from its file', async () => {
    expect(await ask(numbered('Q26-1'))).toEqual({ email: 'member-1@uji.test' })
    expect(storage.files.size).toBe(0)
    const lateWorkers = openWorkers({ threads: 1 })
    onTestFinished(lateWorkers.close)
    await finish(readId(0), { lateWorkers })
    expect([...storage.files.keys()]).toEqual([expect.stringMatching(/^private\/document\/[0-9a-f]{64}$/)])
    const [email, ...others] = await emails()
    expect(others).toEqual([])
    expect(email).toMatchObject({ kind: 'platform.document-ready', recipient: 'member-1@uji.test' })
    expect(email?.plain).toContain('Penawaran Harga Q26-1 sudah siap')
    expect(email?.plain).toContain('https://shop.test/id/account/quotation/7')
    const workers = answering('overrun')
    const made = await ask(numbered('Q26-1'), { person: 'member 2', workers })
    if (!(made instanceof Uint8Array)) throw new Error('no document')
    expect(pdfPages(made)[0]).toContain('Q26-1')
    expect(workers.run).not.toHaveBeenCalled()
    // One that changed is made again.
    expect(await ask(numbered('Q26-2'), { workers })).toEqual({ email: 'member-1@uji.test' })
    expect(workers.run).toHaveBeenCalledOnce()
  })

  it('is promised once to a person, who takes up no thread by asking again', async () => {
    await ask(numbered('Q26-1'))
    const workers = answering('overrun')
    expect(await ask(numbered('Q26-1'), { workers })).toEqual({ email: 'member-1@uji.test' })
    expect(workers.run).not.toHaveBeenCalled()
    expect(announced).toHaveLength(1)
  })

  it('is made once for two persons, and announced to both', async () => {
    await ask(numbered('Q26-1'))
    await ask(numbered('Q26-1'), { person: 'member 2' })
    await finish(readId(0))
    await finish(readId(1), { lateWorkers: answering('busy') })
    expect((await emails()).map(({ recipient }) => recipient)).toEqual([
      'member-1@uji.test',
      'member-2@uji.test',
    ])
  })

  it('is announced once, however often its job runs and wherever it is cut off', async () => {
    await ask(numbered('Q26-1'))
    const stopped = finish(readId(0), { lateWorkers: answering('busy') })
    await expect(stopped).rejects.toThrow('The process stops')
    const killed = finish(readId(0), {
      sendEmail: async () => {
        throw new Error('killed')
      },
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await emails()).toEqual([])
    const again = () => finish(readId(0), { lateWorkers: answering('busy') })
    await Promise.all([again(), again()])
    await again()
    expect(await emails()).toHaveLength(1)
  })

  it.each([
    ['takes too long for a job, too', 'overrun', false],
    ['is cut off at the last attempt', 'busy', true],
  ] as const)('and %s is announced, and can be requested again', async (_, result, last) => {
    await ask(numbered('Q26-1'))
    for (let run = 0; run < 2; run++) await finish(readId(0), { lateWorkers: answering(result) }, { last })
    expect((await emails()).map(({ kind }) => kind)).toEqual(['platform.document-failed'])
    await ask(numbered('Q26-1'))
    expect(announced).toHaveLength(2)
  })

  it('waits behind no more than two of its person, four of its company and twenty in all', async () => {
    const take = async (company: string, person: string, count: number) => {
      const results: unknown[] = []
      for (let at = 0; at < count; at++)
        results.push(await ask(numbered(`${company} ${person} ${at}`), { company, person }))
      return results.filter((result) => result !== 'busy').length
    }
    expect(await take('company 1', 'member 1', 3)).toBe(2)
    expect(await take('company 1', 'member 2', 3)).toBe(2)
    expect(await take('company 1', 'member 3', 1)).toBe(0)
    for (let company = 2; company <= 9; company++)
      expect(await take(`company ${company}`, `member ${10 + company}`, 2)).toBe(2)
    expect(await take('company 10', 'member 20', 1)).toBe(0)
    expect(announced.slice(0, 5).map(({ before }) => before)).toEqual([0, 1, 2, 3, 0])
    await finish(readId(0))
    expect(await take('company 10', 'member 20', 1)).toBe(1)
  })

  it('is busy for somebody without an address, and where it has few lines', async () => {
    const parts = { db, storage, workers: answering('overrun'), announce: async () => {}, now: () => NOON }
    const nobody = { findContact: async () => undefined, page: '/' }
    expect(await makeDocument(parts, nobody, numbered('Q26-1'))).toBe('busy')
    expect(await ask(commercialDocument())).toBe('busy')
    expect(announced).toEqual([])
  })

  it('is deleted a week after its last request, with its file', async () => {
    await ask(numbered('Q26-1'))
    await ask(numbered('Q26-2'))
    await ask(numbered('Q26-2'), { person: 'member 2', now: daysLater(5) })
    for (const at of [0, 1, 2]) await finish(readId(at))
    expect(await deleteLateDocuments({ db, storage }, daysLater(7))).toBe(0)
    expect(await deleteLateDocuments({ db, storage }, new Date(daysLater(7).getTime() + 1))).toBe(1)
    expect(storage.files.size).toBe(1)
    expect(await ask(numbered('Q26-2'))).toBeInstanceOf(Uint8Array)
    expect(await deleteLateDocuments({ db, storage }, daysLater(13))).toBe(1)
    expect(storage.files.size).toBe(0)
    expect((await sql`select 1 from platform.late_document`.execute(db)).rows).toEqual([])
  })

  it('is stopped at its deadline in the threads of requests', async () => {
    const workers = openWorkers({ threads: 1 })
    onTestFinished(workers.close)
    const parts = { db, storage, workers, now: () => NOON, documentDeadlineMs: 50 }
    const made = await makeDocument(
      { ...parts, announce: async (_, event) => void announced.push(event) },
      { findContact: async () => ({ email: 'sri@uji.test', name: 'Sri', language: 'id' }), page: '/' },
      numbered('Q26-1'),
    )
    expect(made).toEqual({ email: 'sri@uji.test' })
  })
})
