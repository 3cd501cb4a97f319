import { onceOnly, inTransaction, writeAudit, type Db } from '../../platform/index.ts'
import { findTransfer, lockCompanyMoney } from '../../ledger/index.ts'
import { decideProofWithin } from '../decide-proof.ts'
import { findProof } from '../payment.store.ts'
import type { MoneyAct, MoneyParts, OnceCommand, Wanted } from '../transfers/give-money.ts'
import { recordTransferWithin, type TransferError } from '../transfers/record-transfer.ts'
import {
  decideLine,
  findTaken,
  listOpenDocuments,
  lockLine,
  type BankLineRow,
  type LineDecision,
} from './bank.store.ts'
import { compactText, openNumberFinder } from './propose.ts'

/** What finance decides that a line is: one of a company's transfer, a proof, and a transfer that was recorded. */
export interface LineMoney {
  readonly company_id?: number | undefined
  /** Of a company's transfer: what it is for. */
  readonly allocations: readonly Wanted[]
  readonly proof_id?: number | undefined
  readonly transfer_id?: number | undefined
  /** That another amount than a proof says, or a text with another company's document number, is no mistake. */
  readonly confirmed: boolean
}

/** Why a line was not decided. */
export type LineError =
  | TransferError
  | {
      readonly error:
        | 'not_found'
        | 'not_possible_now'
        | 'unknown_proof'
        | 'unknown_transfer'
        | 'other_amount'
        | 'other_company'
    }

interface LineCommand extends MoneyAct {
  readonly id: number
}

/** Decides what an open line is, once for a key: a transfer, the money of a proof, or money that was recorded before. */
export const settleBankLine = (
  { db, ...parts }: MoneyParts,
  { id, money, command, ...act }: LineCommand & { readonly money: LineMoney; readonly command: OnceCommand },
) =>
  onceOnly<{ readonly status: 200; readonly body: { readonly id: number } }, LineError>(
    db,
    { principal: { kind: 'staff', id: act.by.staff.id }, ...command },
    act.now,
    async (tx) => {
      const line = await lockLine(tx, id)
      if (!line) return { error: 'not_found' }
      // Customers pay whole rupiah; interest has sen.
      if (line.state !== 'open' || line.amount % 100 !== 0) return { error: 'not_possible_now' }
      const decision = await takeMoney(tx, parts, line, money, act)
      if ('error' in decision) return decision
      await decideLine(tx, id, { ...decision, decided_at: act.now, decided_by: act.by.staff.id })
      await recordDecision(tx, 'payment.settle-bank-line', line, act)
      return { status: 200, body: { id } }
    },
  )

const takeMoney = async (
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  line: BankLineRow,
  money: LineMoney,
  act: MoneyAct,
): Promise<Partial<LineDecision> | LineError> => {
  const { day, text, reference } = line
  const rupiah = line.amount / 100
  const { company_id, allocations, proof_id, transfer_id, confirmed } = money
  if (!confirmed && (await namesOtherCompany(tx, line, money))) return { error: 'other_company' }
  if (proof_id !== undefined) return takeProof(tx, parts, { proofId: proof_id, rupiah, confirmed }, act)
  if (transfer_id !== undefined) return takeTransfer(tx, transfer_id, rupiah)
  if (company_id === undefined) return { error: 'unknown_company' }
  const recorded = await recordTransferWithin(tx, parts, {
    company_id,
    transferredOn: day,
    amount: rupiah,
    reference: (reference || text).slice(0, LONGEST_REFERENCE),
    wanted: allocations,
    ...act,
  })
  return 'error' in recorded ? recorded : { state: 'posted', transfer_id: recorded.id }
}

