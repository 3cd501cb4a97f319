import { search } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const { listItems } = search

/** Sleeves in an order of the file that is none of their values'; the fourth has a length alone, the third none. */
const sleeves = [
  {
    sku: 'SL-1',
    length: '100',
    thread: 'M10',
    material_en: 'Steel',
    material_id: 'Baja',
    coating_en: 'Zinc 10',
    coating_id: 'Seng 10',
  },
  {
    sku: 'SL-2',
    length: '20.5',
    thread: 'M8',
    material_en: 'Brass',
    material_id: 'Kuningan',
    coating_en: 'Zinc 9',
    coating_id: 'Seng 9',
  },
  { sku: 'SL-3', thread: 'M8', material_en: 'Zamak', material_id: 'Aloi seng' },
  { sku: 'SL-4', length: '3' },
].map((row) => ({ ...row, product: 'SLEEVE', name_en: 'Threaded sleeve' }))

onDatabase('the items of a product, by an attribute', (open) => {
  let api: ReturnType<typeof openApi>
  let sleeve: string
  beforeAll(async () => {
    const database = await open()
    await loadCatalogue(database.db)
    expect((await importText(database.db, sleeves, { mapping })).problems).toEqual([])
    api = openApi(database)
    const { rows } = await sql<{ id: number }>`
      select id from catalogue.product where code = 'SLEEVE'`.execute(database.db)
    sleeve = String(rows[0]?.id)
  })

  const ask = (query: Record<string, string>, language: 'ask' | 'askInIndonesian' = 'ask') =>
    api[language](listItems, { params: { id: sleeve }, query })
  const skus = async (query: Record<string, string>, language: 'ask' | 'askInIndonesian' = 'ask') => {
    const answer = await ask(query, language)
    if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body.data.records.map((row) => row.sku_number)
  }

  it.each([
    ['attr_length_asc', ['SL-4', 'SL-2', 'SL-1', 'SL-3']],
    ['attr_length_desc', ['SL-1', 'SL-2', 'SL-4', 'SL-3']],
    ['attr_thread_asc', ['SL-2', 'SL-3', 'SL-1', 'SL-4']],
    ['attr_thread_desc', ['SL-1', 'SL-2', 'SL-3', 'SL-4']],
    ['attr_material_asc', ['SL-2', 'SL-1', 'SL-3', 'SL-4']],
    ['attr_material_desc', ['SL-3', 'SL-1', 'SL-2', 'SL-4']],
    ['attr_coating_asc', ['SL-2', 'SL-1', 'SL-3', 'SL-4']],
    ['attr_coating_desc', ['SL-1', 'SL-2', 'SL-3', 'SL-4']],
  ])('%s are %j: numbers by value, names as they are read, those without one last', async (sort, sorted) => {
    expect(await skus({ sort })).toEqual(sorted)
  })

  it('come in the order of the reader’s language', async () => {
    expect(await skus({ sort: 'attr_material_asc' }, 'askInIndonesian')).toEqual([
      'SL-3',
      'SL-1',
      'SL-2',
      'SL-4',
    ])
    expect(await skus({ sort: 'attr_material_desc' }, 'askInIndonesian')).toEqual([
      'SL-2',
      'SL-1',
      'SL-3',
      'SL-4',
    ])
  })

  it('come in it over all pages, and of those that the filters leave', async () => {
    const pages = []
    for (const page of ['1', '2', '3', '4'])
      pages.push(...(await skus({ sort: 'attr_length_asc', per_page: '1', page })))
    expect(pages).toEqual(['SL-4', 'SL-2', 'SL-1', 'SL-3'])
    expect(await skus({ sort: 'attr_length_desc', filter_thread: 'm8' })).toEqual(['SL-2', 'SL-3'])
  })

  it('have no orders of an unknown attribute: that is refused by name', async () => {
    for (const sort of ['attr_nonsense_asc', 'attr_length', 'attr_length_up', 'attr__asc', 'attr_Length_asc'])
      expect(await ask({ sort })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', errors: { sort: [expect.stringMatching(/^Sort by default/)] } },
      })
    expect(await ask({ sort: 'attr_nonsense_asc', filter_length: 'long' }, 'askInIndonesian')).toMatchObject({
      status: 400,
      body: {
        errors: {
          sort: [expect.stringMatching(/^Urutkan menurut/)],
          filter_length: [expect.stringMatching(/^Tulis rentang/)],
        },
      },
    })
  })
})
