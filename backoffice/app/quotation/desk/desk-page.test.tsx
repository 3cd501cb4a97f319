import type { ItemFacts, StaffQuotation } from '@pasok/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { anyLine, anyQuotation } from '../../testing/any-quotation.ts'
import { refusal, type FakeEndpoints } from '../../testing/fake-api.ts'
import { openAdmin, sari } from '../../testing/open-admin.tsx'

const facts: ItemFacts = {
  unit_cost: 800,
  list_price: 1_200,
  company_price: 1_000,
  last_price: { unit_price: 950, quantity: 5, day: '2026-11-01', order: { id: 1, number: 'ORD26-00001' } },
  available_qty: 40,
}
const fakes = (quotation: () => StaffQuotation, more: FakeEndpoints = {}): FakeEndpoints => ({
  'get /staff/quotations/{id}': () => ({ data: { record: quotation() } }),
  'get /staff/quotations/{id}/line-facts': () => ({
    data: {
      records: quotation().order_line.map(({ id }) => ({ line_id: id, ...facts })),
      total: 2,
      offset: 0,
      limit: 500,
    },
  }),
  ...more,
})
const two = () => anyQuotation([anyLine(1), anyLine(2, { requested_text: 'baut 8', status: 'open' })])
const openDesk = async (quotation = two, more: FakeEndpoints = {}) => {
  const opened = await openAdmin('/quotations/7/desk', fakes(quotation, more))
  await screen.findAllByText('Rp. 950 on 01/11/2026').catch(() => screen.findAllByText(/950/))
  return opened
}
const cell = (row: number, name: string) => {
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const found = document.querySelector(`[data-row="${row}"][data-column="${heads.indexOf(name)}"]`)
  if (!found) throw new Error(`no cell ${name}`)
  return found as HTMLElement
}
/** Types a text into a cell. */
const write = (row: number, name: string, text: string, key = 'Enter') => {
  fireEvent.mouseDown(cell(row, name))
  fireEvent.keyDown(screen.getByRole('grid'), { key: text.slice(0, 1) })
  const field = within(screen.getByRole('grid')).getByRole('textbox')
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key, ctrlKey: key === 's' })
}

