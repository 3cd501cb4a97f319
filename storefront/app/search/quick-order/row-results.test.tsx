import type { MatchedItem, RowVerdict } from '@pasok/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { Checked } from './check-rows.ts'
import { ListForm } from './list-form.tsx'
import { RowResults } from './row-results.tsx'
import { storeChecked, storedList } from './stored-rows.ts'

const bolt: MatchedItem = {
  id: 1,
  name: 'Bolt',
  sku_number: 'B-1',
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
  display_add_to_cart: true,
  price: 1000,
  price_breaks: [{ from_quantity: 100, price: 900 }],
}
const hose: MatchedItem = {
  ...bolt,
  id: 2,
  name: 'Hose',
  sku_number: 'H-1',
  uom: 'box',
  min_pieces: 100,
  min_qty: 10,
  multiple_qty: 5,
}
const makeChecked = (rows: [part: string, quantity: string, verdict: RowVerdict][]): Checked => ({
  rows: rows.map(([part_number, quantity]) => ({ part_number, quantity })),
  verdicts: rows.map(([, , verdict]) => verdict),
  items: [bolt, hose],
  isIncomplete: false,
  page: 1,
  at: 1,
})
const exact = (item_id: number): RowVerdict => ({ verdict: 'exact', found_by: 'part_number', item_id })
const list = makeChecked([
  ['B-1', '5', exact(1)],
  ['H1', '12', { ...exact(2), verdict: 'bad_quantity', problem: 'not_multiple' }],
  [
    'B-l',
    '1',
    { verdict: 'found', found_by: 'search', item_id: 1, match: { kind: 'spelling', text: 'B-1' } },
  ],
  ['thing', '3', { verdict: 'several', candidate_ids: [1, 2] }],
  ['zzz', '4', { verdict: 'not_found' }],
])

const CART = 31
/** What the cart answers, call by call; the changes that were sent to it. */
const fakeCart = (...answers: (() => Response | Promise<Response>)[]) => {
  const changes: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const request = JSON.parse(body as string) as { readonly lines?: unknown }
    if (request.lines) changes.push(request)
    const answer = answers.shift()
    if (!answer) throw new Error('asked once too often')
    return answer()
  })
  return changes
}
const cart =
  (revision: number, lines: [id: number, quantity: number][] = []) =>
  () =>
    Response.json({
      data: {
        id: CART,
        revision,
        order_line: lines.map(([id, product_uom_qty]) => ({ product: { id }, product_uom_qty })),
      },
    })
const broken = () => Promise.reject(new TypeError('no connection'))
const problem =
  (status: number, errors = {}) =>
  () =>
    Response.json({ status, detail: 'Refused.', errors }, { status })
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const row = (number: number, text: string) => screen.getByRole('listitem', { name: `Row ${number}: ${text}` })
const status = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.unstubAllGlobals()
  speak('en')
})

