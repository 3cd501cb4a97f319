import type { BankLayout, BankLineState, Day } from '@pasok/contract'
import { sql } from 'kysely'
import { columnList, idIn, insertMany, type Db, type NewRow, type Row } from '../../platform/index.ts'
import type { NamedCompany, OpenDocument, SeenMoney } from './propose.ts'

export type BankStatementRow = Omit<Row<'payment.bank_statement'>, 'layout'> & { readonly layout: BankLayout }
export type BankLineRow = Omit<Row<'payment.bank_line'>, 'state'> & { readonly state: BankLineState }

/** Excludes other uploads until the transaction ends. */
export const lockBankStatements = async (tx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('payment.bank_statement'))`.execute(tx)
}

/** The statement of any account that was read from a file; undefined if there is none. */
export const findStatementOfFile = async (db: Db, sha256: string): Promise<BankStatementRow | undefined> => {
  const { rows } = await sql<BankStatementRow>`
    select * from payment.bank_statement where file_sha256 = ${sha256} order by id limit 1`.execute(db)
  return rows[0]
}

/** Another account that has one of these lines of money that came; undefined if none has. */
export const findAccountOfLines = async (
  db: Db,
  account: string,
  lines: readonly { readonly line_sha256: string; readonly amount: number }[],
): Promise<string | undefined> => {
  const hashes = lines.filter(({ amount }) => amount > 0).map(({ line_sha256 }) => line_sha256)
  const { rows } = await sql<{ account: string }>`
    select account from payment.bank_line
    where account <> ${account} and line_sha256 = any(${hashes}::text[]) limit 1`.execute(db)
  return rows[0]?.account
}

/** Whether an account has lines of these days from a statement in another layout, which writes other texts. */
export const hasOtherLayout = async (
  db: Db,
  {
    account,
    layout,
    from,
    to,
  }: { readonly account: string; readonly layout: string; readonly from: Day; readonly to: Day },
): Promise<boolean> => {
  const { rows } = await sql`
    select from payment.bank_line l join payment.bank_statement s on s.id = l.statement_id
    where l.account = ${account} and l.day between ${from}::date and ${to}::date and s.layout <> ${layout} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Stores a statement; returns its id. */
export const insertBankStatement = async (tx: Db, row: NewRow<'payment.bank_statement'>): Promise<number> =>
  idIn(await tx.insertInto('payment.bank_statement').values(row).returning('id').execute())

const lineColumns = columnList<
  | 'statement_id'
  | 'account'
  | 'day'
  | 'amount'
  | 'text'
  | 'reference'
  | 'line_sha256'
  | 'occurrence'
  | 'state'
>({
  statement_id: true,
  account: true,
  day: true,
  amount: true,
  text: true,
  reference: true,
  line_sha256: true,
  occurrence: true,
  state: true,
})
type NewLine = Pick<NewRow<'payment.bank_line'>, (typeof lineColumns)[number]>

/** Stores the lines of a statement that no statement before had; the caller has locked the account. Returns how many. */
export const insertNewLines = async (
  tx: Db,
  statementId: number,
  account: string,
  lines: readonly NewLine[],
): Promise<number> => {
  const { rows } = await sql<{ line_sha256: string; occurrence: number }>`
    select line_sha256, occurrence from payment.bank_line
    where account = ${account} and line_sha256 = any(${lines.map((line) => line.line_sha256)}::text[])`.execute(
    tx,
  )
  const known = new Set(rows.map((row) => `${row.line_sha256} ${row.occurrence}`))
  const added = lines.filter((line) => !known.has(`${line.line_sha256} ${line.occurrence}`))
  await insertMany(tx, 'payment.bank_line', lineColumns, added)
  await tx
    .updateTable('payment.bank_statement')
    .set({ new_count: added.length })
    .where('id', '=', statementId)
    .execute()
  return added.length
}

