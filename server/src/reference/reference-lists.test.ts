import { languages } from '@pasok/words'
import { describe, expect, it } from 'vitest'
import { findArea, isKnown, nameIn, type ListName } from './index.ts'
import { industrialEstates } from './industrial-estates.ts'
import { referenceLists } from './known.ts'
import { toAreaLevel } from './reference.ts'

describe.each(Object.entries(referenceLists))('the list %s', (name, list) => {
  const entries = list.find('', 'en')

  it('has every id and every code once', () => {
    expect(entries.length).toBeGreaterThan(5)
    for (const part of ['id', 'code'] as const)
      expect(new Set(entries.map((entry) => entry[part])).size).toBe(entries.length)
    expect(entries.every(({ id }) => Number.isInteger(id) && id >= 1 && id <= 999)).toBe(true)
  })

  it.each(languages)('has a name of its own for each entry (%s)', (language) => {
    const names = entries.map((entry) => entry.name[language])
    expect(new Set(names).size).toBe(names.length)
    expect(names.filter((name) => name.trim() !== name || name.length < 2)).toEqual([])
  })

  it('speaks one language at a time', () => {
    const mixed = entries.filter(
      (entry) => /\b(and|or|other|of)\b/.test(entry.name.id) || /\b(dan|atau|lain)\b/.test(entry.name.en),
    )
    expect(mixed).toEqual([])
  })

  it('knows its entries and no other', () => {
    const listName = name as ListName
    expect(entries.every(({ id }) => isKnown(listName, id))).toBe(true)
    for (const id of [0, -1, 1.5, 1_000, Number.NaN]) expect(isKnown(listName, id)).toBe(false)
    for (const { id, name: names } of entries) expect(nameIn(listName, id, 'id')).toBe(names.id)
  })
})

it('ids stay with their entries', () => {
  const listEntries = (list: keyof typeof referenceLists) =>
    Object.fromEntries(referenceLists[list].find('', 'en').map(({ id, code }) => [id, code]))
  expect(Object.values(listEntries('company_type')).join(' ')).toBe(
    'pt pt_pma cv firma koperasi yayasan bumn bumd government sole_proprietor',
  )
  expect(Object.values(listEntries('customer_classification')).join(' ')).toBe(
    'end_user system_integrator machine_builder reseller government contractor',
  )
  expect(listEntries('customer_department')).toMatchObject({ 1: 'purchasing', 2: 'maintenance', 99: 'other' })
  expect(listEntries('customer_industry')).toMatchObject({ 1: '01', 10: '10', 28: '28', 86: '86' })
  expect(listEntries('country')).toMatchObject({ 360: 'ID', 702: 'SG', 4: 'AF', 826: 'GB' })
})

describe('countries', () => {
  it('are those of ISO 3166-1, named in both languages', () => {
    expect(referenceLists.country.find('', 'en').length).toBeGreaterThanOrEqual(249)
    expect(nameIn('country', 276, 'en')).toBe('Germany')
    expect(nameIn('country', 276, 'id')).toBe('Jerman')
    expect(nameIn('country', 16, 'id')).toBe('Samoa Amerika')
    // The Netherlands Antilles, which were divided in 2010.
    expect(isKnown('country', 530)).toBe(false)
  })

  it('begin with Indonesia and go on by the language’s own order', () => {
    for (const language of languages) {
      const names = referenceLists.country.find('', language).map(({ name }) => name[language])
      expect(names[0]).toBe('Indonesia')
      expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator(language).compare))
    }
  })
})

describe('industrial estates', () => {
  it('are many, each by one id and one name', () => {
    expect(industrialEstates.length).toBeGreaterThanOrEqual(60)
    for (const part of ['id', 'name'] as const)
      expect(new Set(industrialEstates.map((estate) => estate[part])).size).toBe(industrialEstates.length)
  })

  it('lie in a city that there is', async () => {
    for (const { cityId, name } of industrialEstates)
      expect([name, toAreaLevel(cityId), (await findArea(cityId)) !== undefined]).toEqual([
        name,
        'city',
        true,
      ])
  })

  it('are known by their ids', () => {
    expect(isKnown('industrial_estate', 1)).toBe(true)
    expect(nameIn('industrial_estate', 1, 'id')).toBe('MM2100 Industrial Town')
    expect(isKnown('industrial_estate', industrialEstates.length + 1)).toBe(false)
  })
})
