import {
  daysAfter,
  daysBetween,
  jakartaDay,
  type BankLine,
  type BankStatement,
  type Day,
} from '@pasok/contract'
import { bankConfidenceWords, bankLineStateWords, bankReasonWords, type Language } from '@pasok/words'
import { findTransfers, findTransfersOf } from '../../ledger/index.ts'
import type { Db } from '../../platform/index.ts'
import { findCompanyNames } from '../company-names.store.ts'
import {
  findCompaniesOfProofs,
  findTaken,
  listCompanyNames,
  listOpenDocuments,
  listProofsOf,
  type BankLineRow,
  type BankStatementRow,
} from './bank.store.ts'
import {
  openProposer,
  filterNamed,
  compactText,
  type Candidates,
  type Proposal,
  type Proposals,
  type SeenMoney,
} from './propose.ts'

/** The most companies whose names are looked for. */
const MOST_COMPANIES = 20_000
/** The most invoices, and the most orders, of one amount that lines are compared with. */
const MOST_OF_AMOUNT = 20
/** Days around a line within which money may have been recorded by hand. */
const SEEN_DAYS = 14

/** A statement as the API answers it. */
export const showBankStatement = (row: BankStatementRow): BankStatement => ({
  id: row.id,
  account: row.account,
  layout: row.layout,
  filename: row.file_name,
  from: row.first_day,
  to: row.last_day,
  lines: row.line_count,
  new_lines: row.new_count,
  pending_lines: row.pending_count,
  uploaded_at: row.uploaded_at.toISOString(),
})

/** Lines as the API answers them; open ones with proposals. */
export const showBankLines = async (
  db: Db,
  rows: readonly BankLineRow[],
  now: Date,
  language: Language,
): Promise<BankLine[]> => {
  const open = rows.filter(({ state, amount }) => state === 'open' && amount % 100 === 0)
  const propose = open.length > 0 ? openProposer(await findCandidates(db, open)) : undefined
  const companies = await findCompaniesOfLines(db, rows)
  return rows.map((row) => {
    const proposals = open.includes(row) ? propose?.({ ...row, amount: row.amount / 100 }) : undefined
    const company = companies.get(row.id)
    return {
      ...showLine(row, proposals ?? { proposals: [], more: 0 }, jakartaDay(now), language),
      ...(company && { company }),
    }
  })
}

/** Whose money decided lines are, by the ids of the lines. */
const findCompaniesOfLines = async (
  db: Db,
  rows: readonly BankLineRow[],
): Promise<ReadonlyMap<number, NonNullable<BankLine['company']>>> => {
  const transfers = await findTransfers(
    db,
    rows.flatMap(({ transfer_id }) => transfer_id ?? []),
  )
  const ofTransfers = new Map(transfers.map(({ id, company_id }) => [id, company_id]))
  const ofProofs = await findCompaniesOfProofs(
    db,
    rows.flatMap(({ proof_id }) => proof_id ?? []),
  )
  const found = rows.flatMap(({ id, transfer_id, proof_id }) => {
    const company = ofTransfers.get(transfer_id ?? 0) ?? ofProofs.get(proof_id ?? 0)
    return company === undefined ? [] : [[id, company] as const]
  })
  const names = await findCompanyNames(
    db,
    found.map(([, company]) => company),
  )
  return new Map(found.map(([id, company]) => [id, { id: company, name: names.get(company) ?? '' }]))
}

const showLine = (
  row: BankLineRow,
  { proposals, more }: Proposals,
  today: Day,
  language: Language,
): BankLine => ({
  id: row.id,
  statement_id: row.statement_id,
  account: row.account,
  day: row.day,
  amount: row.amount / 100,
  text: row.text,
  reference: row.reference,
  state: row.state,
  state_name: bankLineStateWords[row.state][language],
  age_days: Math.max(0, daysBetween(row.day, today)),
  proposals: proposals.map((proposal) => showProposal(proposal, language)),
  more_proposals: more,
  ...(row.transfer_id !== null && { transfer_id: row.transfer_id }),
  ...(row.proof_id !== null && { proof_id: row.proof_id }),
  ...(row.state === 'ignored' && { reason: row.reason }),
  ...(row.decided_at && { decided_at: row.decided_at.toISOString() }),
})

const showProposal = (
  { confidence, reasons, company_id, company_name, allocations, seen }: Proposal,
  language: Language,
): BankLine['proposals'][number] => ({
  confidence,
  confidence_name: bankConfidenceWords[confidence][language],
  reasons: [...reasons],
  why: reasons.map((reason) => bankReasonWords[reason][language]).join(' '),
  company: { id: company_id, name: company_name },
  documents: allocations.map(({ kind, id, number, amount, allocated }) => ({
    kind,
    id,
    number,
    amount_due: amount,
    amount: allocated,
  })),
  ...(seen && (seen.kind === 'transfer' ? { transfer_id: seen.id } : { proof_id: seen.id })),
})

const findCandidates = async (db: Db, lines: readonly BankLineRow[]): Promise<Candidates> => {
  const days = lines.map(({ day }) => day).toSorted()
  const window = {
    amounts: [...new Set(lines.map(({ amount }) => amount / 100))],
    from: daysAfter(days[0] ?? '', -SEEN_DAYS),
    to: daysAfter(days.at(-1) ?? '', SEEN_DAYS),
  }
  const text = lines.map((line) => `${line.text} ${line.reference}`).join(' ')
  const companies = filterNamed(await listCompanyNames(db, MOST_COMPANIES), text)
  const documents = await listOpenDocuments(db, {
    text: compactText(text),
    amounts: window.amounts,
    companies: companies.map(({ id }) => id),
    most: MOST_OF_AMOUNT,
  })
  return { documents, companies, seen: await findSeen(db, window) }
}

/** Proofs and transfers of these amounts that are not the money of another line. */
const findSeen = async (
  db: Db,
  window: { readonly amounts: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<SeenMoney[]> => {
  const proofs = await listProofsOf(db, window)
  const transfers = await findTransfersOf(db, window)
  const names = await findCompanyNames(
    db,
    transfers.map(({ company_id }) => company_id),
  )
  const taken = await findTaken(db, {
    transfers: transfers.map(({ id }) => id),
    proofs: proofs.map(({ id }) => id),
  })
  return [
    ...proofs.filter(({ id }) => !taken.proofs.has(id)),
    ...transfers
      .filter(({ id }) => !taken.transfers.has(id))
      .map(({ id, company_id, amount, transferred_on, reference }) => ({
        kind: 'transfer' as const,
        id,
        company_id,
        company_name: names.get(company_id) ?? '',
        amount,
        day: transferred_on,
        reference,
      })),
  ]
}