/** One page of statements, the newest first, and how many there are. */
export const listStatements = async (
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly BankStatementRow[]; readonly total: number }> => {
  const { rows } = await sql<BankStatementRow>`
    select * from payment.bank_statement order by id desc limit ${limit} offset ${offset}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`
    select count(*)::int as total from payment.bank_statement`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}

/** One page of lines, the oldest first; how many there are, and the sum of their sen. */
export const listLines = async (
  db: Db,
  {
    state,
    statementId,
    limit,
    offset,
  }: {
    readonly state: BankLineState | undefined
    readonly statementId: number | undefined
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly rows: readonly BankLineRow[]; readonly total: number; readonly amount: number }> => {
  const where = sql`
    (${state ?? null}::text is null or state = ${state ?? null}::text)
      and (${statementId ?? null}::int is null or statement_id = ${statementId ?? null}::int)`
  const { rows } = await sql<BankLineRow>`
    select * from payment.bank_line where ${where} order by day, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const { rows: sums } = await sql<{ total: number; amount: number }>`
    select count(*)::int as total, coalesce(sum(amount), 0)::bigint as amount
    from payment.bank_line where ${where}`.execute(db)
  return { rows, total: sums[0]?.total ?? 0, amount: sums[0]?.amount ?? 0 }
}

/** A line of any statement; undefined if there is none. */
export const findLine = async (db: Db, id: number): Promise<BankLineRow | undefined> => {
  const { rows } = await sql<BankLineRow>`select * from payment.bank_line where id = ${id}`.execute(db)
  return rows[0]
}

/** Like findLine, and locks the row. */
export const lockLine = async (tx: Db, id: number): Promise<BankLineRow | undefined> => {
  const { rows } =
    await sql<BankLineRow>`select * from payment.bank_line where id = ${id} for update`.execute(tx)
  return rows[0]
}

/** A decision about a line, or none where it is opened again. */
export type LineDecision = Pick<
  Row<'payment.bank_line'>,
  'state' | 'transfer_id' | 'proof_id' | 'reason' | 'decided_at' | 'decided_by'
>

const undecided: LineDecision = {
  state: 'open',
  transfer_id: null,
  proof_id: null,
  reason: '',
  decided_at: null,
  decided_by: null,
}

/** Stores what was decided about a line, which the caller has locked; what is left out is empty. */
export const decideLine = async (tx: Db, id: number, decision: Partial<LineDecision> = {}): Promise<void> => {
  await tx
    .updateTable('payment.bank_line')
    .set({ ...undecided, ...decision })
    .where('id', '=', id)
    .execute()
}

/** Opens the line of a transfer or a proof again, which was corrected. */
export const reopenLine = async (
  tx: Db,
  of: { readonly transfer_id: number } | { readonly proof_id: number },
): Promise<void> => {
  const update = tx.updateTable('payment.bank_line').set(undecided)
  await (
    'transfer_id' in of
      ? update.where('transfer_id', '=', of.transfer_id)
      : update.where('proof_id', '=', of.proof_id)
  ).execute()
}

/** The transfers and proofs among these that are the money of a line already. */
export const findTaken = async (
  db: Db,
  { transfers, proofs }: { readonly transfers: readonly number[]; readonly proofs: readonly number[] },
): Promise<{ readonly transfers: ReadonlySet<number>; readonly proofs: ReadonlySet<number> }> => {
  const { rows } = await sql<{ transfer_id: number | null; proof_id: number | null }>`
    select transfer_id, proof_id from payment.bank_line
    where transfer_id = any(${[...transfers]}::int[]) or proof_id = any(${[...proofs]}::int[])`.execute(db)
  return {
    transfers: new Set(rows.flatMap(({ transfer_id }) => transfer_id ?? [])),
    proofs: new Set(rows.flatMap(({ proof_id }) => proof_id ?? [])),
  }
}

/** Open invoices on terms and unpaid orders in advance, with what is to be paid of them. */
const openDocuments = sql`
  select 'invoice' as kind, i.id, i.number, i.company_id, i.due_on, b.amount
  from ledger.open_balance b join invoice.on_terms i on i.id = b.invoice_id
  where b.account = 'receivable' and b.amount > 0
  union all
  select 'order', o.id, o.number, o.company_id, null::date, a.amount - a.received
  from payment.attempt a join orders.numbered o on o.id = a.order_id
  where a.state in ('created', 'pending') and a.method <> 'terms' and a.invoice_id is null
    and a.amount > a.received
    and not exists (select from payment.proof p where p.order_id = o.id and p.state = 'waiting')`

