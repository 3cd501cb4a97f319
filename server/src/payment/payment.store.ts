import type { AttemptState, PaymentMethod, PayInstructions } from '@pasok/contract'
import { sql } from 'kysely'
import type { WrongSum } from '../ledger/index.ts'
import { idIn, type Db, type NewRow, type Row } from '../platform/index.ts'

export type CreditRow = Pick<Row<'payment.credit'>, 'company_id' | 'credit_limit' | 'terms_days' | 'version'>

/** A stored payment attempt. */
export type AttemptRow = Omit<Row<'payment.attempt'>, 'method' | 'state' | 'instructions'> & {
  readonly method: PaymentMethod
  readonly state: AttemptState
  readonly instructions: PayInstructions | null
}

/** A company's credit; undefined for a company without terms. */
export const findCredit = async (db: Db, companyId: number): Promise<CreditRow | undefined> => {
  const { rows } = await sql<CreditRow>`
    select company_id, credit_limit, terms_days, version from payment.credit
    where company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** Like findCredit, and locks the row (`for update`), so that no other order uses the credit. */
export const lockCredit = async (tx: Db, companyId: number): Promise<CreditRow | undefined> => {
  const { rows } = await sql<CreditRow>`
    select company_id, credit_limit, terms_days, version from payment.credit
    where company_id = ${companyId} for update`.execute(tx)
  return rows[0]
}

/** Allows a company to buy on terms, unless its credit was already set. */
export const placeCredit = async (
  tx: Db,
  companyId: number,
  { credit_limit, terms_days }: { readonly credit_limit: number; readonly terms_days: number },
  now: Date,
): Promise<void> => {
  await sql`
    insert into payment.credit (company_id, credit_limit, terms_days, updated_at)
    values (${companyId}, ${credit_limit}, ${terms_days}, ${now})
    on conflict (company_id) do nothing`.execute(tx)
}

/**
 * Inserts the next payment attempt of an order and returns its id. Its name at the gateway is the order's number and
 * its own.
 */
export const insertAttempt = async (
  tx: Db,
  attempt: {
    readonly order: { readonly id: number; readonly number: string }
    /** The invoice to pay; null for the order itself. */
    readonly invoiceId: number | null
    readonly method: PaymentMethod
    readonly amount: number
    readonly state: AttemptState
    /** The end of a gateway attempt; null for others. */
    readonly expiresAt: Date | null
    readonly now: Date
  },
): Promise<number> => {
  const { order, expiresAt } = attempt
  const { rows } = await sql<{ id: number }>`
    insert into payment.attempt (order_id, invoice_id, number, method, amount, state, created_at, expires_at, gateway_order_id)
    select ${order.id}::int, ${attempt.invoiceId}::int, last.number + 1, ${attempt.method}::text, ${attempt.amount}::bigint, ${attempt.state}::text,
      ${attempt.now}::timestamptz, ${expiresAt}::timestamptz,
      case when ${expiresAt}::timestamptz is not null then ${order.number}::text || '-' || (last.number + 1) end
    from (select coalesce(max(number), 0) as number from payment.attempt where order_id = ${order.id}) last
    returning id`.execute(tx)
  return idIn(rows)
}

/** An attempt of any company; undefined if there is none. */
export const findAttempt = async (db: Db, id: number): Promise<AttemptRow | undefined> => {
  const { rows } = await sql<AttemptRow>`select * from payment.attempt where id = ${id}`.execute(db)
  return rows[0]
}

/** The attempt with this name at the gateway. */
export const findAttemptAtGateway = async (
  db: Db,
  gatewayOrderId: string,
): Promise<AttemptRow | undefined> => {
  const { rows } = await sql<AttemptRow>`
    select * from payment.attempt where gateway_order_id = ${gatewayOrderId}`.execute(db)
  return rows[0]
}

/** The ids of the open attempts at the gateway. */
export const listOpenAtGateway = async (db: Db): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    select * from payment.attempt
    where state in ('created', 'pending') and gateway_order_id is not null order by id`.execute(db)
  return rows
}

/** What the ledger knows an attempt by; the caller has its order. */
export const toPayment = (
  { company_id }: { readonly company_id: number },
  { id, order_id, invoice_id, method }: Pick<AttemptRow, 'id' | 'order_id' | 'invoice_id' | 'method'>,
) => ({ company_id, order_id, invoice_id, attempt_id: id, method })

