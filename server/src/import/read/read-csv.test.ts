import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
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

  it('may be no more than a heading', async () => {
    expect(await read('s')).toEqual([])
  })

  it('may have columns without a name', async () => {
    expect(await read('sku,,\nA,1,2\n')).toMatchObject([{ line: 2, cells: { sku: 'A' } }])
  })
})

describe('a broken row', () => {
  it('with too few or too many cells is reported by its line, and reading continues', async () => {
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
  ])('with %s is reported once, by its line, and reading continues', async (_, broken) => {
    const next = 5 + (broken.match(/\n/g)?.length ?? 0)
    expect(await read(`sku,name\nA,"x\r\ny"\n${broken}\nC,"Ring\n"\nD,Pin\n`)).toEqual([
      row(2, { sku: 'A', name: 'x\ny' }),
      { line: 4, broken: 'broken_row', value: '' },
      row(next, { sku: 'C', name: 'Ring\n' }),
      row(next + 2, { sku: 'D', name: 'Pin' }),
    ])
  })

  it('after another broken row is reported, too', async () => {
    expect(await read('sku,name\n\nA,1/2"\nB,3/4"\n\nC,Ring\n')).toEqual([
      { line: 3, broken: 'broken_row', value: '' },
      { line: 4, broken: 'broken_row', value: '' },
      row(6, { sku: 'C', name: 'Ring' }),
    ])
  })

  it.each(['B,"never', 'B,"never\n', 'B,"never ""ever""', 'B,"'])(
    'that never ends is reported by its line, and the rows before it are read: %j',
    async (broken) => {
      expect(await read(`sku,name\nA,Bolt\n${broken}`)).toEqual([
        row(2, { sku: 'A', name: 'Bolt' }),
        { line: 3, broken: 'quote_never_closed', value: '' },
      ])
    },
  )

  it.each([
    ['none behind it', 'C,Ring\n', [row(5, { sku: 'C', name: 'Ring' })]],
    ['a quoted cell behind it', 'C,"Ring, small"\n', [row(5, { sku: 'C', name: 'Ring, small' })]],
    ['a quoted code behind it', '"C",Ring\n', [row(5, { sku: 'C', name: 'Ring' })]],
    ['empty quoted cells', 'C,""\nD,""', [row(5, { sku: 'C', name: '' }), row(6, { sku: 'D', name: '' })]],
    ['a cell of several lines', '"C","Ri\nng"\n', [row(5, { sku: 'C', name: 'Ri\nng' })]],
  ])('that never ends takes no other with it: %s', async (_, behind, rows) => {
    expect(await read(`sku,name\n"A","x\ny"\nB,"never\n${behind}`)).toEqual([
      row(2, { sku: 'A', name: 'x\ny' }),
      { line: 4, broken: 'quote_never_closed', value: '' },
      ...rows,
    ])
  })

  it('that never ends is reported where its mark stands within several lines', async () => {
    expect(await read('sku,name,text\n"A","x\ny","never\nB,Ring,z\n')).toEqual([
      { line: 2, broken: 'quote_never_closed', value: '' },
      row(4, { sku: 'B', name: 'Ring', text: 'z' }),
    ])
  })

  it('that never ends leaves all of many others, with their lines', async () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `S-${n},Ring ${n} of a set`)
    const rows = await read(['sku,name', 'B,"never', ...many].join('\r\n'))
    expect(rows).toHaveLength(20_001)
    expect(rows[0]).toEqual({ line: 2, broken: 'quote_never_closed', value: '' })
    expect(rows[1]).toEqual(row(3, { sku: 'S-0', name: 'Ring 0 of a set' }))
    expect(rows.at(-1)).toEqual(row(20_002, { sku: 'S-19999', name: 'Ring 19999 of a set' }))
  })

  it.each(['B,"never', 'B,"""never', 'B,"5" never'])(
    'that never ends costs no minutes, however many there are: %j',
    async (broken) => {
      expect(await read(`sku,name\n${`${broken}\n`.repeat(50_000)}`)).toHaveLength(50_000)
    },
    10_000,
  )
})

