import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { indexAreas } from './area-file.ts'
import { areaFile, findArea } from './areas.ts'
import { formatAreaCode } from './reference.ts'

const table = (...rows: string[]) => Buffer.from(rows.join('\n'))

describe('a table of areas', () => {
  const villages = table(
    'code,district_code,name',
    '32.16.01.2001,32.16.01,Sukamaju',
    '32.16.01.2002,32.16.01,"Lubuk Pakam I,II"',
    '35.29.22.2001,35.29.22,"Ra""as"',
    '35.29.22.2002,35.29.22,Soka’an',
  )

  it('gives the areas of one parent, quoted names as they are meant', async () => {
    const areas = await indexAreas(villages)
    expect(areas.total).toBe(4)
    expect(areas.within(321601)).toEqual([
      { id: 3216012001, name: 'Sukamaju' },
      { id: 3216012002, name: 'Lubuk Pakam I,II' },
    ])
    expect(areas.within(352922)).toEqual([
      { id: 3529222001, name: 'Ra"as' },
      { id: 3529222002, name: 'Soka’an' },
    ])
    expect(areas.within(321602)).toEqual([])
  })

  it('may have the line ends of Windows, an end of its last line, and no parents', async () => {
    const areas = await indexAreas(Buffer.from('code,name\r\n11,Aceh\r\n12,Sumatera Utara\r\n'))
    expect(areas.total).toBe(2)
    expect(areas.within(0)).toEqual([
      { id: 11, name: 'Aceh' },
      { id: 12, name: 'Sumatera Utara' },
    ])
  })

  it('is refused where a parent’s rows do not stand together, which would hide some', async () => {
    const apart = table('code,province_code,name', '11.01,11,A', '12.01,12,B', '11.02,11,C')
    await expect(indexAreas(apart)).rejects.toThrow('the areas of 11 do not stand together')
  })

  it('is refused where a row begins with no code', async () => {
    await expect(indexAreas(table('code,name', 'Aceh,11'))).rejects.toThrow("no area's code at byte 10")
  })
})

describe('the package', () => {
  const counts = { province: 38, city: 514, district: 7285, subdistrict: 83_762 } as const

  it.each(Object.entries(counts))('has every %s: %i', async (level, count) => {
    expect((await areaFile(level as keyof typeof counts)).total).toBe(count)
  })

  describe('in its table of subdistricts', () => {
    let rows: string[][]
    beforeAll(async () => {
      const file = new URL(import.meta.resolve('idn-area-data/data/villages.csv'))
      const text = await readFile(file, 'utf8')
      rows = text
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((row) => row.split(','))
    })

    it('has a code only once, and names as a parent what the code begins with', () => {
      expect(new Set(rows.map(([code]) => code)).size).toBe(rows.length)
      expect(rows.filter(([code, parent]) => !code?.startsWith(`${parent}.`))).toEqual([])
    })

    it('names a district that there is, and each is reached through it', async () => {
      const areas = await areaFile('subdistrict')
      const parents = new Set(rows.map(([, parent = '']) => Number(parent.replaceAll('.', ''))))
      const reached = [...parents].flatMap((parent) => areas.within(parent))
      expect(reached.length).toBe(83_762)
      expect(reached.map(({ id }) => formatAreaCode(id))).toEqual(rows.map(([code]) => code))
      expect(reached.filter(({ name }) => name === '' || name !== name.trim())).toEqual([])
      for (const parent of parents) if (!(await findArea(parent))) expect.fail(`no district ${parent}`)
    })
  })
})