/** Attempts that did not bring what the ledger has of them. */
export const findWrongAttempts = async (db: Db): Promise<WrongSum[]> => {
  const { rows } = await sql<WrongSum>`
    select 'payment attempt ' || a.id as what, a.received - a.refunded as stored, coalesce(c.amount, 0) as computed
    from payment.attempt a left join ledger.cash_of_attempt c on c.attempt_id = a.id
    where a.received - a.refunded <> coalesce(c.amount, 0)`.execute(db)
  return rows
}

/** Stores that scheduled work on an attempt failed; false if that is stored already. */
export const insertFailedCheck = async (
  tx: Db,
  { attemptId, work }: { readonly attemptId: number; readonly work: 'poll' | 'refund' },
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into payment.failed_check (attempt_id, work, failed_at) values (${attemptId}, ${work}, ${now})
    on conflict do nothing returning attempt_id`.execute(tx)
  return rows.length > 0
}

/** Forgets a failure of scheduled work on an attempt. */
export const deleteFailedCheck = async (
  db: Db,
  { attemptId, work }: { readonly attemptId: number; readonly work: 'poll' | 'refund' },
): Promise<void> => {
  await sql`delete from payment.failed_check where attempt_id = ${attemptId} and work = ${work}`.execute(db)
}

/** Columns to update; omitted ones keep their value. */
export interface AttemptChange {
  readonly state?: AttemptState
  /** Received and refunded amounts, in whole rupiah. */
  readonly received?: number
  readonly refunded?: number
  readonly transaction_id?: string
  readonly instructions?: PayInstructions
  readonly ended_at?: Date | null
}

/** Changes an attempt and raises its version. */
export const updateAttempt = async (
  tx: Db,
  id: number,
  { instructions, ...change }: AttemptChange,
): Promise<void> => {
  await tx
    .updateTable('payment.attempt')
    .set({
      ...change,
      ...(instructions && { instructions: sql<string>`${JSON.stringify(instructions)}::jsonb` }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Stores a notification of the gateway; a repeated one is stored once. */
export const insertNotification = async (
  db: Db,
  notification: {
    readonly attemptId: number
    readonly transactionId: string
    readonly status: string
    readonly now: Date
  },
): Promise<void> => {
  await sql`
    insert into payment.notification (attempt_id, transaction_id, status, received_at)
    values (${notification.attemptId}, ${notification.transactionId}, ${notification.status}, ${notification.now})
    on conflict (transaction_id, status) do nothing`.execute(db)
}

/** The attempts to pay an order itself, or one invoice of it; oldest first. */
export const listAttempts = async (
  db: Db,
  orderId: number,
  invoiceId: number | null = null,
): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    select * from payment.attempt
    where order_id = ${orderId} and invoice_id is not distinct from ${invoiceId}::int order by number`.execute(
    db,
  )
  return rows
}