describe('a row', () => {
  it('may hold cells that fill several parts of the file', async () => {
    const [text, word] = ['"ä""\n'.repeat(4_000), 'é€𝔹'.repeat(100_000)]
    const quoted = `"${text.replaceAll('"', '""')}"`
    const rows = await read(`sku,name,text\nA,${quoted},${word}\nB,${word},"x"\n`)
    expect(rows).toEqual([
      row(2, { sku: 'A', name: text, text: word }),
      row(4_003, { sku: 'B', name: word, text: 'x' }),
    ])
  })

  it('is what it is wherever the file is cut while reading', async () => {
    const head = 'sku,name\n'
    const behind = '2,"b""\r\nc"\r\n"é"\r\n3,"""d"""\r\n'
    for (let before = 0; before < 40; before++) {
      const filler = 'f'.repeat(256 * 1024 - head.length - before)
      const rows = await read(`${head}${filler},1\n${behind}`)
      expect([before, ...rows.slice(1)]).toEqual([
        before,
        row(3, { sku: '2', name: 'b"\nc' }),
        { line: 5, broken: 'wrong_number_of_cells', value: '1' },
        row(6, { sku: '3', name: '"d"' }),
      ])
    }
  })

  it('of any cells is what a library for it reads', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 6 }),
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', ' ', 'a', 'é'), maxLength: 6 }),
    )
    const written = (rows: readonly (readonly string[])[]) =>
      rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 8 }),
        async (rows) => {
          const text = written([['a', 'b', 'c'], ...rows])
          const expected = parse<Record<string, string>>(text, { columns: true }).filter((one) =>
            Object.values(one).some((word) => word.trim()),
          )
          expect((await read(text)).map((one) => one['cells'])).toEqual(expected)
        },
      ),
    )
  })

  it('without a word in it is passed over, as spreadsheets leave them behind', async () => {
    expect(await read('sku;name\nA;Bolt\n;\n ; \nB;Nut\n;\n')).toEqual([
      row(2, { sku: 'A', name: 'Bolt' }),
      row(5, { sku: 'B', name: 'Nut' }),
    ])
  })
})

describe('a file of letters', () => {
  const table = 'sku;name\nA;Café 8 mm\n'
  const bolt = row(2, { sku: 'A', name: 'Café 8 mm' })

  it('in Windows-1252 is refused, naming the line and what to do', async () => {
    const many = 'x;y\n'.repeat(100_000)
    for (const text of [table, `sku;name\n${many}A;Café\n`]) {
      const line = text.split('\n').length - 1
      await expect(read(Buffer.from(text, 'latin1'))).rejects.toThrow(
        new UnreadableFile(
          `The file is not in UTF-8 (line ${line}), so its letters can't be told. Save it as "CSV UTF-8", or as .xlsx.`,
        ),
      )
    }
  })

  it('that is cut off within one is refused', async () => {
    await expect(read(Buffer.from(table).subarray(0, 15))).rejects.toThrow(UnreadableFile)
  })

  it.each([
    ['UTF-16, as spreadsheets save “Unicode text”', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${table}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(table, 'utf16le')],
    ['UTF-16 without a mark, the other way round', Buffer.from(table, 'utf16le').swap16()],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
    ['the way of an old Macintosh', Buffer.from(table.replaceAll('\n', '\r'))],
  ])('in %s is read', async (_, bytes) => {
    expect(await read(bytes)).toEqual([bolt])
  })

  it.each(['sep=;\n', 'SEP=;\r\n', '"sep=;"\n', '\uFEFFsep=;\n'])(
    'may begin with a line that says what parts its cells: %j',
    async (first) => {
      expect(await read(`${first}sku;name,b\nA;Bolt, M8\n`)).toEqual([
        row(3, { sku: 'A', 'name,b': 'Bolt, M8' }),
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
    ['with a quotation mark in its headings that is never closed', 'sku,"name\nA,b\n'],
    ['of one endless line', 'x'.repeat(20_000_001)],
  ])('%s is refused', async (_, content) => {
    await expect(read(content)).rejects.toThrow(UnreadableFile)
  })

  it('missing is an error', async () => {
    await expect(Array.fromAsync(readCsv(join(folder, 'nowhere.csv')))).rejects.toMatchObject({
      code: 'ENOENT',
    })
  })
})
