import { sql } from 'kysely'
import pLimit from 'p-limit'
import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { listHits } from './listing/listing.store.ts'
import type { Vocabulary } from './specification/read-query.ts'
import { readVocabulary } from './specification/vocabulary.ts'
import { searchText } from './text/search.store.ts'
import { suggest } from './text/suggestions.store.ts'

onDatabase('suggestions and results', (open) => {
  let db: Db
  let vocabulary: Vocabulary
  beforeAll(async () => {
    db = (await open()).db
    await loadCatalogue(db)
    vocabulary = await readVocabulary(db)
  })

  const contradiction = async (text: string) => {
    const [{ products }, found] = [
      await suggest(db, async () => vocabulary, text, 'en', { limit: 5 }),
      await searchText(db, async () => vocabulary, text),
    ]
    const suggested = products.map(({ id, item_id }) => `${id} ${item_id}`)
    const first = listHits(found)
      .slice(0, 5)
      .map(({ product_id, item_id }) => `${product_id} ${item_id}`)
    return String(suggested) === String(first)
      ? []
      : [`${text}: ${suggested.join()} suggested, ${first.join()} found`]
  }

  it('are the first of the results for every word of the catalogue, whole, begun, beside a begun one or an unknown one', async () => {
    const { rows } = await sql<{ text: string }>`
      select distinct w as text from (
        select unnest(string_to_array(catalogue.normalised(concat_ws(' ', p.name_en, p.name_id)), ' ')) as w
        from catalogue.product p
        union select sku from catalogue.item
        union select concat_ws(' ', name_en, name_id) from catalogue.category) t where w <> '' order by 1`.execute(
      db,
    )
    const words = rows.map(({ text }) => text)
    const texts = new Set(
      words.flatMap((word, n) => [
        word,
        word.slice(0, 2),
        word.slice(0, 4),
        `${word} ${(words[(n * 5 + 1) % words.length] ?? '').slice(0, 1 + (n % 3))}`,
        `${word} ${n % 2 === 0 ? 'zzqx' : 'Siemens'}`,
      ]),
    )
    const inTurn = pLimit(10)
    const wrong = await Promise.all([...texts].map((text) => inTurn(contradiction, text)))
    expect(wrong.flat()).toEqual([])
  })

  it('both name what nothing has together with the rest', async () => {
    const { leftOut } = await searchText(db, async () => vocabulary, 'hose 6204')
    const suggestions = await suggest(db, async () => vocabulary, 'hose 6204', 'en', { limit: 5 })
    expect([leftOut, suggestions.leftOut]).toEqual([['6204'], ['6204']])
  })
})
