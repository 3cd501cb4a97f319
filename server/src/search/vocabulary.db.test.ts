import { search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { reactions } from '../jobs.ts'
import { openWorkers } from '../platform/index.ts'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { noEmails, onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { renewVocabulary } from './index.ts'
import { readText } from './text/parse-query.store.ts'

onDatabase('the vocabulary', (open) => {
  let db: Db
  let find: (keyword: string) => Promise<string[]>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    const { ask } = openApi(database)
    find = async (keyword) => {
      const answer = await ask(search.searchSite, { query: { keyword } })
      if (answer.status !== 200) throw new Error(`${answer.status}`)
      return answer.body.data.products.records.map(({ name }) => name)
    }
  })
  const terms = async () => {
    const { rows } = await sql<{
      term: string
    }>`select term from catalogue.search_term order by term`.execute(db)
    return rows.map(({ term }) => term)
  }

  it('knows the words of a new product after its renewal, and those of one taken out no more', async () => {
    await importText(db, [
      { product: 'VALVE', sku: 'V-1', name_en: 'Butterfly valve DN50', name_id: 'Katup kupu' },
    ])
    expect(await find('buterfly')).toEqual([])
    expect(await find('butterfly')).toEqual(['Butterfly valve DN50'])
    await renewVocabulary(db)
    // And other names of what it knows.
    expect(await terms()).toEqual(['butterfly', 'dn50', 'katup', 'keran', 'klep', 'kran', 'kupu', 'valve'])
    expect(await find('buterfly')).toEqual(['Butterfly valve DN50'])
    expect(await find('katub')).toEqual(['Butterfly valve DN50'])

    await sql`update catalogue.product set active = false`.execute(db)
    await sql`delete from catalogue.listing`.execute(db)
    await importText(db, [{ product: 'NUT', sku: 'N-1', name_en: 'Wing nut' }])
    await renewVocabulary(db)
    expect(await terms()).toContain('wing')
    expect(await find('buterfly')).toEqual([])
  })

  it('counts the words of all products, few or many', async () => {
    const rows = Array.from({ length: 1100 }, (_, n) => ({
      product: `CASTER-${n}`,
      sku: `C-${n}`,
      name_en: `Swivel caster ${n % 2 ? 'braked' : 'plain'}`,
    }))
    await importText(db, rows)
    await renewVocabulary(db)
    const { rows: counted } = await sql<{ term: string; frequency: number }>`
      select term, frequency from catalogue.search_term where term in ('caster', 'braked') order by 1`.execute(
      db,
    )
    // A product's own name, and its item's.
    expect(counted).toEqual([
      { term: 'braked', frequency: 2 * 550 },
      { term: 'caster', frequency: 2 * 1100 },
    ])
  })

  it('takes the plural of a word for known that only the catalogue’s newest names have', async () => {
    await renewVocabulary(db)
    await importText(db, [{ product: 'BRUSH', sku: 'BR-1', name_en: 'Brush' }])
    expect(await terms()).not.toContain('brush')
    const { words } = await readText(db, 'Brushes brusher')
    expect(words.map(({ word, known }) => [word, known])).toEqual([
      ['brushes', true],
      ['brusher', false],
    ])
  })

  it('is renewed after every change of the catalogue', async () => {
    const workers = openWorkers()
    const parts = { db, storage: memoryStorage(), workers, lateWorkers: workers, ...noEmails }
    const [reaction] = reactions(parts).catalogue_changed
    expect(reaction?.queue).toBe('catalogue.renew-vocabulary')
    await importText(db, [{ product: 'HINGE', sku: 'H-1', name_en: 'Piano hinge' }])
    expect(await terms()).not.toContain('hinge')
    const context = { id: '1', attempt: 1, last: false, signal: new AbortController().signal }
    await reaction?.work({ type: 'catalogue_changed' }, context)
    expect(await terms()).toContain('hinge')
  })
})
