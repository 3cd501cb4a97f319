import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState, type ComponentProps } from 'react'
import { createRoutesStub, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { shownLines } from '@pasok/ui/records/line-range.tsx'
import { ListLines } from './list-lines.tsx'
import { shouldRevalidate } from './list-page.tsx'
import type { ShownLine } from './shown-line.ts'

const line = (id: number, number: string, more: Partial<ShownLine> = {}): ShownLine => ({
  id,
  name: `Item ${number}`,
  number,
  quantity: 2,
  problem: undefined,
  price_unit: undefined,
  price_subtotal: undefined,
  uom: 'pcs',
  rule: { min_qty: 1, multiple_qty: 1 },
  picture: undefined,
  tags: [],
  lang: undefined,
  isSold: true,
  prices: {},
  ...more,
})
const list = { id: 1, version: 1, can_change: true }
type Props = ComponentProps<typeof ListLines>
const Lines = (props: Partial<Props> & Pick<Props, 'lines'>) => (
  <ListLines
    list={list}
    range={shownLines(1, 100, props.lines.length)}
    result={undefined}
    values={undefined}
    cartKey={undefined}
    {...props}
  >
    <p>Total</p>
  </ListLines>
)
const rows = () => screen.getAllByRole('listitem')

test('a list that may be changed has a field and buttons in each row; its ends can’t be moved further', () => {
  speak('en')
  show(<Lines lines={[line(4, 'A-1'), line(5, 'B-1')]} cartKey="key" />)
  const [first, last] = rows().map((row) => within(row))
  expect(first?.getByLabelText<HTMLInputElement>('Quantity of A-1').value).toBe('2')
  expect(first?.getByRole('button', { name: 'Move up A-1' })).toHaveProperty('disabled', true)
  expect(first?.getByRole('button', { name: 'Move down A-1' })).toHaveProperty('disabled', false)
  expect(last?.getByRole('button', { name: 'Move down B-1' })).toHaveProperty('disabled', true)
  expect(last?.getByRole('button', { name: 'Remove B-1' })).toHaveProperty('value', 'remove:5')
  // What is typed in the fields goes along with the button that adds all.
  const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Add all to cart' })
  const form = new FormData(all.form ?? undefined, all)
  expect(Object.fromEntries(form)).toMatchObject({ do: 'cart', key: 'key', version: '1', 'quantity-4': '2' })
})

test('a list that may not be changed has neither', () => {
  speak('id')
  show(
    <Lines
      list={{ ...list, can_change: false }}
      lines={[line(4, 'A-1', { price_unit: 900, price_subtotal: 1_800, prices: { price: 1_000 } })]}
    />,
  )
  expect(rows()[0]?.textContent).toContain('Jumlah: 2 pcs')
  expect(rows()[0]?.textContent).toContain('Rp. 1.8002 × Rp. 900')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a row says why it can not be ordered, and what is sold no more has no page', () => {
  speak('en')
  const gone = line(4, 'A-1', { isSold: false, uom: undefined, problem: 'not_for_sale' })
  show(<Lines lines={[gone]} />)
  expect(rows()[0]?.textContent).toContain('Can no longer be ordered')
  expect(screen.queryByRole('link')).toBeNull()
})

test('what was typed stays beside why it was refused', () => {
  speak('en')
  show(
    <Lines
      lines={[line(4, 'A-1')]}
      result={{ errors: { 'quantity-4': ['This must be at least 1.'] } }}
      values={{ 'quantity-4': '0' }}
    />,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Quantity of A-1')
  expect(field.value).toBe('0')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe('This must be at least 1.')
})

test('after a conflict the list is shown as it is now, with what was typed', () => {
  speak('en')
  expect(shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true)
  expect(shouldRevalidate({ actionStatus: 400, defaultShouldRevalidate: false } as never)).toBe(false)
  const Page = () => {
    const [version, setVersion] = useState(1)
    const isLate = version > 1
    return (
      <>
        <button type="button" onClick={() => setVersion(2)}>
          Late
        </button>
        <Lines
          list={{ ...list, version }}
          lines={[line(4, 'A-1'), line(5, 'B-1', { quantity: isLate ? 7 : 2 })]}
          result={isLate ? { errors: {}, refused: 'Somebody else was faster.' } : undefined}
          values={isLate ? { 'quantity-4': '50' } : undefined}
        />
      </>
    )
  }
  show(<Page />)
  fireEvent.change(screen.getByLabelText('Quantity of A-1'), { target: { value: '50' } })
  fireEvent.click(screen.getByRole('button', { name: 'Late' }))
  const form = screen.getByRole('alert').closest('form') ?? undefined
  const fields = Object.fromEntries(new FormData(form))
  expect(fields).toMatchObject({ version: '2', 'quantity-4': '50', 'quantity-5': '7', 'seen-5': '7' })
})

test('a button to another page of a long list sends the input first; the page’s ends can be moved', () => {
  speak('en')
  show(<Lines lines={[line(4, 'A-1'), line(5, 'B-1')]} range={shownLines(2, 2, 6)} />)
  expect(document.querySelector('[data-lines]')?.textContent).toBe('Lines 3 to 4 of 6')
  expect(screen.getByRole('button', { name: 'Move up A-1' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('button', { name: 'Move down B-1' })).toHaveProperty('disabled', false)
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Page 3' })
  expect(Object.fromEntries(new FormData(next.form ?? undefined, next))).toMatchObject({
    to_page: '3',
    'quantity-4': '2',
  })
})

test('the focus moves to the range of the new page', async () => {
  speak('en')
  const forms: FormData[] = []
  const Page = createRoutesStub([
    {
      path: '*',
      loader: () => forms.length + 1,
      action: async ({ request }) => {
        forms.push(await request.formData())
        return null
      },
      HydrateFallback: () => null,
      Component: function Turned() {
        const page = useLoaderData<number>()
        const lines = [line(2 * page - 1, 'A-1'), line(2 * page, 'B-1')]
        return <Lines list={{ ...list, version: page }} lines={lines} range={shownLines(page, 2, 6)} />
      },
    },
  ])
  render(<Page initialEntries={['/account/lists/1']} />)
  const range = () => document.querySelector('[data-lines]')
  fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(range()?.textContent).toBe('Lines 3 to 4 of 6'))
  await waitFor(() => expect(document.activeElement).toBe(range()))
  expect(forms[0]?.get('quantity-1')).toBe('2')
})
