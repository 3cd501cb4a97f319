import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newDesk, table, type Desk } from '../testing/cli-fixture.ts'
import { run } from '../testing/program.ts'

let desk: Desk
beforeAll(async () => {
  desk = await newDesk()
})
afterAll(() => desk.clear())

/** A ZIP archive whose directory says that its one file is this large unpacked. */
const makeArchive = (unpacked: number): Buffer => {
  const name = Buffer.from('xl/worksheets/sheet1.xml')
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(unpacked, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length + name.length, 12)
  end.writeUInt32LE(head.length + name.length, 16)
  return Buffer.concat([head, name, entry, name, end])
}

describe('what can not be read', () => {
  test.each([
    ['nothing.csv', undefined, /^There is no \S+nothing\.csv\.\n$/],
    ['empty.csv', '', /^The file is empty\.\n$/],
    ['twice.csv', 'product,sku,sku\nA,B,C\n', /^The first row must name every column once\.\n$/],
    [
      'windows.csv',
      Buffer.from('product,sku,name_en\nA-1,A-1,Bolt\nA-2,A-2,Café\n', 'latin1'),
      /^The file is not in UTF-8 \(line 3\), so its letters can't be told\. Save it as "CSV UTF-8", or as \.xlsx\.\n$/,
    ],
    [
      'foreign.csv',
      'Artikel,Bezeichnung\nA-1,Schraube\n',
      /^No column holds the product codes: 'product' is not among the headings \('Artikel', 'Bezeichnung'\)\. --mapping says what columns mean\.\n$/,
    ],
    [
      'half.csv',
      'product,name_en\nA-1,Screw\n',
      /^No column holds the part numbers: 'sku' is not among the headings \('product', 'name_en'\)\./,
    ],
    [
      'huge.xlsx',
      makeArchive(300 * 1024 * 1024 + 1),
      /^The workbook is too large: at most 200,000 rows and 300 MB unpacked\. Save it as CSV, which has no such limit\.\n$/,
    ],
    [
      'broken.xlsx',
      makeArchive(300 * 1024 * 1024),
      /^The workbook can not be read: save it again as \.xlsx, or as CSV\.\n$/,
    ],
  ])('%s: 1, and a sentence, not a trace', async (name, content, sentence) => {
    if (content !== undefined) await desk.put(name, content)
    const { code, output } = await desk.import(desk.path(name))
    expect(output).toMatch(sentence)
    expect(code).toBe(1)
  })

  test('a database that does not answer: 1, and a sentence without the password', async () => {
    const env = { ...desk.env, DATABASE_URL: 'postgres://shop:secret@localhost:1/shop' }
    for (const program of [
      run('import.ts', [await desk.put('any.csv', table(1))], env),
      run('export.ts', [desk.path('none')], env),
    ]) {
      expect(await program.ended).toBe(1)
      expect(program.output()).toMatch(
        /^The environment can't be used:\n {2}DATABASE_URL: the database can't be opened: connect ECONNREFUSED \S+:1\n$/,
      )
    }
  })

  test('a folder or a file at the path of an output file: 1, and a sentence', async () => {
    const file = await desk.put('any.csv', table(1))
    await mkdir(desk.path('any.csv.rejected.csv'), { recursive: true })
    const { code, output } = await desk.import(file)
    expect(output).toBe(`${desk.path('any.csv.rejected.csv')} is a folder, not a file.\n`)
    expect(code).toBe(1)
    expect(await desk.export(file)).toEqual({ code: 1, output: `${file} is a file, not a folder.\n` })
  })

  test('an unknown option: 1, the sentence and the usage; with --help the usage alone, and 0', async () => {
    for (const command of ['import', 'export'] as const) {
      const wrong = await desk[command]('x', '--frobnicate')
      expect(wrong.code).toBe(1)
      expect(wrong.output).toMatch(/^Unknown option '--frobnicate'\.\n\nnpm run /)
      const help = await desk[command]('--help')
      expect(help.code).toBe(0)
      expect(help.output).toMatch(new RegExp(`^npm run ${command} -- `))
      expect(wrong.output.endsWith(help.output)).toBe(true)
    }
  })
})
