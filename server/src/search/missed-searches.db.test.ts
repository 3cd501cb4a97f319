import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { onDatabase } from '../testing/index.ts'
import { renewVocabulary } from './index.ts'
import { addMissedSearches } from './text/missed-searches.store.ts'
import { mayBeStored, openMissedSearches } from './text/missed-searches.ts'

describe('a text', () => {
  it.each(['xyzzy', 'CDQ2B32-20', '62042rs 12345678', 'katup 1/2" 10 bar', 'M8 x 30 12.9', 'a'.repeat(60)])(
    'may be stored: %j',
    (text) => {
      expect(mayBeStored(text)).toBe(true)
    },
  )
  it.each([
    'sri@toko.test',
    '081234567890',
    '+62 812-3456-789',
    'call 0812 3456 789 now',
    '(021) 5550.0177',
    '3174012345678901',
    '0812_3456_7891',
    '0812,3456,7892',
    '0812:3456:7893',
    '0812\u20223456\u20227896',
    '0812\u20113456\u20117898',
    'qq0812\u20133456\u20137890',
    '\uFF10\uFF18\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16\uFF17\uFF18\uFF19\uFF14',
    'budi\uFF20toko.test',
    'budi at toko dot test',
    'a'.repeat(61),
    '.',
    '/',
  ])('may be somebody, or says nothing, and is not: %j', (text) => {
    expect(mayBeStored(text)).toBe(false)
  })
})

onDatabase('searches without a result', (open) => {
  let db: Db
  beforeEach(async () => {
    ;({ db } = await open())
  })
  const readMissed = async () => {
    const { rows } = await sql<{ language: string; text: string; times: number; age: number }>`
      select language, text, times, current_date - day as age from catalogue.search_without_result
      order by day, language, text`.execute(db)
    return rows
  }

  it('are counted by day, language and text as it is compared', async () => {
    const first = openMissedSearches(db)
    for (const text of ['Xyzzy', ' xyzzy ', 'xyzzy!', '!!!', '', 'sri@toko.test']) first.add(text, 'en')
    first.add('xyzzy', 'id')
    expect(await readMissed()).toEqual([])
    await first.close()
    const second = openMissedSearches(db)
    second.add('XYZZY', 'en')
    await second.close()
    expect(await readMissed()).toEqual([
      { language: 'en', text: 'xyzzy', times: 4, age: 0 },
      { language: 'id', text: 'xyzzy', times: 1, age: 0 },
    ])
  })

  it('are at most 5,000 a day, of which those known go on being counted', async () => {
    const many = Array.from({ length: 4_999 }, (_, n) => ({
      text: `a${n}`,
      language: 'en' as const,
      times: 1,
    }))
    await addMissedSearches(db, many)
    await addMissedSearches(db, [
      { text: 'seldom', language: 'en', times: 1 },
      { text: 'often', language: 'en', times: 9 },
      { text: 'a7', language: 'en', times: 2 },
    ])
    const rows = await readMissed()
    expect(rows).toHaveLength(5_000)
    expect(rows.find(({ text }) => text === 'a7')?.times).toBe(3)
    expect(rows.find(({ text }) => text === 'often')?.times).toBe(9)
    expect(rows.find(({ text }) => text === 'seldom')).toBeUndefined()
  })

  it('are forgotten after 180 days, when the vocabulary is renewed', async () => {
    await sql`
      insert into catalogue.search_without_result (day, language, text)
      select current_date - age, 'en', 'old ' || age from unnest(array[179, 180, 181]) age`.execute(db)
    await renewVocabulary(db)
    expect((await readMissed()).map(({ text }) => text)).toEqual(['old 180', 'old 179'])
  })

  it('that can not be written hold nothing up', async () => {
    const { db: closed } = await open()
    await closed.destroy()
    const missed = openMissedSearches(closed)
    missed.add('xyzzy', 'en')
    await expect(missed.close()).resolves.toBeUndefined()
  })
})
