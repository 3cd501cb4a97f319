import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { buyer, show } from '../../testing/show.tsx'
import RequestPage from './request-page.tsx'
import ReturnsHelpPage from './returns-help-page.tsx'

const line = (id: number) => ({
  order_line_id: id,
  product: { id, sku_number: `M8-${id}`, name: 'Bolt' },
  quantity: 2_000,
  uom: 'pcs',
})
const showPage = (result?: object, member = buyer) => {
  speak('id')
  const loaderData = {
    returnable: { order: { id: 7, number: 'ORD26-00007' }, window_days: 14 },
    lines: [line(11), line(12)],
    shownLines: { page: 2, pages: 2, perPage: 50, total: 52 },
    key: 'a-key',
  }
  const props = { loaderData, actionData: result } as unknown as Parameters<typeof RequestPage>[0]
  return show(<RequestPage {...props} />, '/id/account/orders/7/return', undefined, member)
}

test('a long order is returned in parts, and nothing is chosen before its buyer chooses', () => {
  showPage()
  expect(screen.getByText(/51.*52/)).toBeTruthy()
  expect(screen.getByText(/Satu permintaan memuat barang dari satu halaman/)).toBeTruthy()
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Alasan M8-11' }).value).toBe('')
})

test('a refused row shows its error, which is read with its field', () => {
  const errors = { quantity_11: ['Isi dengan bilangan bulat.'], reason_12: ['Wajib diisi.'] }
  showPage({ refused: { status: 400, detail: '', errors }, values: { quantity_11: 'sepuluh' } })
  const quantity = screen.getByRole('textbox', {
    name: 'Jumlah M8-11',
    description: 'Isi dengan bilangan bulat.',
  })
  expect(quantity).toBe(document.activeElement)
  expect(screen.getByRole('combobox', { name: 'Alasan M8-12', description: 'Wajib diisi.' })).toBeTruthy()
})

test('of several pictures one that is too large is not sent, and their field says so', () => {
  const { container } = showPage()
  const field = screen.getByLabelText(/^Foto/)
  const small = new File(['x'], 'small.jpg')
  const large = Object.defineProperty(new File(['x'], 'large.jpg'), 'size', { value: 10_000_001 })
  fireEvent.change(field, { target: { files: [small, large] } })
  expect(screen.getByText('File ini lebih besar dari 10 MB.')).toBeTruthy()
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(document.activeElement).toBe(field)
})

test('a viewer reads why they can not request a return, in place of the form', () => {
  showPage(undefined, { ...buyer, canBuy: false })
  expect(screen.getByText(/Anda dapat melihat retur, tetapi tidak dapat mengajukannya/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the page of returns names for how long something may be sent back', () => {
  speak('id')
  show(<ReturnsHelpPage />, '/id/site/returns')
  expect(screen.getByText('Barang dapat diretur sampai 14 hari setelah diterima.')).toBeTruthy()
})
