import { describe, expect, it } from 'vitest'
import { checkAreas, findArea, type ChosenAreas } from './index.ts'

/** Kelurahan Braga in Sumur Bandung, Bandung. */
const braga: ChosenAreas = { province_id: 32, city_id: 3273, district_id: 327319, subdistrict_id: 3273191001 }

describe('the areas of an address', () => {
  it('are reported by name with the one above', async () => {
    const { name } = (await findArea(braga.subdistrict_id)) ?? {}
    expect(await checkAreas(braga)).toEqual({
      names: {
        province: 'Jawa Barat',
        city: 'Kota Bandung',
        district: expect.stringMatching(/./),
        subdistrict: name,
      },
    })
  })

  it.each([
    ['a province that there is not', { province_id: 99 }, { province_id: 'unknown_area' }],
    ['another province', { province_id: 31 }, { city_id: 'area_elsewhere' }],
    ['another city of the province', { city_id: 3216 }, { district_id: 'area_elsewhere' }],
    ['another district of the city', { district_id: 327301 }, { subdistrict_id: 'area_elsewhere' }],
    ['a subdistrict of elsewhere', { subdistrict_id: 1101012001 }, { subdistrict_id: 'area_elsewhere' }],
    ['a number that is no code', { subdistrict_id: 5 }, { subdistrict_id: 'unknown_area' }],
    ['an area of another level', { city_id: 32 }, { city_id: 'unknown_area' }],
    [
      'two errors',
      { province_id: 31, subdistrict_id: 3273199999 },
      { city_id: 'area_elsewhere', subdistrict_id: 'unknown_area' },
    ],
  ] as const)('are refused with %s, by the field', async (_, wrong, refused) => {
    expect(await checkAreas({ ...braga, ...wrong })).toEqual({ refused })
  })
})

describe('an area', () => {
  it.each([32, 3273, 327319, 3273191001])('is found by its id %i', async (id) => {
    expect(await findArea(id)).toEqual({ id, name: expect.stringMatching(/./) })
  })

  it.each([0, -1, 1, 99, 3299, 327399, 3273199999, 1.5, Number.NaN, 1e12])('is none of %d', async (id) => {
    expect(await findArea(id)).toBeUndefined()
  })
})