/** Whether a line's text has numbers of open documents, and none of them is of the company whose money it is to be. */
const namesOtherCompany = async (
  tx: Db,
  { text, reference }: BankLineRow,
  { company_id, proof_id, transfer_id }: LineMoney,
): Promise<boolean> => {
  const proof = proof_id === undefined ? undefined : await findProof(tx, proof_id)
  const transfer = transfer_id === undefined ? undefined : await findTransfer(tx, transfer_id)
  const company = company_id ?? proof?.company_id ?? transfer?.company_id
  if (company === undefined) return false
  const written = `${text} ${reference}`
  const documents = await listOpenDocuments(tx, {
    text: compactText(written),
    amounts: [],
    companies: [],
    most: 0,
  })
  const named = openNumberFinder(documents)(written)
  return named.length > 0 && named.every((document) => document.company_id !== company)
}

const LONGEST_REFERENCE = 200

const takeProof = async (
  tx: Db,
  parts: Omit<MoneyParts, 'db'>,
  {
    proofId,
    rupiah,
    confirmed,
  }: { readonly proofId: number; readonly rupiah: number; readonly confirmed: boolean },
  act: MoneyAct,
): Promise<Partial<LineDecision> | LineError> => {
  const sent = await findProof(tx, proofId)
  if (sent?.state === 'waiting' && sent.amount !== rupiah && !confirmed) return { error: 'other_amount' }
  const waiting = await decideProofWithin(tx, parts, { id: proofId, found: { received: rupiah }, ...act })
  if (waiting === 'done') return { state: 'posted', proof_id: proofId }
  // It was decided before, and stays as it is: the order is locked.
  const proof = await findProof(tx, proofId)
  const { proofs } = await findTaken(tx, { transfers: [], proofs: [proofId] })
  if (proof?.state !== 'verified' || proofs.has(proofId)) return { error: 'unknown_proof' }
  return proof.received === rupiah ? { state: 'linked', proof_id: proofId } : { error: 'other_amount' }
}

const takeTransfer = async (
  tx: Db,
  transferId: number,
  rupiah: number,
): Promise<Partial<LineDecision> | LineError> => {
  const found = await findTransfer(tx, transferId)
  if (!found) return { error: 'unknown_transfer' }
  // Excludes a correction, and another line that is to be the same transfer.
  await lockCompanyMoney(tx, found.company_id)
  const transfer = await findTransfer(tx, transferId)
  const { transfers } = await findTaken(tx, { transfers: [transferId], proofs: [] })
  if (!transfer || transfer.corrected_at || transfers.has(transferId)) return { error: 'unknown_transfer' }
  return transfer.amount === rupiah ? { state: 'linked', transfer_id: transferId } : { error: 'other_amount' }
}

/** Says why an open line is not the payment of a customer. */
export const ignoreBankLine = (
  db: Db,
  { id, reason, ...act }: LineCommand & { readonly reason: string },
): Promise<'done' | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id)
    if (!line) return { error: 'not_found' }
    if (line.state !== 'open') return { error: 'not_possible_now' }
    await decideLine(tx, id, { state: 'ignored', reason, decided_at: act.now, decided_by: act.by.staff.id })
    await recordDecision(tx, 'payment.ignore-bank-line', line, act)
    return 'done'
  })

/** Opens a line again that was ignored or linked; what was posted is corrected as a transfer. */
export const reopenBankLine = (
  db: Db,
  { id, ...act }: LineCommand,
): Promise<'done' | { readonly error: 'not_found' | 'not_possible_now' }> =>
  inTransaction(db, async (tx) => {
    const line = await lockLine(tx, id)
    if (!line) return { error: 'not_found' }
    if (line.state !== 'ignored' && line.state !== 'linked') return { error: 'not_possible_now' }
    await decideLine(tx, id)
    await recordDecision(tx, 'payment.reopen-bank-line', line, act)
    return 'done'
  })

const recordDecision = (
  tx: Db,
  action: string,
  { id, amount }: BankLineRow,
  { by, now, requestId }: MoneyAct,
) =>
  writeAudit(tx, {
    at: now,
    who: { kind: 'staff', id: by.staff.id },
    action,
    subject: 'bank_line',
    subjectId: id,
    details: { amount: amount / 100 },
    requestId,
  })
