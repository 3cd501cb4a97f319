import { can, HELD_REFUNDS_SHOWN, type CompanyMoney } from '@pasok/contract'
import type { StaffScope } from '../../kernel/index.ts'
import { findCompanyMoney, listHeldRefunds, listTransfers, type TransferRow } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { showHeldRefunds } from '../held-money/show-held-refunds.ts'
import { findCompanyCredit } from '../payment.store.ts'

/** Transfers shown with a company's money. */
const TRANSFERS_SHOWN = 100

/**
 * What a company owes and what is held for it, with the bank accounts of payees only for staff who manage money; undefined if
 * there is no such company.
 */
export const showCompanyMoney = async (
  db: Db,
  companyId: number,
  { staff }: StaffScope,
): Promise<CompanyMoney | undefined> => {
  const company = await findCompanyCredit(db, companyId)
  if (!company) return undefined
  const [money, transfers, refunds] = await Promise.all([
    findCompanyMoney(db, companyId),
    listTransfers(db, companyId, TRANSFERS_SHOWN),
    listHeldRefunds(db, companyId, HELD_REFUNDS_SHOWN),
  ])
  return {
    company: { id: companyId, name: company.company_name },
    ...money,
    transfers: transfers.map(showTransfer),
    refunds: (await showHeldRefunds(db, refunds)).map(({ payee, ...refund }) =>
      can(staff, 'manageMoney') ? { ...refund, payee } : refund,
    ),
  }
}

const showTransfer = (row: TransferRow): CompanyMoney['transfers'][number] => ({
  id: row.id,
  transferred_on: row.transferred_on,
  amount: row.amount,
  reference: row.reference,
  recorded_at: row.recorded_at.toISOString(),
  ...(row.corrected_at && {
    correction: { at: row.corrected_at.toISOString(), reason: row.correction_reason },
  }),
})
