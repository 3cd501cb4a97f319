import { describe, expect, it } from 'vitest'
import { textCells } from './text-cells.ts'

const NO_LIMITS = { rows: Infinity, columns: Infinity }

describe('cells of a text', () => {
  it.each([
    [
      'tabs, as a spreadsheet copies',
      'A-1\t5\nA-2\t6\n',
      [
        ['A-1', '5'],
        ['A-2', '6'],
      ],
    ],
    [
      'semicolons',
      'A-1;5\nA-2;1,000',
      [
        ['A-1', '5'],
        ['A-2', '1,000'],
      ],
    ],
    [
      'commas',
      'A-1,5\nA-2,6',
      [
        ['A-1', '5'],
        ['A-2', '6'],
      ],
    ],
    [
      'tabs, where cells have commas',
      'Valve, ball\t5\nA-2\t6',
      [
        ['Valve, ball', '5'],
        ['A-2', '6'],
      ],
    ],
    [
      'a mark of its own in one line',
      'A-1;5\nA-2,6\nA-3;7',
      [
        ['A-1', '5'],
        ['A-2', '6'],
        ['A-3', '7'],
      ],
    ],
    [
      'line ends of Windows and of an old Macintosh',
      'A-1;5\r\nA-2;6\rA-3;7',
      [
        ['A-1', '5'],
        ['A-2', '6'],
        ['A-3', '7'],
      ],
    ],
    ['a byte order mark', '\uFEFFA-1;5', [['A-1', '5']]],
    ['the line by which spreadsheets name the mark', 'sep=|\r\nA,1|5', [['A,1', '5']]],
    [
      'quotation marks',
      '"A;1";"5"\n"say ""a""";6',
      [
        ['A;1', '5'],
        ['say "a"', '6'],
      ],
    ],
    [
      'a cell of two lines',
      '"Bolt\nM8";5\nA-2;6',
      [
        ['Bolt\nM8', '5'],
        ['A-2', '6'],
      ],
    ],
    [
      'inches',
      'Valve 1/2";5\n"1/2" valve;6',
      [
        ['Valve 1/2"', '5'],
        ['"1/2" valve', '6'],
      ],
    ],
    [
      'a quotation mark that is never closed',
      '"A-1;5\nA-2;6',
      [
        ['"A-1', '5'],
        ['A-2', '6'],
      ],
    ],
    ['empty lines', 'A-1;5\n\n;\nA-2;6', [['A-1', '5'], [''], ['', ''], ['A-2', '6']]],
    ['one column', 'A-1\nA-2', [['A-1'], ['A-2']]],
    ['nothing', '', []],
  ])('are read with %s', (_, text, cells) => {
    expect(textCells(text, NO_LIMITS)).toEqual(cells)
  })

  it('does not begin again at every quotation mark that is never closed', () => {
    expect(textCells('"a\n'.repeat(300_000), NO_LIMITS)).toHaveLength(300_000)
    expect(textCells('"a;'.repeat(300_000), NO_LIMITS)[0]).toHaveLength(300_001)
  })

  it('has limited numbers of lines and columns', () => {
    const limits = { rows: 3, columns: 2 }
    expect(textCells('A;1\r\n\r\nB;2\r\n', limits)).toHaveLength(3)
    expect(textCells('A;1\rB;2\nC;3', limits)).toHaveLength(3)
    expect(textCells('A;1\n\nB;2\n ', limits)).toBe('too_many_rows')
    expect(textCells('A;1\nB;2;3', limits)).toBe('too_many_columns')
  })
})
