import { defineRoutes } from '../route.ts'
import type { schemas } from './ledger-schemas.ts'
import { LARGEST_PROOF_FORM } from './limits.ts'

const finance = { staff: 'manageMoney' } as const

/** What finance takes from the ledger for its own books. */
export const ledgerRoutes = defineRoutes<typeof schemas>()({
  listSuspense: {
    method: 'get',
    path: '/staff/ledger/suspense',
    access: finance,
  },
  downloadJournals: {
    method: 'get',
    path: '/staff/ledger/journals/csv',
    access: finance,
  },
  downloadJournalWorkbook: {
    method: 'get',
    path: '/staff/ledger/journals/xlsx',
    access: finance,
  },
  listWithheld: {
    method: 'get',
    path: '/staff/ledger/withheld',
    access: finance,
  },
  attachCertificate: {
    method: 'post',
    path: '/staff/ledger/withheld/{id}/certificate',
    access: finance,
    largest: LARGEST_PROOF_FORM,
    refuses: [409],
  },
  showCertificate: {
    method: 'get',
    path: '/staff/ledger/withheld/{id}/certificate',
    access: finance,
  },
})
