import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { emptyCatalogue, importText, type Cells } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { mappingSchema } from './read/mapping.ts'

const mapping = mappingSchema.parse({
  version: 1,
  language: 'en',
  columns: { product: 'product', sku: 'sku', name_en: 'name_en' },
  options: [
    { name: 'name_1', value: 'value_1' },
    { name: 'name_2', value: 'value_2' },
  ],
  attributes: [
    {
      code: 'length',
      name_en: 'Length',
      name_id: 'Panjang',
      type: 'number',
      unit: 'mm',
      columns: { value: 'length' },
    },
    { code: 'colour', name_en: 'Colour', name_id: 'Warna', type: 'choice', columns: { id: 'warna' } },
  ],
  may_lack: ['length', 'warna'],
})
const bolt: Cells = { product: 'BOLT', sku: 'B-1', name_en: 'Bolt' }

onDatabase('an option', (open) => {
  let db: Db
  beforeAll(async () => {
    db = (await open()).db
  })
  beforeEach(() => emptyCatalogue(db))

  const choices = async () => {
    const { rows } = await sql<{ name: string; en: string; id_text: string; item: string }>`
      select a.name_en as name, k.name_en as en, k.name_id as id_text, i.name_en as item from catalogue.item i
      join catalogue.attribute_choice k on k.id = any(i.value_ids)
      join catalogue.attribute a on a.id = k.attribute_id order by a.position, i.position`.execute(db)
    return rows
  }

  it.each(['3D shape', '幅', 'A name of an option that is longer than any code can be'])(
    'may have any name: %s',
    async (name) => {
      const { problems } = await importText(db, [{ ...bolt, name_1: name, value_1: 'Round' }], { mapping })
      expect(problems).toEqual([])
      expect(await choices()).toEqual([{ name, en: 'Round', id_text: 'Round', item: 'Bolt Round' }])
    },
  )

  it.each(['Length', ''])('that no choice can hold is reported, and the item imported: %j', async (name) => {
    const { summary, problems } = await importText(db, [{ ...bolt, name_2: name, value_2: '20' }], {
      mapping,
    })
    expect(problems).toEqual([
      { line: 2, column: 'value_2', code: 'option_not_taken', value: '20', refusesRow: false },
    ])
    expect(summary).toMatchObject({ created: 1, refused: 0 })
    expect(await choices()).toEqual([])
  })

  it('leaves an attribute alone that has a column of its own', async () => {
    const row = { ...bolt, warna: 'Merah', name_1: 'Colour', value_1: 'Merah' }
    await importText(db, [row], { mapping })
    const { rows } = await sql`select name_en, name_id, filled from catalogue.attribute_choice`.execute(db)
    expect(rows).toEqual([{ name_en: 'Merah', name_id: 'Merah', filled: ['name_en'] }])
    expect(await choices()).toMatchObject([{ item: 'Bolt Merah' }])
  })
})
