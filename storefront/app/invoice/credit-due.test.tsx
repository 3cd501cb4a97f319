import type { CreditNote } from '@pasok/contract'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { CreditDue } from './credit-due.tsx'

const note = (return_number?: string) => ({ id: 1, ...(return_number && { return_number }) }) as CreditNote
const showCredit = (amount_over: number, credit_notes: CreditNote[]) =>
  show(<CreditDue invoice={{ amount_over, credit_notes }} />).container.textContent

test('a credit that is due names its amount and the returns it comes from', () => {
  speak('en')
  expect(showCredit(0, [note('RET26-00003')])).toBe('')
  expect(showCredit(111_000, [note()])).toBe(
    'A credit of Rp. 111.000 is due to you. You can request a refund on the Balance page.',
  )
  speak('id')
  expect(showCredit(111_000, [note('RET26-00003'), note(), note('RET26-00004')])).toBe(
    'Ada kelebihan dana sebesar Rp. 111.000 dari retur RET26-00003, RET26-00004. Anda dapat meminta pengembaliannya di halaman Saldo.',
  )
})
