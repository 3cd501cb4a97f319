import { speak } from '@pasok/ui/testing/show.tsx'
import { fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { readAmount } from './read-figures.ts'
import type { GridColumn } from './grid-row.tsx'
import { Grid } from './grid.tsx'
import { newSheet, type CellText, type Sheet } from './sheet.ts'

interface Line {
  readonly name: string
  readonly price: number | undefined
}
const columns: readonly GridColumn<Line>[] = [
  { name: 'name', title: () => 'Name', width: 100, isFrozen: true, text: ({ name }) => name },
  {
    name: 'price',
    title: () => 'Price',
    width: 100,
    text: ({ price }) => String(price ?? ''),
    write: (typed) => {
      const price = typed === '' ? undefined : readAmount(typed)
      return typed !== '' && price === undefined ? undefined : { price }
    },
  },
]
const readId = ({ name }: Line): number => Number(name.slice(1))
const shown: { sheet: Sheet<Line>; unread: readonly CellText[] } = { sheet: newSheet([]), unread: [] }
const saved = vi.fn<(sheet: Sheet<Line>) => void>()

function Sample({ first }: { readonly first: Sheet<Line> }) {
  const [sheet, setSheet] = useState(first)
  const findMark = useCallback(() => undefined, [])
  return (
    <>
      <Grid
        label="Lines"
        columns={columns}
        sheet={sheet}
        rowId={readId}
        onChange={(changed) => {
          shown.sheet = changed
          setSheet(changed)
        }}
        onUnread={(unread) => {
          shown.unread = unread
        }}
        onSave={saved}
        findMark={findMark}
      />
      <button type="button">After</button>
    </>
  )
}

const openGrid = (count = 5) => {
  speak('en')
  shown.unread = []
  shown.sheet = newSheet(
    Array.from({ length: count }, (_, at): Line => ({ name: `L${at + 1}`, price: undefined })),
  )
  saved.mockClear()
  render(<Sample first={shown.sheet} />)
  const grid = screen.getByRole('grid')
  grid.focus()
  return grid
}
const prices = () => shown.sheet.rows.map(({ price }) => price)
const focused = (grid: HTMLElement) =>
  document.getElementById(grid.getAttribute('aria-activedescendant') ?? '') as HTMLElement
const place = (grid: HTMLElement) => [focused(grid).dataset['row'], focused(grid).dataset['column']]
const keys = (target: HTMLElement, ...names: readonly string[]) => {
  for (const name of names) {
    const [key = '', ...with_] = name.split('+').toReversed()
    fireEvent.keyDown(target, {
      key,
      shiftKey: with_.includes('Shift'),
      ctrlKey: with_.includes('Ctrl'),
    })
  }
}
/** Types a text into the field of the cell with the focus, and ends it by a key. */
const type = (grid: HTMLElement, text: string, end: string) => {
  keys(grid, text.slice(0, 1))
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: text } })
  keys(field, end)
}

test('one focus moves by keys, and its cell is named', () => {
  const grid = openGrid()
  keys(grid, 'ArrowDown', 'ArrowRight')
  expect([place(grid), document.activeElement === grid]).toEqual([['1', '1'], true])
  keys(grid, 'Ctrl+End')
  expect(place(grid)).toEqual(['4', '1'])
  expect(grid.getAttribute('aria-rowcount')).toBe('6')
})

test('typing replaces a cell; Enter goes down, Shift+Enter up, an arrow where it points', () => {
  const grid = openGrid()
  keys(grid, 'ArrowRight')
  type(grid, '1000', 'Enter')
  type(grid, 'Rp 2.500', 'ArrowDown')
  type(grid, '3', 'Shift+Enter')
  expect([prices(), place(grid), document.activeElement === grid]).toEqual([
    [1000, 2500, 3, undefined, undefined],
    ['1', '1'],
    true,
  ])
})

test('Escape gives up what was typed', () => {
  const grid = openGrid()
  keys(grid, 'ArrowRight')
  type(grid, '7', 'Escape')
  expect([prices()[0], screen.queryByRole('textbox'), document.activeElement === grid]).toEqual([
    undefined,
    null,
    true,
  ])
})