test('facts stand beside each line; sums and margin follow each key', async () => {
  await openDesk()
  expect(cell(0, 'Cost').textContent).toBe('Rp. 800')
  expect(cell(0, 'List price').textContent).toBe('Rp. 1.200')
  expect(cell(0, 'Margin').textContent).toBe('20%')
  fireEvent.mouseDown(cell(0, 'Unit price'))
  fireEvent.keyDown(screen.getByRole('grid'), { key: '2' })
  const field = within(screen.getByRole('grid')).getByRole('textbox')
  for (const [typed, sum] of [
    ['20', 'Rp. 200'],
    ['Rp 2.000', 'Rp. 20.000'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    await vi.waitFor(() => expect(screen.getByText('Total before tax').nextSibling?.textContent).toBe(sum))
    expect(cell(0, 'Subtotal').textContent).toBe(sum)
  }
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(cell(0, 'Subtotal').textContent).toBe('Rp. 20.000')
  expect(cell(0, 'Margin').textContent).toBe('60%')
  expect(screen.getByText('Total before tax').nextSibling?.textContent).toBe('Rp. 20.000')
})

test('only what changed is saved, by Ctrl+S, and the save bar names it before', async () => {
  const bodies: unknown[] = []
  let shown = two()
  await openDesk(() => shown, {
    'patch /staff/quotations/{id}/lines': ({ body }) => {
      bodies.push(body)
      shown = anyQuotation([anyLine(1), anyLine(2, { price_unit: 900 })], { revision: 4 })
      return { data: { record: { ...shown, order_line: [anyLine(2, { price_unit: 900 })] } } }
    },
  })
  write(1, 'Unit price', '900', 's')
  await screen.findByText('Everything is saved.')
  expect(bodies).toEqual([
    { revision: 3, lines: [{ id: 2, status: 'quoted', unit_price: 900 }], removed: [] },
  ])
  write(1, 'Disc. %', '12,5')
  expect(screen.getByText('Not saved yet: 1 changed line')).toBeTruthy()
})

test('the message with the offer is saved by Ctrl+S, too', async () => {
  const bodies: unknown[] = []
  await openDesk(two, {
    'patch /staff/quotations/{id}/lines': ({ body }) => {
      bodies.push(body)
      return { data: { record: anyQuotation([], { revision: 4, comment: 'Harga tetap' }) } }
    },
  })
  fireEvent.change(screen.getByLabelText('Message to the buyer'), { target: { value: 'Harga tetap' } })
  expect(screen.getByText('Not saved yet: message with the offer')).toBeTruthy()
  fireEvent.keyDown(screen.getByLabelText('Message to the buyer'), { key: 's', ctrlKey: true })
  await screen.findByText('Everything is saved.')
  expect(bodies).toEqual([{ revision: 3, lines: [], removed: [], comment: 'Harga tetap' }])
})

test('an emptied last day is saved as none', async () => {
  const bodies: unknown[] = []
  await openDesk(() => ({ ...two(), valid_until: '2026-12-31' }), {
    'patch /staff/quotations/{id}/lines': ({ body }) => {
      bodies.push(body)
      return { data: { record: anyQuotation([], { revision: 4 }) } }
    },
  })
  fireEvent.change(screen.getByLabelText('Can be ordered until'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Everything is saved.')
  expect(bodies).toEqual([{ revision: 3, lines: [], removed: [], valid_until: null }])
})

test('a refused field marks its cell, until it is changed', async () => {
  await openDesk(two, {
    'patch /staff/quotations/{id}/lines': () =>
      refusal(400, 'invalid_request', { errors: { 'lines.0.unit_price': ['Too dear.'] } }),
  })
  write(1, 'Unit price', '900', 's')
  await screen.findByText(/Nothing was saved/)
  expect([cell(1, 'Unit price').getAttribute('aria-invalid'), cell(1, 'Unit price').title]).toEqual([
    'true',
    'Too dear.',
  ])
  write(1, 'Unit price', '800')
  expect(cell(1, 'Unit price').getAttribute('aria-invalid')).toBeNull()
})

test('where somebody else was faster, my prices stand on top of theirs, and what both changed is marked', async () => {
  const theirs = anyQuotation([anyLine(1, { price_unit: 1_500 }), anyLine(2, { lead_time_days: 9 })], {
    revision: 8,
  })
  const revisions: unknown[] = []
  await openDesk(two, {
    'patch /staff/quotations/{id}/lines': ({ body }) => {
      revisions.push((body as { revision: number }).revision)
      return refusal(409, 'version_conflict', { current: theirs })
    },
  })
  write(0, 'Unit price', '1400')
  write(1, 'Unit price', '900', 's')
  await screen.findByText(/Somebody else has changed this quotation/)
  expect(cell(0, 'Unit price').textContent).toContain('1.400')
  expect(cell(0, 'Unit price').title).toBe('Somebody else set: 1500')
  expect(cell(1, 'Lead time').textContent).toContain('9')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(revisions).toEqual([3, 8]))
})

test('a price beyond the limits of the one who sets it is marked before it is sent; an admin has none', async () => {
  await openDesk()
  write(0, 'Unit price', '700')
  expect(cell(0, 'Unit price').title).toContain('Below cost')
  expect(screen.getByText(/1 line beyond your limits/)).toBeTruthy()
})

test('an admin has no limits', async () => {
  const { sales_limits: _, ...admins } = two()
  await openDesk(() => admins, {
    'get /staff/me': () => ({ data: { record: { ...sari, roles: ['admin'] } } }),
  })
  write(0, 'Unit price', '700')
  expect(screen.queryByText(/beyond your limits/)).toBeNull()
})

test('a discount is given to the selection, and taken back as a whole', async () => {
  await openDesk(() => anyQuotation([anyLine(1), anyLine(2)]))
  fireEvent.change(screen.getByLabelText('Discount in %'), { target: { value: '7,5' } })
  fireEvent.click(screen.getByRole('button', { name: 'For all lines' }))
  expect([cell(0, 'Disc. %').textContent, cell(1, 'Disc. %').textContent]).toEqual([
    expect.stringContaining('7.5%'),
    expect.stringContaining('7.5%'),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
})

test('an item is searched in its cell, and Enter takes the likeliest one', async () => {
  const bodies: unknown[] = []
  await openDesk(two, {
    'get /staff/quotations/{id}/items': ({ query }) => ({
      data: {
        records: [
          {
            product: { id: 500, name: `Baut ${query['keyword']}`, sku_number: 'HB-500' },
            uom: 'pcs',
            min_qty: 1,
            multiple_qty: 1,
            company_price: 4_000,
          },
        ],
        total: 1,
      },
    }),
    'patch /staff/quotations/{id}/lines': ({ body }) => {
      bodies.push(body)
      return refusal(400, 'invalid_request', { errors: {} })
    },
  })
  fireEvent.mouseDown(cell(1, 'Item'))
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'F2' })
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'M8' } })
  await screen.findByRole('option', { name: /Baut M8/ }, { timeout: 2_000 })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(cell(1, 'Item').textContent).toContain('HB-500')
  expect(cell(1, 'Unit price').textContent).toContain('Rp. 4.000')
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() =>
    expect(bodies).toMatchObject([{ lines: [{ id: 2, status: 'quoted', product_item_id: 500 }] }]),
  )
})

