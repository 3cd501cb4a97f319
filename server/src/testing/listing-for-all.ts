import { search } from '@pasok/contract/endpoints'
import type { Filter, HeaderCard } from '@pasok/contract'
import { beforeAll, expect } from 'vitest'
import type { Database } from '../platform/index.ts'
import { openApi } from './ask-api.ts'
import { loadCatalogue, mapping } from './catalogue-fixture.ts'
import type { CatalogueIds } from './catalogue-fixture.ts'
import { importText } from './import-text.ts'
import { nuts } from './nuts.ts'

/** Fills a database with the tests' catalogue and its nuts before all tests, and answers ways to ask for lists of it. */
export const listingForAll = (open: () => Promise<Database>) => {
  let listing: { readonly ids: CatalogueIds; readonly api: ReturnType<typeof openApi> } | undefined
  beforeAll(async () => {
    const database = await open()
    const ids = await loadCatalogue(database.db)
    expect((await importText(database.db, nuts, { mapping })).problems).toEqual([])
    listing = { ids, api: openApi(database) }
  })
  const requireListing = () => {
    if (!listing) throw new Error('The database is filled before the first test.')
    return listing
  }
  const brand = (name: string) => requireListing().ids.brand(name)
  const category = (name: string) => requireListing().ids.category(name)
  const list = async (query: Record<string, string> = {}, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await requireListing().api[language](search.listProducts, { query })
    if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  return {
    ids: { brand, category },
    list,
    /** The names of a list that has one page. */
    names: async (query: Record<string, string>) => {
      const { records, total } = await list(query)
      expect(total).toBe(records.length)
      return records.map((card) => (card as HeaderCard).name)
    },
    filter: (slug: string, { filters }: { filters: Filter[] }) => filters.find((one) => one.slug === slug),
    fasteners: () => ({ category_id: String(category('Fasteners')) }),
  }
}