test('F2 edits what stands there, and leaving the field keeps it', () => {
  const grid = openGrid()
  keys(grid, 'ArrowRight')
  type(grid, '12', 'Shift+Enter')
  keys(grid, 'F2')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect(field.value).toBe('12')
  fireEvent.change(field, { target: { value: '123' } })
  fireEvent.blur(field)
  expect(prices()[0]).toBe(123)
})

test('text that can’t be read stays in its field', () => {
  const grid = openGrid()
  keys(grid, 'ArrowRight')
  type(grid, 'about 5', 'Enter')
  const field = screen.getByRole<HTMLInputElement>('textbox')
  expect([field.value, field.getAttribute('aria-invalid'), prices()[0]]).toEqual([
    'about 5',
    'true',
    undefined,
  ])
  expect(shown.unread).toEqual([{ row: 0, column: 1, text: 'about 5' }])
})

test('a read-only column takes no text', () => {
  const grid = openGrid()
  keys(grid, 'x', 'F2')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(focused(grid).getAttribute('aria-readonly')).toBe('true')
})

test('a range is filled by Ctrl+Enter, filled down, emptied, and each of it is taken back', () => {
  const grid = openGrid(3)
  keys(grid, 'ArrowRight', 'Shift+ArrowDown')
  type(grid, '5', 'Ctrl+Enter')
  expect([prices(), document.activeElement === grid]).toEqual([[5, 5, undefined], true])
  keys(grid, 'Shift+ArrowDown', 'Ctrl+d')
  expect(prices()).toEqual([5, 5, 5])
  keys(grid, 'Delete')
  expect(prices()).toEqual([undefined, undefined, undefined])
  keys(grid, 'Ctrl+z', 'Ctrl+z', 'Ctrl+z')
  expect(prices()).toEqual([undefined, undefined, undefined])
  keys(grid, 'Ctrl+y', 'Ctrl+Shift+z')
  expect(prices()).toEqual([5, 5, 5])
})

test('columns are exchanged with a spreadsheet', () => {
  const grid = openGrid(3)
  keys(grid, 'ArrowRight')
  fireEvent.paste(grid, { clipboardData: { getData: () => 'Rp 1.250.000\r\nx\r\n7\r\n' } })
  expect([prices(), shown.unread]).toEqual([[1_250_000, undefined, 7], [{ row: 1, column: 1, text: 'x' }]])
  const setData = vi.fn<(type: string, text: string) => void>()
  fireEvent.copy(grid, { clipboardData: { setData } })
  expect(setData).toHaveBeenCalledWith('text/plain', '1250000\n\n7')
})

test('Tab goes right, and leaves the grid at its edge', () => {
  const grid = openGrid()
  const isHeld = (key: string) => !fireEvent.keyDown(grid, { key })
  expect([isHeld('Tab'), place(grid)]).toEqual([true, ['0', '1']])
  expect(isHeld('Tab')).toBe(false)
})

test('Ctrl+S saves with what is being typed', () => {
  const grid = openGrid()
  keys(grid, 'ArrowRight')
  type(grid, '8', 'Ctrl+s')
  expect(saved.mock.calls.map(([sheet]) => sheet.rows[0]?.price)).toEqual([8])
})

test('of 5,000 rows those in sight are rendered, and the one with the focus', () => {
  const grid = openGrid(5_000)
  expect(screen.getAllByRole('row').length).toBeLessThan(60)
  keys(grid, 'Ctrl+ArrowDown')
  expect(focused(grid).textContent).toBe('L5000')
  fireEvent.scroll(grid, { target: { scrollTop: 0 } })
  expect(focused(grid).textContent).toBe('L5000')
})

test('the mouse selects, and extends with Shift', () => {
  const grid = openGrid()
  const cell = (row: number, column: number) =>
    grid.querySelector(`[data-row="${row}"][data-column="${column}"]`) as HTMLElement
  fireEvent.mouseDown(cell(1, 1))
  fireEvent.mouseDown(cell(3, 1), { shiftKey: true })
  expect(grid.querySelectorAll('[aria-selected=true]')).toHaveLength(3)
})
