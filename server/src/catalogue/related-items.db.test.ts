import { catalogue } from '@pasok/contract/endpoints'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { sql } from 'kysely'

const bolt = { product: 'BOLT', name_en: 'Bolt', category_en: 'Bolts', price: '7000' }
const nut = { product: 'NUT', name_en: 'Nut', category_en: 'Nuts', price: '654321' }
const rows = [
  { ...bolt, sku: 'B-M8-20', thread: 'M8', length: '20', material_en: 'Steel' },
  { ...bolt, sku: 'B-M8-20-A2', thread: 'M8', length: '20', material_en: 'Stainless steel' },
  { ...bolt, sku: 'B-M8-25', thread: 'M8', length: '25', material_en: 'Steel' },
  { ...nut, sku: 'N-M8-A2', thread: 'M8', material_en: 'Stainless steel' },
  { ...nut, sku: 'N-M8', thread: 'M8', material_en: 'Steel' },
  { ...nut, sku: 'N-M80', thread: 'M80', material_en: 'Steel' },
]
const relations = [
  { kind: 'needed', from: 'Bolts', to: 'Nuts', same: ['thread'], begins: [] },
  { kind: 'alternative', from: 'Bolts', to: 'Bolts', same: ['thread', 'length'], begins: [] },
  { kind: 'alternative', from: 'Nuts', to: 'Nuts', same: [], begins: ['thread'] },
  { kind: 'needed', from: 'Bolts', to: 'Rivets', same: ['thread'], begins: [] },
  { kind: 'needed', from: 'Nuts', to: 'Bolts', same: ['thread', 'colour'], begins: [] },
] as const

onDatabase('items related to an item', (open) => {
  let db: Database['db']
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    api = openApi(database)
    const withRules = {
      ...mapping,
      relations: relations.map((rule) => ({ ...rule, same: [...rule.same], begins: [...rule.begins] })),
    }
    expect((await importText(db, rows, { mapping: withRules })).problems).toMatchObject([
      { code: 'unknown_category', column: 'relations', value: 'Rivets' },
      { code: 'unknown_attribute', column: 'relations', value: 'colour' },
    ])
  })

  const findRelatedSkus = async (sku: string) => {
    const { rows } = await sql<{ id: number }>`select id from catalogue.item where sku = ${sku}`.execute(db)
    const { body } = await api.ask(catalogue.showRelated, { params: { id: String(rows[0]?.id) } })
    if (!('data' in body)) throw new Error(JSON.stringify(body))
    // A guest sees no price.
    expect(JSON.stringify(body)).not.toContain('654321')
    const { needed, alternatives } = body.data
    return {
      needed: needed.map((card) => card.sku_number),
      alternatives: alternatives.map((card) => card.sku_number),
    }
  }

  it('has the values that its rule names, those that are most like the item first', async () => {
    expect(await findRelatedSkus('B-M8-20')).toEqual({
      needed: ['N-M8', 'N-M8-A2'],
      alternatives: ['B-M8-20-A2'],
    })
    expect(await findRelatedSkus('B-M8-20-A2')).toEqual({
      needed: ['N-M8-A2', 'N-M8'],
      alternatives: ['B-M8-20'],
    })
    expect(await findRelatedSkus('B-M8-25')).toMatchObject({ alternatives: [] })
  })

  it('may have a value that begins with the item’s, and not the other way round', async () => {
    expect((await findRelatedSkus('N-M8')).alternatives).toEqual(['N-M8-A2', 'N-M80'])
    expect((await findRelatedSkus('N-M80')).alternatives).toEqual([])
  })

  it('are none by a rule with an unknown attribute, which the import reports', async () => {
    expect((await findRelatedSkus('N-M8')).needed).toEqual([])
  })

  it.each(['2147483647', 'x'])('of the unknown item %s are answered with 404', async (id) => {
    expect((await api.ask(catalogue.showRelated, { params: { id } })).body).toMatchObject({
      status: 404,
      code: 'product_not_found',
    })
  })

  it('stays with an import that names no rules, and is replaced by one that does', async () => {
    await importText(db, rows, { mapping })
    expect((await findRelatedSkus('B-M8-20')).needed).toHaveLength(2)
    await importText(db, rows, { mapping: { ...mapping, relations: [] } })
    expect(await findRelatedSkus('B-M8-20')).toEqual({ needed: [], alternatives: [] })
  })
})