test('a row says what pieces come to, asks where it is not plain, and proposes what letters alone found', () => {
  const checked = makeChecked([
    ['H-1', '1000 pcs', exact(2)],
    ['H-1', '150 pcs', exact(2)],
    ['H-1', '1.000', exact(2)],
    ['Mar-10', '1', { verdict: 'not_found', damage: 'date' }],
    ['B-l', 'x', { verdict: 'bad_quantity', found_by: 'search', item_id: 1, problem: 'not_whole' }],
  ])
  const leftOut = {
    hidden_sheets: ['Units'],
    other_sheets: [],
    hidden_rows: 2,
    hidden_columns: 1,
    sum_rows: 0,
    title_rows: 1,
    titles: ['Bearings'],
  }
  show(<RowResults checked={{ ...checked, leftOut }} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  expect(screen.getByRole('note').textContent).toBe(
    'Left out of this listHidden sheets: Units2 rows that are hidden or filtered out1 column that is hidden1 row with a text only: Bearings',
  )
  expect(row(1, 'H-1').textContent).toContain('1,000 pieces are 10 box')
  expect(row(2, 'H-1').textContent).toContain('Sold by the box of 100. How many of these?')
  expect(row(4, 'Mar-10').textContent).toContain('into a date')
  expect(button('Add 1 row to cart')).toBeTruthy()
  // 10 by the minimum of its item.
  fireEvent.click(within(row(3, 'H-1')).getByRole('button', { name: /Set to 1,000 box/ }))
  expect(row(3, 'H-1').textContent).toContain('Ready')
  expect(button('Add 2 rows to cart')).toBeTruthy()
  fireEvent.change(within(row(5, 'B-l')).getByRole('textbox'), { target: { value: '5' } })
  expect(button('Add 2 rows to cart')).toBeTruthy()
  fireEvent.click(within(row(5, 'B-l')).getByRole('button', { name: /Use this item/ }))
  expect(button('Add 3 rows to cart')).toBeTruthy()
})

test('every row says what it means, and how many are ready', () => {
  show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  expect(button('1 row ready')).toBeTruthy()
  expect(button('3 to check')).toBeTruthy()
  expect(button('1 not found')).toBeTruthy()
  expect(row(2, 'H1').textContent).toContain('Sold in multiples of 5.')
  expect(row(3, 'B-l').textContent).toContain('Matched as “B-1”')
  expect(row(1, 'B-1').textContent).toContain('Rp. 1.000')
  expect(row(2, 'H1').textContent).toContain('box of 100 pcs')
})

test('rows are corrected in their place, and all that are ready are added at once', async () => {
  const onLeft = vi.fn<(text: string) => void>()
  show(<RowResults checked={list} memberId={4} onLeft={onLeft} onNew={() => {}} />)
  fireEvent.click(within(row(2, 'H1')).getByRole('button', { name: /Set to 15/ }))
  fireEvent.click(within(row(3, 'B-l')).getByRole('button', { name: /Use this item/ }))
  fireEvent.change(within(row(4, 'thing')).getByRole('combobox'), { target: { value: '1' } })
  const changes = fakeCart(cart(7, [[1, 100]]), cart(8))
  fireEvent.click(button('Add 4 rows to cart'))
  await vi.waitFor(() => expect(status()).toBe('4 rows are in your cart now.'))
  expect(changes).toEqual([
    {
      id: CART,
      revision: 7,
      lines: [
        { product_item_id: 1, new_qty: 109 },
        { product_item_id: 2, new_qty: 15 },
      ],
    },
  ])
  expect(onLeft).toHaveBeenCalledWith('zzz\t4')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('the keyboard goes on where a button was that its press took away', async () => {
  show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  const press = (number: number, text: string, name: RegExp) => {
    const pressed = within(row(number, text)).getByRole('button', { name })
    pressed.focus()
    fireEvent.click(pressed)
  }
  const expectFocusIn = (name: string) =>
    waitFor(() => expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toBe(name))
  press(2, 'H1', /Set to 15/)
  await expectFocusIn('Row 2: H1')
  press(3, 'B-l', /Use this item/)
  await expectFocusIn('Row 3: B-l')
  press(3, 'B-l', /Remove/)
  await expectFocusIn('Row 4: thing')
  press(5, 'zzz', /Remove/)
  await expectFocusIn('Row 4: thing')
})

test('once all rows are in the cart, the cart or another list is next', async () => {
  const onNew = vi.fn<() => void>()
  const all = makeChecked([['B-1', '5', exact(1)]])
  show(<RowResults checked={all} memberId={4} onLeft={() => {}} onNew={onNew} />)
  expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull()
  fakeCart(cart(7), cart(8))
  button('Add 1 row to cart').focus()
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toBe('1 row is in your cart now.'))
  const next = screen.getByRole('link', { name: 'View cart' })
  await vi.waitFor(() => expect(document.activeElement).toBe(next))
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['New list'])
  fireEvent.click(button('New list'))
  expect(onNew).toHaveBeenCalled()
})

test('what was corrected is there after the page was left, as long as the same list is', () => {
  storeChecked(4, list)
  const { unmount } = show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  fireEvent.click(within(row(2, 'H1')).getByRole('button', { name: /Set to 15/ }))
  fireEvent.click(within(row(3, 'B-l')).getByRole('button', { name: /Use this item/ }))
  fireEvent.change(within(row(4, 'thing')).getByRole('combobox'), { target: { value: '1' } })
  fireEvent.click(within(row(5, 'zzz')).getByRole('button', { name: /Remove/ }))
  const before = screen.getByRole('list').textContent
  unmount()
  const stored = storedList(4)
  if (!stored) throw new Error('nothing was stored')
  show(<RowResults {...stored} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  expect(screen.getByRole('list').textContent).toBe(before)
  expect(within(row(2, 'H1')).getByRole<HTMLInputElement>('textbox').value).toBe('15')
  expect(button('4 rows ready')).toBeTruthy()
  storeChecked(4, { ...list, at: 2 })
  expect(storedList(4)).toBeUndefined()
})

test('a price is that of the quantity', () => {
  show(
    <RowResults
      checked={makeChecked([['B-1', '5', exact(1)]])}
      memberId={4}
      onLeft={() => {}}
      onNew={() => {}}
    />,
  )
  fireEvent.change(within(row(1, 'B-1')).getByRole('textbox'), { target: { value: '100' } })
  expect(row(1, 'B-1').textContent).toContain('Rp. 900')
})

describe('rows whose answer was lost', () => {
  const showList = (rows = list) =>
    show(<RowResults checked={rows} memberId={4} onLeft={onLeft} onNew={() => {}} />)
  const onLeft = vi.fn<(text: string) => void>()
  /** Sends the one row that is ready, or those that are by now, and hears nothing of it. */
  const lose = async (...before: [id: number, quantity: number][]) => {
    const changes = fakeCart(cart(7, before), broken)
    fireEvent.click(button(/^Add /))
    await vi.waitFor(() => expect(status()).toContain('nothing is added twice'))
    return changes
  }
  const press = async (message: string, ...answers: Parameters<typeof fakeCart>) => {
    const changes = fakeCart(...answers)
    fireEvent.click(button(/^Add /))
    await vi.waitFor(() => expect(status()).toContain(message))
    return changes
  }
  const setQuantity = (quantity: string) =>
    fireEvent.change(within(row(1, 'B-1')).getByRole('textbox'), { target: { value: quantity } })

  test('are sent as they are now, where the cart is as it was', async () => {
    showList(makeChecked([['thing', '10', { verdict: 'several', candidate_ids: [1, 2] }]]))
    const choose = (id: string) =>
      fireEvent.change(within(row(1, 'thing')).getByRole('combobox'), { target: { value: id } })
    choose('1')
    await lose()
    choose('2')
    const changes = await press('1 row is in your cart now.', cart(7), cart(8))
    expect(changes).toEqual([{ id: CART, revision: 7, lines: [{ product_item_id: 2, new_qty: 10 }] }])
  })

  test('are not sent again, where the cart has them', async () => {
    showList()
    await lose([1, 100])
    expect(await press('1 row is in your cart now.', cart(8, [[1, 105]]))).toEqual([])
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
  })

  test('are not added twice by a row that was corrected since, which stays', async () => {
    showList()
    await lose()
    setQuantity('6')
    expect(await press('that you sent before', cart(8, [[1, 5]]))).toEqual([])
    expect(row(1, 'B-1')).toBeTruthy()
  })

  test('are known after the page was loaded again', async () => {
    const { unmount } = showList()
    await lose()
    unmount()
    showList()
    expect(await press('1 row is in your cart now.', cart(8, [[1, 5]]))).toEqual([])
    expect(onLeft).toHaveBeenLastCalledWith('H1\t12\nB-l\t1\nthing\t3\nzzz\t4')
  })

  test('are known where the browser stores nothing', async () => {
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const { unmount } = showList()
    await lose()
    store.mockRestore()
    unmount()
    showList()
    expect(await press('1 row is in your cart now.', cart(8, [[1, 5]]))).toEqual([])
  })

  test('are left to be looked for, where the cart was changed otherwise', async () => {
    showList()
    await lose()
    expect(await press('may be in it already', cart(9, [[1, 4]]))).toEqual([])
    expect(screen.getAllByRole('listitem')).toHaveLength(5)
    const changes = await press('1 row is in your cart now.', cart(9, [[1, 4]]), cart(10))
    expect(changes).toEqual([{ id: CART, revision: 9, lines: [{ product_item_id: 1, new_qty: 9 }] }])
  })

  test('may come through while they are sent as they are now', async () => {
    showList()
    await lose()
    setQuantity('6')
    const changes = await press('that you sent before', cart(7), problem(409), cart(8, [[1, 5]]))
    expect(changes).toHaveLength(1)
  })

  test('stay unsure as long as the cart is not read', async () => {
    showList()
    await lose()
    await press('nothing is added twice', problem(503))
    expect(await press('1 row is in your cart now.', cart(8, [[1, 5]]))).toEqual([])
  })
})

test('a cart that does not exist yet is not named', async () => {
  show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  const none = () => Response.json({ data: { id: null, revision: 0, order_line: [] } })
  const changes = fakeCart(none, cart(1))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toBe('1 row is in your cart now.'))
  expect(changes).toEqual([{ revision: 0, lines: [{ product_item_id: 1, new_qty: 5 }] }])
})

test('a cart that was changed meanwhile, or that refuses, keeps the rows', async () => {
  show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  fakeCart(cart(7), problem(409))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toContain('changed elsewhere'))
  fakeCart(cart(9), problem(400, { 'lines.0.new_qty': ['Too much.'] }))
  fireEvent.click(button('Add 1 row to cart'))
  await vi.waitFor(() => expect(status()).toBe('Nothing was added. Too much.'))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('rows of one kind are shown alone', () => {
  show(<RowResults checked={list} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  fireEvent.click(button('1 not found'))
  expect(screen.getAllByRole('listitem').map((one) => one.getAttribute('aria-label'))).toEqual(['Row 5: zzz'])
})

describe('rows of several pages', () => {
  const makeMany = (length: number) =>
    makeChecked(
      Array.from({ length }, (_, n) =>
        n === length - 1
          ? ['thing', '3', { verdict: 'several', candidate_ids: [1, 2] }]
          : n % 2 === 0
            ? ['B-1', '1', exact(1)]
            : ['B-l', '1', { verdict: 'found', found_by: 'search', item_id: 1 }],
      ),
    )
  const many = makeMany(300)
  const showMany = (checked = many) =>
    show(<RowResults checked={checked} memberId={4} onLeft={() => {}} onNew={() => {}} />)
  const range = () => document.querySelector('[data-lines]')
  // Of hundreds of controls the names are not computed.
  const at = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`there is no ${selector}`)
    return found
  }
  const turn = (page: number) => fireEvent.click(at(`button[aria-label="Page ${page}"]`))
  const findLine = (number: number) => at(`li[aria-label^="Row ${decimal(number)}:"]`)

  test('are shown by the hundred, with counts of all; a page that is turned takes the keyboard along', () => {
    showMany(makeMany(5_000))
    expect(document.querySelectorAll('li[aria-label^=Row]')).toHaveLength(100)
    expect(range()?.textContent).toBe('Rows 1 to 100 of 5,000')
    expect(screen.getByText('2,500 rows ready')).toBeTruthy()
    expect(screen.getByText('2,500 to check')).toBeTruthy()
    turn(50)
    expect(document.querySelectorAll('li[aria-label^=Row]')).toHaveLength(100)
    expect(findLine(4_901)).toBeTruthy()
    expect(range()?.textContent).toBe('Rows 4,901 to 5,000 of 5,000')
    expect(document.activeElement).toBe(range())
    const few = screen.getByText('2,500 to check')
    few.focus()
    fireEvent.click(few)
    expect(range()?.textContent).toBe('Rows 1 to 100 of 2,500')
    expect(document.activeElement).toBe(few)
  })

  test('stay corrected, chosen and accepted as pages are turned, and those ready on all pages are added at once', async () => {
    showMany()
    fireEvent.change(within(findLine(1)).getByRole('textbox'), { target: { value: '10' } })
    fireEvent.click(within(findLine(2)).getByRole('button', { name: /Use this item/ }))
    turn(3)
    fireEvent.change(within(findLine(300)).getByRole('combobox'), { target: { value: '1' } })
    turn(1)
    expect(findLine(1).querySelector('input')?.value).toBe('10')
    expect(findLine(2).textContent).toContain('Ready')
    turn(3)
    expect(findLine(300).querySelector('select')?.value).toBe('1')
    const changes = fakeCart(cart(7), cart(8))
    const all = screen.getByText('Add 152 rows to cart')
    all.focus()
    fireEvent.click(all)
    await screen.findByText('152 rows are in your cart now.')
    expect(changes).toEqual([
      { id: CART, revision: 7, lines: [{ product_item_id: 1, new_qty: 10 + 149 + 1 + 3 }] },
    ])
    // Of 148 rows that are left the last page is shown; the keyboard stays where it was.
    expect(range()?.textContent).toBe('Rows 101 to 148 of 148')
    expect(document.activeElement?.tagName).toBe('BUTTON')
  })

  test('are on the page that was left', () => {
    storeChecked(4, many)
    const { unmount } = showMany()
    turn(3)
    unmount()
    const stored = storedList(4)
    if (!stored) throw new Error('nothing was stored')
    showMany(stored.checked)
    expect(findLine(300)).toBeTruthy()
  })

  test('are led to without scripts by the form of the list, so that what was typed goes along', () => {
    show(
      <>
        <ListForm text="B-1 5" onText={() => {}} result={undefined} />
        <RowResults checked={many} memberId={4} onLeft={() => {}} onNew={() => {}} />
      </>,
    )
    const next = screen.getByText<HTMLButtonElement>('Next')
    expect(Object.fromEntries(new FormData(next.form ?? undefined, next))).toMatchObject({
      text: 'B-1 5',
      to_page: '2',
    })
  })
})
