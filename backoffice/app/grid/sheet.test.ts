import { expect, test } from 'vitest'
import { readAmount, readPercent, readWhole } from './read-figures.ts'
import {
  clearSelection,
  copySelection,
  fillDown,
  fillSelection,
  moveSelection,
  newSheet,
  parseTable,
  pasteTable,
  redo,
  selectCell,
  undo,
  writeCells,
  type Sheet,
  type SheetColumn,
} from './sheet.ts'

interface Line {
  readonly name: string
  readonly price: number | undefined
  readonly off: number | undefined
}
const column = (field: 'price' | 'off', read: (typed: string) => number | undefined): SheetColumn<Line> => ({
  name: field,
  text: (line) => String(line[field] ?? ''),
  write: (typed) => {
    if (typed === '') return { [field]: undefined }
    const value = read(typed)
    return value === undefined ? undefined : { [field]: value }
  },
})
const columns = [
  { name: 'name', text: ({ name }: Line) => name },
  column('price', readAmount),
  column('off', readPercent),
]
const lines = (count: number): Line[] =>
  Array.from({ length: count }, (_, at) => ({ name: `L${at + 1}`, price: undefined, off: undefined }))
const at = (
  sheet: Sheet<Line>,
  row: number,
  columnAt: number,
  toRow = row,
  toColumn = columnAt,
): Sheet<Line> => ({
  ...sheet,
  selection: { anchor: { row, column: columnAt }, focus: { row: toRow, column: toColumn } },
})
const prices = ({ rows }: Sheet<Line>) => rows.map(({ price }) => price)

test('amounts are read as people paste them, and nothing is guessed', () => {
  expect(['Rp 1.250.000', '1250000', '1,250,000', 'Rp1.250.000,-', '0'].map(readAmount)).toEqual([
    1_250_000, 1_250_000, 1_250_000, 1_250_000, 0,
  ])
  expect(['12,5', 'Rp 1.250.00', '1.250,000', 'abc', '-5', ''].map(readAmount)).toEqual(
    Array(6).fill(undefined),
  )
})

test('per cent and quantities have their own forms', () => {
  expect(['12,5', '12.5 %', '100', '0'].map(readPercent)).toEqual([12.5, 12.5, 100, 0])
  expect(['101', '12,555', '-1', 'x'].map(readPercent)).toEqual(Array(4).fill(undefined))
  expect(['1.200', '1,200', '50'].map(readWhole)).toEqual([1200, 1200, 50])
  expect(['Rp 50', '1,5', '-3', ''].map(readWhole)).toEqual(Array(4).fill(undefined))
})

test('keys move the focus inside the sheet, and with Shift the range grows from its anchor', () => {
  const size = { rows: 100, columns: 3, page: 20 }
  const start = selectCell({ row: 50, column: 1 })
  const focusAfter = (key: string, isToEdge = false) => moveSelection(start, { key, isToEdge }, size)?.focus
  expect(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End'].map((key) => {
      const focus = focusAfter(key)
      return [focus?.row, focus?.column]
    }),
  ).toEqual([
    [49, 1],
    [51, 1],
    [50, 0],
    [50, 2],
    [30, 1],
    [70, 1],
    [50, 0],
    [50, 2],
  ])
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => focusAfter(key, true)?.row)).toEqual([
    0, 99, 0, 99,
  ])
  expect(moveSelection(selectCell({ row: 99, column: 2 }), { key: 'ArrowDown' }, size)?.focus.row).toBe(99)
  expect(moveSelection(start, { key: 'ArrowDown', isExtending: true }, size)).toEqual({
    anchor: { row: 50, column: 1 },
    focus: { row: 51, column: 1 },
  })
  expect(moveSelection(start, { key: 'a' }, size)).toBeUndefined()
})

test('a pasted column is written from the selection on, and one undo takes all of it back', () => {
  const sheet = at(newSheet(lines(4)), 1, 1)
  const pasted = pasteTable(sheet, columns, 'Rp 1.250.000\n900\r\nabout 5\n')
  expect(prices(pasted.sheet)).toEqual([undefined, 1_250_000, 900, undefined])
  expect(pasted.unread).toEqual([{ row: 3, column: 1, text: 'about 5' }])
  expect(pasted.sheet.selection).toEqual({ anchor: { row: 1, column: 1 }, focus: { row: 3, column: 1 } })
  const undone = undo(pasted.sheet)
  expect([prices(undone), undone.selection]).toEqual([Array(4).fill(undefined), sheet.selection])
  expect(prices(redo(undone))).toEqual(prices(pasted.sheet))
})

