import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { mapping } from '../testing/catalogue-fixture.ts'
import { emptyCatalogue, importText } from '../testing/import-text.ts'
import type { Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema } from './read/mapping.ts'
import { AttributeTypeDiffers } from './write/references.store.ts'

const bolt = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }
const full = {
  ...bolt,
  length: '12.50',
  thread: 'M8',
  material_en: 'Steel',
  material_id: 'Baja',
  coating_en: 'Zinc plated',
  coating_id: 'Lapis seng',
}

onDatabase('a technical value', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const read = (rows: readonly Cells[]) => importText(db, rows, { mapping })
  /** The values of an item: number, or English and Indonesian text, and the fallback columns. */
  const values = async (sku = 'B-1') => {
    const { rows } = await sql<{ code: string; value: string[] }>`
      select a.code, v.value from catalogue.item i
      join lateral (
        select n.attribute_id, array[trim_scale(n.value)::text, a.unit] as value
          from catalogue.item_number n join catalogue.attribute a on a.id = n.attribute_id where n.item_id = i.id
        union all
        select t.attribute_id, array[t.value_en, t.value_id] || t.filled from catalogue.item_text t where t.item_id = i.id
        union all
        select k.attribute_id, array[k.name_en, k.name_id] || k.filled
          from catalogue.attribute_choice k where k.id = any(i.value_ids)) v on true
      join catalogue.attribute a on a.id = v.attribute_id
      where i.sku = ${sku} order by a.position`.execute(db)
    return Object.fromEntries(rows.map(({ code, value }) => [code, value]))
  }
  const all = {
    length: ['12.5', 'mm'],
    thread: ['M8', 'M8'],
    material: ['Steel', 'Baja'],
    coating: ['Zinc plated', 'Lapis seng'],
  }

  it('is a number with its unit, a choice or a text, in both languages', async () => {
    expect((await read([full])).problems).toEqual([])
    expect(await values()).toEqual(all)
  })

  it('stays where its cell is empty', async () => {
    await read([full])
    expect((await read([{ ...bolt, length: '', thread: '', coating_en: '' }])).summary.changed).toBe(0)
    expect(await values()).toEqual(all)
  })

  it('goes where its cell says -', async () => {
    await read([full])
    const gone = {
      length: '-',
      thread: '-',
      material_en: '-',
      material_id: '-',
      coating_en: '-',
      coating_id: '-',
    }
    expect((await read([{ ...bolt, ...gone }])).summary.changed).toBe(1)
    expect(await values()).toEqual({})
  })

  it('changes alone', async () => {
    await read([full, { ...full, sku: 'B-2' }])
    expect((await read([{ ...bolt, length: '20' }])).summary).toMatchObject({ changed: 1, unchanged: 0 })
    expect(await values()).toEqual({ ...all, length: ['20', 'mm'] })
    expect(await values('B-2')).toEqual(all)
    await read([{ ...bolt, thread: 'M10' }])
    expect(await values()).toEqual({ ...all, length: ['20', 'mm'], thread: ['M10', 'M10'] })
  })

  it('in one language fills the other until a later file brings it', async () => {
    await read([{ ...bolt, material_en: 'Steel', coating_id: 'Lapis seng' }])
    expect(await values()).toEqual({
      material: ['Steel', 'Steel', 'name_id'],
      coating: ['Lapis seng', 'Lapis seng', 'value_en'],
    })
    await read([{ ...bolt, material_en: 'Steel', material_id: 'Baja', coating_en: 'Zinc plated' }])
    expect(await values()).toEqual({ material: ['Steel', 'Baja'], coating: ['Zinc plated', 'Lapis seng'] })
  })

  it('keeps the other language’s names', async () => {
    await read([full])
    await read([{ ...bolt, coating_en: 'Nickel plated' }])
    expect(await values()).toMatchObject({ coating: ['Nickel plated', 'Lapis seng'] })
    await read([{ ...bolt, coating_en: '-' }])
    expect(await values()).toMatchObject({ coating: ['Lapis seng', 'Lapis seng', 'value_en'] })
  })

  it('that is equal in both languages is no fallback once a file says so', async () => {
    await read([{ ...bolt, coating_en: 'Geomet' }])
    expect(await values()).toEqual({ coating: ['Geomet', 'Geomet', 'value_id'] })
    await read([{ ...bolt, coating_en: 'Geomet', coating_id: 'Geomet' }])
    expect(await values()).toEqual({ coating: ['Geomet', 'Geomet'] })
  })

  it('of a choice is known by its Indonesian name where a file says no other', async () => {
    await read([full, { ...bolt, sku: 'B-2', material_id: 'Baja' }])
    expect(await values('B-2')).toEqual({ material: ['Steel', 'Baja'] })
  })

  it('is shared as a choice: a later name of it is every item’s', async () => {
    await read([
      { ...bolt, material_en: 'Brass' },
      { ...bolt, sku: 'B-2', material_en: 'Brass' },
    ])
    await read([{ ...bolt, sku: 'B-2', material_en: 'Brass', material_id: 'Kuningan' }])
    expect(await values()).toEqual({ material: ['Brass', 'Kuningan'] })
  })

  it('can’t change its type', async () => {
    await read([full])
    const attributes = [
      { code: 'length', name_en: 'L', name_id: 'P', type: 'text', columns: { value: 'length' } },
    ]
    const other = mappingSchema.parse({ ...mapping, attributes })
    await expect(importText(db, [full], { mapping: other })).rejects.toThrow(AttributeTypeDiffers)
    expect(await values()).toEqual(all)
  })

  it('follows its mapping in name, unit and order', async () => {
    await read([full])
    const [length] = mapping.attributes
    if (!length) throw new Error('the mapping has no attribute')
    const renamed = mappingSchema.parse({
      ...mapping,
      attributes: [{ ...length, name_en: 'Total length', unit: 'cm' }],
    })
    await importText(db, [full], { mapping: renamed })
    const { rows } = await sql`
      select name_en, name_id, unit from catalogue.attribute where code = 'length'`.execute(db)
    expect(rows).toEqual([{ name_en: 'Total length', name_id: 'Panjang', unit: 'cm' }])
  })

  it('keeps its names where one item has a dash under one of them', async () => {
    await read([full, { ...bolt, sku: 'B-2', material_en: 'Steel' }])
    const { summary } = await read([{ ...bolt, material_en: '-', material_id: 'Baja' }])
    expect(summary).toMatchObject({ changed: 0, unchanged: 1, problems: 0 })
    for (const sku of ['B-1', 'B-2']) expect(await values(sku)).toMatchObject({ material: ['Steel', 'Baja'] })
  })

  it('may have another’s name in the other language, whatever is cleared', async () => {
    const { problems } = await read([
      { ...bolt, material_en: 'Merah' },
      { ...bolt, sku: 'B-2', material_en: 'Red', material_id: 'Merah' },
      { ...bolt, sku: 'B-3', material_en: '-', material_id: 'Merah' },
    ])
    expect(problems).toEqual([])
    expect(await values('B-1')).toEqual({ material: ['Merah', 'Merah', 'name_id'] })
    for (const sku of ['B-2', 'B-3']) expect(await values(sku)).toEqual({ material: ['Red', 'Merah'] })
  })

  it('is known by its English name in the Indonesian column, and keeps its Indonesian one', async () => {
    await read([full])
    expect((await read([{ ...bolt, sku: 'B-2', material_id: 'Steel' }])).problems).toEqual([])
    for (const sku of ['B-1', 'B-2']) expect(await values(sku)).toMatchObject({ material: ['Steel', 'Baja'] })
  })

  it('is found by a name that two have, when the other one was renamed', async () => {
    await read([
      { ...bolt, material_en: 'Brass', material_id: 'Logam' },
      { ...bolt, sku: 'B-2', material_en: 'Metal', material_id: 'Logam' },
      { ...bolt, sku: 'B-3', material_en: 'Brass', material_id: 'Kuningan' },
      { ...bolt, sku: 'B-4', material_id: 'Logam' },
    ])
    expect(await values('B-1')).toEqual({ material: ['Brass', 'Kuningan'] })
    expect(await values('B-4')).toEqual({ material: ['Metal', 'Logam'] })
  })
})