test('what was not saved survives a reload, and is offered back', async () => {
  const first = await openDesk()
  write(0, 'Unit price', '1400')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  first.router.dispose()
  document.body.replaceChildren()
  await openDesk()
  expect(cell(0, 'Unit price').textContent).toBe('Rp. 1.000')
  fireEvent.click(screen.getByRole('button', { name: 'Restore them' }))
  expect(cell(0, 'Unit price').textContent).toContain('1.400')
})

test('leaving with unsaved changes warns, and staying keeps them', async () => {
  const { router } = await openDesk()
  write(0, 'Unit price', '1400')
  await act(() => router.navigate('/quotations/7'))
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Stay' }))
  expect([router.state.location.pathname, cell(0, 'Unit price').textContent]).toEqual([
    '/quotations/7/desk',
    expect.stringContaining('1.400'),
  ])
})

test('a quotation that is not in review is only looked at', async () => {
  await openDesk(() => anyQuotation([anyLine(1)], { state: 'quoted', steps: [] }))
  expect(cell(0, 'Unit price').getAttribute('aria-readonly')).toBe('true')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a price that is typed while a line before it is removed goes into its own line', async () => {
  const three = () => anyQuotation([anyLine(1), anyLine(2), anyLine(3), anyLine(4)])
  const bodies: unknown[] = []
  let answer = () => {}
  const waits = new Promise<void>((resolve) => {
    answer = resolve
  })
  await openDesk(three, {
    'patch /staff/quotations/{id}/lines': async ({ body }) => {
      bodies.push(body)
      await waits
      return { data: { record: anyQuotation([], { revision: 4 }) } }
    },
  })
  fireEvent.mouseDown(cell(0, 'Unit price'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove the selected lines' }))
  fireEvent.keyDown(screen.getByRole('grid'), { key: 's', ctrlKey: true })
  fireEvent.mouseDown(cell(2, 'Unit price'))
  fireEvent.keyDown(screen.getByRole('grid'), { key: '7' })
  const field = within(screen.getByRole('grid')).getByRole('textbox')
  fireEvent.change(field, { target: { value: '7000' } })
  await act(async () => answer())
  await vi.waitFor(() => expect(document.querySelectorAll('[data-row="3"]')).toHaveLength(0))
  expect(field.isConnected).toBe(true)
  expect(screen.getByText('Total before tax').nextSibling?.textContent).toBe('Rp. 90.000')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(cell(1, 'Unit price').textContent).toContain('7.000')
  expect(cell(2, 'Unit price').textContent).not.toContain('7.000')
  fireEvent.keyDown(screen.getByRole('grid'), { key: 's', ctrlKey: true })
  await vi.waitFor(() => expect(bodies).toHaveLength(2))
  expect(bodies[1]).toMatchObject({ lines: [{ id: 3, unit_price: 7_000 }] })
})

test('changes of another version are not offered back', async () => {
  const first = await openDesk()
  write(0, 'Unit price', '1400')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  first.router.dispose()
  document.body.replaceChildren()
  await openDesk(() => anyQuotation([anyLine(11), anyLine(12)], { version: 2, revision: 9 }))
  expect(screen.queryByRole('button', { name: 'Restore them' })).toBeNull()
})

const found = (id: number) => ({
  product: { id, name: `Baut ${id}`, sku_number: `HB-${id}` },
  uom: 'pcs',
  min_qty: 1,
  multiple_qty: 1,
})

test('another item in place of a cleared one is an alternative to what the buyer asked for; the same one is not', async () => {
  await openDesk(() => anyQuotation([anyLine(1)]), {
    'get /staff/quotations/{id}/items': ({ query }) => ({
      data: { records: [found(Number(query['keyword']))], total: 1 },
    }),
  })
  const choose = async (keyword: string) => {
    fireEvent.mouseDown(cell(0, 'Item'))
    fireEvent.keyDown(screen.getByRole('grid'), { key: 'F2' })
    const field = screen.getByRole('combobox')
    fireEvent.change(field, { target: { value: keyword } })
    await screen.findByRole('option', { name: new RegExp(`HB-${keyword}`) }, { timeout: 2_000 })
    fireEvent.keyDown(field, { key: 'Enter' })
  }
  fireEvent.mouseDown(cell(0, 'Item'))
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'Delete' })
  await choose('500')
  expect(cell(0, 'Offer').textContent).toContain('Alternative')
  await choose('101')
  expect(cell(0, 'Offer').textContent).not.toContain('Alternative')
})
