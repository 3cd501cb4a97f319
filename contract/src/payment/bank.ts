import { defineRoutes } from '../route.ts'
import type { schemas } from './bank-schemas.ts'
import { LARGEST_BANK_FORM } from './limits.ts'

const finance = { staff: 'manageMoney' } as const

/** Bank statements, and what finance decides about their lines. */
export const bankRoutes = defineRoutes<typeof schemas>()({
  uploadBankStatement: {
    method: 'post',
    path: '/staff/bank-statements',
    access: finance,
    largest: LARGEST_BANK_FORM,
  },
  listBankStatements: {
    method: 'get',
    path: '/staff/bank-statements',
    access: finance,
  },
  listBankLines: {
    method: 'get',
    path: '/staff/bank-lines',
    access: finance,
  },
  settleBankLine: {
    method: 'post',
    path: '/staff/bank-lines/{id}/settle',
    access: finance,
    once: true,
    refuses: [409],
  },
  ignoreBankLine: {
    method: 'post',
    path: '/staff/bank-lines/{id}/ignore',
    access: finance,
    refuses: [409],
  },
  reopenBankLine: {
    method: 'post',
    path: '/staff/bank-lines/{id}/reopen',
    access: finance,
    refuses: [409],
  },
})
