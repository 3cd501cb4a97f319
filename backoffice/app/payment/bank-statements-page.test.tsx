import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal, type FakeAnswer } from '../testing/fake-api.ts'
import { asFina } from '../testing/fina.ts'
import { openAdmin } from '../testing/open-admin.tsx'

const statement = {
  id: 3,
  account: '111222',
  layout: 'bca_business',
  filename: 'mutasi.csv',
  from: '2026-11-01',
  to: '2026-11-20',
  lines: 12,
  new_lines: 11,
  pending_lines: 0,
  uploaded_at: '2026-11-20T03:00:00.000Z',
}
const upload = async (answer: () => FakeAnswer) => {
  await openAdmin('/bank-statements', {
    ...asFina,
    'get /staff/bank-statements': () => ({
      data: {
        records: [statement],
        accounts: [{ bank: 'BCA', number: '111-222' }],
        total: 1,
        page: 1,
        per_page: 20,
      },
    }),
    'post /staff/bank-statements': answer,
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Upload' }))
}

test('a statement that was read says how much of it is new, and leads to its open lines', async () => {
  await upload(() => ({ data: { record: { ...statement, is_known: false } } }))
  expect((await screen.findByRole('status')).textContent).toContain('12 lines, 11 of them new')
  expect(screen.getByRole('link', { name: 'Open lines of this statement' }).getAttribute('href')).toBe(
    '/bank-lines?state=open&statement_id=3',
  )
})

test('the same file again says so', async () => {
  await upload(() => ({ data: { record: { ...statement, is_known: true } } }))
  expect((await screen.findByRole('status')).textContent).toContain('already uploaded on 20/11/2026')
})

test('a file that is not understood is refused at its field', async () => {
  await upload(() => refusal(400, 'invalid_request', { errors: { file: ['Row 7 has no date.'] } }))
  await screen.findByText('Row 7 has no date.')
  expect(screen.getByLabelText('File from your bank').getAttribute('aria-invalid')).toBe('true')
})
