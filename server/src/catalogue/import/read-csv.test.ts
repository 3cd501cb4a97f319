import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UnreadableFile } from './file-row.ts'
import { readCsv } from './read-csv.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pasok-csv-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = async (content: string | Buffer) => {
  const file = join(folder, 'table.csv')
  await writeFile(file, content)
  const rows = await Array.fromAsync(readCsv(file))
  return rows.map((row) => withoutShare(row))
}
const withoutShare = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'share'))
const row = (line: number, cells: Record<string, string>) => ({ line, cells })

it('tells how much of the file it has read', async () => {
  const file = join(folder, 'share.csv')
  await writeFile(file, `sku\n${'A-1\n'.repeat(1_000)}`)
  const shares = (await Array.fromAsync(readCsv(file))).map(({ share }) => share)
  expect(shares.at(0)).toBeLessThan(0.01)
  expect(shares.at(499)).toBeCloseTo(0.5, 1)
  expect(shares.at(-1)).toBe(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
})

describe('a table', () => {
  it('is rows by their headings, with the line each begins on', async () => {
    expect(await read('sku, name \nA,Bolt\nB,Nut\n')).toEqual([
      row(2, { sku: 'A', name: 'Bolt' }),
      row(3, { sku: 'B', name: 'Nut' }),
    ])
  })

  it.each([
    ['commas', 'sku,name,price\nA,"x;y\tz",1\n'],
    ['semicolons', 'sku;name;price\nA;"x;y\tz";1\n'],
    ['tabs', 'sku\tname\tprice\nA\t"x;y\tz"\t1\n'],
  ])('may be parted by %s', async (_, content) => {
    expect(await read(content)).toEqual([row(2, { sku: 'A', name: 'x;y\tz', price: '1' })])
  })

  it('may come from a spreadsheet: with a mark at its beginning and Windows’ line ends', async () => {
    expect(await read('\uFEFFsku;name\r\nA;Baut\r\nB;"Mur\r\nbesar"\r\nC;Ring\r\n')).toEqual([
      row(2, { sku: 'A', name: 'Baut' }),
      row(3, { sku: 'B', name: 'Mur\nbesar' }),
      row(5, { sku: 'C', name: 'Ring' }),
    ])
  })

  it('may end without a line end, and hold empty lines', async () => {
    expect(await read('sku,name\n\nA,Bolt\n\n\nB,Nut')).toEqual([
      row(3, { sku: 'A', name: 'Bolt' }),
      row(6, { sku: 'B', name: 'Nut' }),
    ])
  })

  it('counts on through cells of several lines', async () => {
    const html = '"<p>one\n\ntwo ""three""</p>\n"'
    expect((await read(`sku,name\nA,${html}\nB,${html}\nC,x\n`)).map(({ line }) => line)).toEqual([2, 6, 10])
  })

  it('keeps every character but the one that nothing can store', async () => {
    const text = 'Ø 8 × 30 ½” ℃ 𝔹 – ”'
    expect(await read(`sku,name\nA,${text}\n`)).toEqual([row(2, { sku: 'A', name: text })])
    expect(await read('sku,name\nA,Bo\0lt\n')).toEqual([row(2, { sku: 'A', name: 'Bolt' })])
  })

  it('may have columns without a name', async () => {
    expect(await read('sku,,\nA,1,2\n')).toMatchObject([{ line: 2, cells: { sku: 'A' } }])
  })
})

describe('a broken row', () => {
  it('with too few or too many cells is told by its line, and reading goes on', async () => {
    expect(await read('sku,name\nA\n"B\nb",x,y\nC,Ring\n')).toEqual([
      { line: 2, broken: 'wrong_number_of_cells', value: '1' },
      { line: 3, broken: 'wrong_number_of_cells', value: '3' },
      row(5, { sku: 'C', name: 'Ring' }),
    ])
  })

  it.each([
    ['an inch mark in a bare cell', 'B,Pipe 1/2" galvanised'],
    ['an inch mark in a quoted cell', 'B,"Pipe 1/2" galvanised"'],
    ['many of them', 'B,"Pipe 1/2" and 3/4" galvanised"'],
    ['one after several lines', 'B,"Pipe\r\nof\r\n1/2" galvanised"'],
  ])('with %s is told once, by its line, and reading goes on', async (_, broken) => {
    const next = 5 + (broken.match(/\n/g)?.length ?? 0)
    expect(await read(`sku,name\nA,"x\r\ny"\n${broken}\nC,"Ring\n"\nD,Pin\n`)).toEqual([
      row(2, { sku: 'A', name: 'x\ny' }),
      { line: 4, broken: 'broken_row', value: '' },
      row(next, { sku: 'C', name: 'Ring\n' }),
      row(next + 2, { sku: 'D', name: 'Pin' }),
    ])
  })

  it('after another broken row is told, too', async () => {
    expect(await read('sku,name\n\nA,1/2"\nB,3/4"\n\nC,Ring\n')).toEqual([
      { line: 3, broken: 'broken_row', value: '' },
      { line: 4, broken: 'broken_row', value: '' },
      row(6, { sku: 'C', name: 'Ring' }),
    ])
  })

  it.each(['B,"never\nC,Ring\n', 'B,"never\nC,Ring', 'B,"never'])(
    'that never ends is told by its line, and what stood before it is kept: %j',
    async (broken) => {
      expect(await read(`sku,name\nA,Bolt\n${broken}`)).toEqual([
        row(2, { sku: 'A', name: 'Bolt' }),
        { line: 3, broken: 'broken_row', value: '' },
      ])
    },
  )
})

describe('a file that is no table', () => {
  it.each([
    ['empty', ''],
    ['only empty lines', '\n\n'],
    ['with a heading twice', 'sku,name,sku\nA,b,c\n'],
    ['without a heading', ',,\nA,b,c\n'],
  ])('%s is refused', async (_, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFile)
  })

  it('missing is an error', async () => {
    await expect(Array.fromAsync(readCsv(join(folder, 'nowhere.csv')))).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })
})
