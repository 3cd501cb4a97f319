import { search } from '@pasok/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { plainMapping, type Mapping } from '../import/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'

const mapping: Mapping = {
  ...plainMapping,
  attributes: [
    {
      code: 'length',
      name_en: 'Length',
      name_id: 'Panjang',
      type: 'number',
      unit: 'mm',
      columns: { value: 'attr_length' },
    },
    {
      code: 'material',
      name_en: 'Material',
      name_id: 'Bahan',
      type: 'choice',
      columns: { en: 'attr_material_en', id: 'attr_material_id' },
    },
  ],
}

onDatabase('a filtered list of what sizes found', (open) => {
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    const bolt = (sku: string, length: string, material: string) => ({
      product: 'BOLT',
      name_en: 'Hex bolt',
      sku,
      price: '100',
      attr_length: length,
      attr_material_en: material,
      attr_material_id: material,
    })
    const rows = [
      bolt('S-30', '30', 'Steel'),
      bolt('B-30', '30', 'Brass'),
      bolt('S-35', '35', 'Steel'),
      bolt('S-40', '40', 'Steel'),
    ]
    expect((await importText(database.db, rows, { mapping })).problems).toEqual([])
    api = openApi(database)
  })

  const list = async (query: Record<string, string>) => {
    const answer = await api.ask(search.listProducts, { query: { keyword: 'bolt 30', ...query } })
    if (answer.status !== 200) throw new Error(`${answer.status}`)
    const { records, total, filters } = answer.body.data
    return {
      total,
      items: records.map((record) => record.sku_number),
      fitting: records.map((record) => (record.is_header ? undefined : record.fitting?.items)),
      materials: filters
        .find(({ slug }) => slug === 'material')
        ?.items.map(({ name, count }) => [name, count]),
    }
  }

  it('shows one item of a product and counts all that fit', async () => {
    const { materials, ...shown } = await list({})
    expect(shown).toEqual({ total: 1, items: ['S-30'], fitting: [2] })
    expect(new Map(materials as [string, number][])).toEqual(
      new Map([
        ['Steel', 1],
        ['Brass', 1],
      ]),
    )
  })

  it('shows as much as each filter counted, by the item that has it', async () => {
    expect(await list({ filter_material: 'brass' })).toMatchObject({ total: 1, items: ['B-30'] })
    expect(await list({ filter_material: 'steel' })).toMatchObject({ total: 1, items: ['S-30'] })
    expect(await list({ filter_length: '31-' })).toMatchObject({ total: 0, items: [] })
  })
})
