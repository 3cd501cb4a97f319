import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { includedMappings } from './included-mappings.ts'
import { mappingSchema, plainMapping } from './mapping.ts'
import { fields } from './fields.ts'

const least = { version: 1, language: 'en', columns: { product: 'Code' } }
const attribute = {
  code: 'length',
  name_en: 'Length',
  name_id: 'Panjang',
  type: 'number',
  unit: 'mm',
  columns: { value: 'Length (mm)' },
}

describe('a mapping', () => {
  it('needs little', () => {
    expect(mappingSchema.parse(least)).toEqual({
      ...least,
      foreign_prices: false,
      may_lack: [],
      leave_out_when: [],
      weight_unit: 'g',
      list_separator: '|',
      escaped_line_breaks: false,
      options: [],
      attributes: [],
      category_filters: [],
      stock_tags: [],
      synonyms: [],
      brands: [],
    })
  })

  it.each<[string, object]>([
    ['an unknown version', { version: 2 }],
    ['no version', { version: undefined }],
    ['an unknown language', { language: 'de' }],
    ['a column of no meaning', { columns: { product: 'Code', colour: 'Colour' } }],
    ['a column without a heading', { columns: { product: '' } }],
    ['an entry that does not exist', { columnz: {} }],
    ['a price factor with a comma', { price_factor: '1,5' }],
    ['a price factor that is a number', { price_factor: 16_250 }],
    ['a negative price factor', { price_factor: '-1' }],
    ['a price factor in words', { price_factor: 'ten' }],
    ['an attribute of no type', { attributes: [{ ...attribute, type: 'colour' }] }],
    ['an attribute with a code in capitals', { attributes: [{ ...attribute, code: 'Length' }] }],
    ['an attribute without an Indonesian name', { attributes: [{ ...attribute, name_id: '' }] }],
    ['an attribute without columns', { attributes: [{ ...attribute, columns: {} }] }],
    ['an attribute read in two ways', { attributes: [{ ...attribute, columns: { value: 'a', en: 'b' } }] }],
    ['a number that differs by language', { attributes: [{ ...attribute, columns: { en: 'Length' } }] }],
    ['two attributes of one code', { attributes: [attribute, attribute] }],
    ['an option without a value', { options: [{ name: 'Option1 Name' }] }],
    [
      'a stock tag that is neither available nor not',
      { stock_tags: [{ code: 'x', name_en: 'X', name_id: 'X' }] },
    ],
    ['a brand without a name', { brands: [{ note_en: 'x' }] }],
  ])('refuses %s', (_, wrong) => {
    expect(mappingSchema.safeParse({ ...least, attributes: [attribute], ...wrong }).success).toBe(false)
  })

  it('that is none has columns named as what they mean', () => {
    expect(plainMapping.columns).toEqual(Object.fromEntries(fields.map((field) => [field, field])))
  })

  it.each(Object.entries(includedMappings))('comes along: %s', async (_, file) => {
    const mapping = mappingSchema.parse(JSON.parse(await readFile(file, 'utf8')))
    expect(mapping.columns.product ?? mapping.product_from?.[0]).toBeDefined()
  })
})