test('steps are taken back one by one', () => {
  const set = (sheet: Sheet<Line>, text: string) =>
    writeCells(sheet, columns, [{ row: 0, column: 1, text }]).sheet
  const twice = set(set(newSheet(lines(1)), '1'), '2')
  expect([prices(undo(twice)), prices(undo(undo(twice)))]).toEqual([[1], [undefined]])
})

test('a step after an undo replaces what could be redone', () => {
  const one = writeCells(newSheet(lines(1)), columns, [{ row: 0, column: 1, text: '1' }]).sheet
  const other = writeCells(undo(one), columns, [{ row: 0, column: 1, text: '2' }]).sheet
  expect([prices(redo(other)), prices(undo(other))]).toEqual([[2], [undefined]])
})

test('an undo leaves fields alone that changed elsewhere', () => {
  const priced = writeCells(newSheet(lines(1)), columns, [{ row: 0, column: 1, text: '1' }]).sheet
  const merged = { ...priced, rows: priced.rows.map((row) => ({ ...row, off: 5 })) }
  expect(undo(merged).rows).toEqual([{ name: 'L1', price: undefined, off: 5 }])
})

test('a step that changes nothing is not in the history', () => {
  const sheet = writeCells(newSheet(lines(1)), columns, [{ row: 0, column: 1, text: '' }]).sheet
  expect(sheet.past).toEqual([])
})

test('one value fills the selected range; a block is repeated where the range holds it several times', () => {
  const four = newSheet(lines(4))
  expect(prices(pasteTable(at(four, 0, 1, 3, 1), columns, '7').sheet)).toEqual([7, 7, 7, 7])
  expect(prices(pasteTable(at(four, 0, 1, 3, 1), columns, '7\n8').sheet)).toEqual([7, 8, 7, 8])
  expect(prices(pasteTable(at(four, 0, 1, 2, 1), columns, '7\n8').sheet)).toEqual([
    7,
    8,
    undefined,
    undefined,
  ])
})

test('what goes beyond the sheet, or into a read-only column, is named', () => {
  const beyond = pasteTable(at(newSheet(lines(2)), 1, 1), columns, '7\n8')
  expect([prices(beyond.sheet), beyond.unread]).toEqual([[undefined, 7], [{ row: 2, column: 1, text: '8' }]])
  const readOnly = pasteTable(at(newSheet(lines(2)), 0, 0), columns, 'L1\t5\nother\t6')
  expect([prices(readOnly.sheet), readOnly.unread]).toEqual([[5, 6], [{ row: 1, column: 0, text: 'other' }]])
})

test('filling down copies the first row of the range, or the row above a single one', () => {
  const sheet = writeCells(newSheet(lines(4)), columns, [{ row: 0, column: 1, text: '5' }]).sheet
  expect(prices(fillDown(at(sheet, 0, 0, 2, 1), columns).sheet)).toEqual([5, 5, 5, undefined])
  expect(prices(fillDown(at(sheet, 1, 1), columns).sheet)).toEqual([5, 5, undefined, undefined])
  expect(fillDown(at(sheet, 0, 1), columns).sheet.rows).toEqual(sheet.rows)
})

test('Ctrl+Enter fills the range, and Delete empties what can be written', () => {
  const filled = fillSelection(at(newSheet(lines(2)), 0, 1, 1, 2), columns, '9').sheet
  expect(filled.rows.map(({ price, off }) => [price, off])).toEqual([
    [9, 9],
    [9, 9],
  ])
  const cleared = clearSelection(at(filled, 0, 0, 0, 2), columns)
  expect(cleared.rows.map(({ name, price }) => [name, price])).toEqual([
    ['L1', undefined],
    ['L2', 9],
  ])
})

test('copied cells come back as they were, with tabs, quotes and line breaks', () => {
  const texts = ['M8 "A2"', 'one\ttwo', 'first\nsecond', '12" pipe', '']
  const sheet = at(newSheet(texts.map((name) => ({ name, price: 5, off: undefined }))), 0, 0, 4, 1)
  expect(parseTable(copySelection(sheet, columns))).toEqual(texts.map((name) => [name, '5']))
  expect(parseTable('"unclosed\t5\r\n6\t')).toEqual([
    ['"unclosed', '5'],
    ['6', ''],
  ])
})