/** Attempts of any company by their ids. */
export const findAttempts = async (
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AttemptRow>> => {
  const { rows } = await sql<AttemptRow>`
    select * from payment.attempt where id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Ends the open payment attempts of an order; those with money go to review by finance. Returns the ended ones. */
export const closeOpenAttempts = async (tx: Db, orderId: number, now: Date): Promise<AttemptRow[]> => {
  const { rows } = await sql<AttemptRow>`
    update payment.attempt set state = case when received > 0 then 'needs_review' else 'cancelled' end,
      ended_at = ${now}, version = version + 1
    where order_id = ${orderId} and state in ('created', 'pending') returning *`.execute(tx)
  return rows
}

/** Adds a received amount to an attempt and sets its state. */
export const addReceived = async (
  tx: Db,
  attemptId: number,
  received: number,
  state: AttemptState,
): Promise<void> => {
  await sql`
    update payment.attempt set received = received + ${received}::bigint, state = ${state}, version = version + 1
    where id = ${attemptId}`.execute(tx)
}

/** A proof of a transfer, with its attempt. */
export type ProofRow = Omit<Row<'payment.proof'>, 'state'> & {
  readonly state: 'waiting' | 'verified' | 'rejected'
  readonly order_id: number
  readonly attempt_state: AttemptState
}

const proofColumns = sql`p.*, a.order_id, a.state as attempt_state`
const proofs = sql`payment.proof p join payment.attempt a on a.id = p.attempt_id`

/** A proof of any company; undefined if there is none. */
export const findProof = async (db: Db, id: number): Promise<ProofRow | undefined> => {
  const { rows } = await sql<ProofRow>`select ${proofColumns} from ${proofs} where p.id = ${id}`.execute(db)
  return rows[0]
}

/** All proofs of an order, oldest first. */
export const listOrderProofs = async (db: Db, orderId: number): Promise<ProofRow[]> => {
  const { rows } = await sql<ProofRow>`
    select ${proofColumns} from ${proofs} where a.order_id = ${orderId} order by p.id`.execute(db)
  return rows
}

/** Proofs of any company by their ids. */
export const findProofs = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, ProofRow>> => {
  const { rows } = await sql<ProofRow>`
    select ${proofColumns} from ${proofs} where p.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts a proof to be reviewed by staff. */
export const insertProof = async (
  tx: Db,
  proof: Pick<
    NewRow<'payment.proof'>,
    | 'attempt_id'
    | 'file_key'
    | 'file_name'
    | 'file_type'
    | 'file_sha256'
    | 'amount'
    | 'transferred_on'
    | 'uploaded_by'
    | 'uploaded_at'
  >,
): Promise<void> => {
  await sql`
    insert into payment.proof (attempt_id, file_key, file_name, file_type, file_sha256, amount, transferred_on, uploaded_by, uploaded_at,
      state)
    values (${proof.attempt_id}, ${proof.file_key}, ${proof.file_name}, ${proof.file_type}, ${proof.file_sha256}, ${proof.amount},
      ${proof.transferred_on}, ${proof.uploaded_by}, ${proof.uploaded_at}, 'waiting')`.execute(tx)
}

/** Stores staff's decision about a waiting proof. */
export const updateProof = async (
  tx: Db,
  id: number,
  found: Pick<NewRow<'payment.proof'>, 'received' | 'reason' | 'decided_by' | 'decided_at'> & {
    readonly state: 'verified' | 'rejected'
  },
): Promise<void> => {
  await tx
    .updateTable('payment.proof')
    .set(found)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Makes a decided proof wait again. */
export const reopenProof = async (tx: Db, id: number): Promise<void> => {
  await tx
    .updateTable('payment.proof')
    .set({ state: 'waiting', received: null, reason: '', decided_by: null, decided_at: null })
    .where('id', '=', id)
    .execute()
}

/** The storage keys of all proofs' files. */
export const listProofKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`select file_key as key from payment.proof`.execute(db)
  return rows.map(({ key }) => key)
}

/** A company with its credit; `version` is 0 for a company without terms. */
export interface CompanyCreditRow extends Omit<CreditRow, 'company_id'> {
  readonly company_id: number
  readonly company_name: string
}

/** The default payment term in days of a company without credit. */
const USUAL_TERMS_DAYS = 30

/** Any company's credit; undefined if there is no such company. */
export const findCompanyCredit = async (db: Db, companyId: number): Promise<CompanyCreditRow | undefined> => {
  const { rows } = await sql<CompanyCreditRow>`
    select c.id as company_id, c.name as company_name, coalesce(k.credit_limit, 0)::bigint as credit_limit,
      coalesce(k.terms_days, ${USUAL_TERMS_DAYS}::int) as terms_days, coalesce(k.version, 0) as version
    from company.standing c left join payment.credit k on k.company_id = c.id
    where c.id = ${companyId}`.execute(db)
  return rows[0]
}

/** Sets a company's credit if its version is still this one (0: not set yet); returns whether it did. */
export const upsertCredit = async (
  tx: Db,
  { company_id, credit_limit, terms_days, version }: CreditRow,
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } =
    version === 0
      ? await sql`
          insert into payment.credit (company_id, credit_limit, terms_days, updated_at)
          values (${company_id}, ${credit_limit}, ${terms_days}, ${now})
          on conflict (company_id) do nothing`.execute(tx)
      : await sql`
          update payment.credit set credit_limit = ${credit_limit}, terms_days = ${terms_days}, updated_at = ${now},
            version = version + 1
          where company_id = ${company_id} and version = ${version}`.execute(tx)
  return numAffectedRows === 1n
}