/** What open documents are looked for by. */
export interface DocumentFilter {
  /** Capital letters and digits alone: numbers are looked for in it, without their signs. */
  readonly text: string
  /** In whole rupiah. */
  readonly amounts: readonly number[]
  /** Companies whose documents come first among those of one amount. */
  readonly companies: readonly number[]
  /** The most invoices, and the most orders, of one amount. */
  readonly most: number
}

/**
 * Documents that money can be for, with what is to be paid of them: open invoices on terms and unpaid orders whose number may be
 * in the text, and those of the amounts.
 */
export const listOpenDocuments = async (
  db: Db,
  { text, amounts, companies, most }: DocumentFilter,
): Promise<readonly OpenDocument[]> => {
  const { rows } = await sql<OpenDocument>`
    select kind, id, number, company_id, company_name, amount, may_be_named, of_amount from (
      select n.*, count(*) over (partition by amount)::int as of_amount, row_number() over (
        partition by amount, kind order by may_be_named desc, company_id = any(${[...companies]}::int[]) desc, id
      ) as position
      from (
        select d.*, c.name as company_name,
          position(upper(regexp_replace(d.number, '[^A-Za-z0-9]+', '', 'g')) in ${text}::text) > 0 as may_be_named
        from (${openDocuments}) d join company.standing c on c.id = d.company_id
      ) n
      where may_be_named or amount = any(${[...amounts]}::bigint[])
    ) r where may_be_named or position <= ${most} order by kind, id`.execute(db)
  return rows
}

/** Open documents of a company, or with a keyword in their number or their company's name; those that are due first. */
export const findOpenDocuments = async (
  db: Db,
  {
    companyId,
    keyword,
    limit,
  }: { readonly companyId: number | undefined; readonly keyword: string | undefined; readonly limit: number },
): Promise<{
  readonly rows: readonly (Pick<
    OpenDocument,
    'kind' | 'id' | 'number' | 'company_id' | 'company_name' | 'amount'
  > & {
    readonly due_on: Day | null
  })[]
  readonly total: number
}> => {
  const found = sql`
    from (${openDocuments}) d join company.standing c on c.id = d.company_id
    where (${companyId ?? null}::int is null or d.company_id = ${companyId ?? null}::int)
      and position(lower(${keyword ?? ''}::text) in lower(d.number || ' ' || c.name)) > 0`
  const { rows } = await sql<Awaited<ReturnType<typeof findOpenDocuments>>['rows'][number]>`
    select d.*, c.name as company_name ${found} order by d.due_on, d.kind, d.id limit ${limit}`.execute(db)
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db)
  return { rows, total: counts[0]?.total ?? 0 }
}

/** The companies of proofs, by the ids of the proofs. */
export const findCompaniesOfProofs = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<{ id: number; company_id: number }>`
    select id, company_id from payment.proof where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map(({ id, company_id }) => [id, company_id]))
}

/** Buyers' proofs of these whole-rupiah amounts that wait, or were verified for them, with transfers of a period. */
export const listProofsOf = async (
  db: Db,
  { amounts, from, to }: { readonly amounts: readonly number[]; readonly from: Day; readonly to: Day },
): Promise<readonly SeenMoney[]> => {
  const { rows } = await sql<SeenMoney>`
    select case p.state when 'waiting' then 'waiting_proof' else 'proof' end as kind, p.id, p.company_id,
      c.name as company_name, coalesce(p.received, p.amount) as amount, p.transferred_on as day, '' as reference
    from payment.proof p join company.standing c on c.id = p.company_id
    where p.state in ('waiting', 'verified') and coalesce(p.received, p.amount) = any(${[...amounts]}::bigint[])
      and p.transferred_on between ${from}::date and ${to}::date
    order by p.id desc limit 1000`.execute(db)
  return rows
}

/** The names of companies, of those registered first. */
export const listCompanyNames = async (db: Db, most: number): Promise<readonly NamedCompany[]> => {
  const { rows } = await sql<NamedCompany>`
    select id, name from company.standing where registration_status = 'approve' order by id limit ${most}`.execute(
    db,
  )
  return rows
}
