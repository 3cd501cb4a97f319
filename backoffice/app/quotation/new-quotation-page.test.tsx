import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const company = {
  id: 7,
  name: 'Contoh Karya',
  members: [{ id: 9, name: 'Oki Contoh', email: 'oki@contoh.test', role: 'buyer' }],
}
const noQuotations = { records: [], total: 0, is_total_exact: true, per_page: 50, page: 1 }
const made = { id: 31, number: 'Q26-00031', line_count: 2, is_incomplete: false, to_check: [] }
const badRow = {
  id: 1,
  place: 2,
  requested_text: 'XYZ-999',
  requested_quantity: '4',
  verdict: 'not_found',
  comment: '',
}

const open = async (start: () => { data: object } | ReturnType<typeof refusal>) => {
  const opened = await openAdmin('/quotations/new', {
    'get /staff/quotations/buyers': () => ({ data: { records: [company], total: 1 } }),
    'get /staff/quotations': () => ({ data: noQuotations }),
    'post /staff/quotations': start,
  })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Company or member' }), { target: { value: 'oki' } })
  fireEvent.click(await screen.findByRole('button', { name: /Oki Contoh.*Buyer/ }))
  return opened
}
const paste = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /Rows/ }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Start the quotation' }))
}

test('a quotation whose rows are certain opens on its desk', async () => {
  const { calls, router } = await open(() => ({ data: { record: made } }))
  paste('B-1\t5')
  await expect.poll(() => router.state.location.pathname).toBe('/quotations/31/desk')
  expect(calls).toContain('post /staff/quotations')
})

test('rows that are not certain are shown with their reasons before the desk', async () => {
  await open(() => ({ data: { record: { ...made, to_check: [badRow] } } }))
  paste('B-1\t5\nXYZ-999\t4')
  expect((await screen.findByRole('row', { name: /XYZ-999/ })).textContent).toBe('2XYZ-9994Not found')
  expect(screen.getByRole('link', { name: 'Open the pricing desk' }).getAttribute('href')).toBe(
    '/quotations/31/desk',
  )
})

test('what was typed stays where it is refused, and the reason stands at its field', async () => {
  await open(() => refusal(400, 'invalid_request', { errors: { text: ['More than 5,000 rows.'] } }))
  paste('B-1\t5')
  const rows = await screen.findByRole('textbox', { name: /Rows/, description: /More than 5,000 rows/ })
  expect((rows as HTMLTextAreaElement).value).toBe('B-1\t5')
})
