import { approvalStaff, type ApprovalKind, type ApprovalState, type ExceededLimit } from '@pasok/contract'
import { sql } from 'kysely'
import {
  idIn,
  oneOf,
  readList,
  type Db,
  type ListInput,
  type ListSource,
  type Row,
} from '../platform/index.ts'
import type { ApprovalDocument } from './request-approval.ts'

/** A stored request, with the names that it is shown with. */
export interface RequestRow extends Omit<
  Row<'approval.request'>,
  'kind' | 'state' | 'exceeded' | 'document' | 'command'
> {
  readonly kind: ApprovalKind
  readonly state: ApprovalState
  readonly exceeded: readonly ExceededLimit[]
  readonly document: ApprovalDocument
  readonly command: object
  readonly company_name: string
}

/** A new request, which waits. */
export type NewRequest = Pick<
  RequestRow,
  | 'kind'
  | 'company_id'
  | 'subject_id'
  | 'number'
  | 'amount'
  | 'exceeded'
  | 'document'
  | 'command'
  | 'reason'
  | 'requested_at'
  | 'requested_by'
>

const columns = sql`r.*, c.name as company_name`
const joined = sql`approval.request r join company.standing c on c.id = r.company_id`

/** Inserts a request and returns its id. */
export const insertRequest = async (tx: Db, r: NewRequest): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into approval.request (kind, company_id, subject_id, number, amount, exceeded, document, command, reason,
      requested_at, requested_by)
    values (${r.kind}, ${r.company_id}, ${r.subject_id}, ${r.number}, ${r.amount}, ${[...r.exceeded]}::text[],
      ${JSON.stringify(r.document)}::jsonb, ${JSON.stringify(r.command)}::jsonb, ${r.reason}, ${r.requested_at},
      ${r.requested_by})
    returning id`.execute(tx)
  return idIn(rows)
}

/** A request; undefined if there is none. */
export const findRequest = async (db: Db, id: number): Promise<RequestRow | undefined> =>
  (await findRequests(db, [id])).get(id)

/** Locks a request until the transaction ends. The caller has locked its document. */
export const lockRequest = async (tx: Db, id: number): Promise<RequestRow | undefined> => {
  await sql`select from approval.request where id = ${id} for update`.execute(tx)
  return findRequest(tx, id)
}

/** The waiting request for a document, and whether it is for this very command; of held money only one for this command. */
export const findWaitingRequest = async (
  db: Db,
  { kind, subject_id }: Pick<NewRequest, 'kind' | 'subject_id'>,
  command: object = {},
): Promise<{ readonly id: number; readonly requested_by: number; readonly isSame: boolean } | undefined> => {
  const { rows } = await sql<{ id: number; requested_by: number; isSame: boolean }>`
    select id, requested_by, command = ${JSON.stringify(command)}::jsonb as "isSame" from approval.request
    where kind = ${kind} and subject_id = ${subject_id} and state = 'waiting'
      and (kind <> 'held_refund' or command = ${JSON.stringify(command)}::jsonb)`.execute(db)
  return rows[0]
}

/** What becomes of a waiting request. */
export type Decision = Pick<RequestRow, 'decided_by' | 'note'> & {
  readonly state: Exclude<ApprovalState, 'waiting'>
  readonly decided_at: Date
}

/** Decides a request; false if it does not wait. */
export const decideRequest = async (tx: Db, id: number, decision: Decision): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('approval.request')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Voids the waiting request for a document that changes. The caller has locked the document. */
export const voidWaitingRequest = async (
  tx: Db,
  kind: ApprovalKind,
  subjectId: number,
  now: Date,
): Promise<void> => {
  await sql`
    update approval.request set state = 'void', decided_at = ${now}
    where kind = ${kind} and subject_id = ${subjectId} and state = 'waiting'`.execute(tx)
}

/** Requests by their ids. */
const findRequests = async (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, RequestRow>> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from ${joined} where r.id = any(${[...ids]}::int[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

const requested = { by: sql`r.requested_at`, type: 'moment', hasStateIndex: true } as const

const source: ListSource<typeof approvalStaff.listApprovals.list> = {
  declaration: approvalStaff.listApprovals.list,
  name: 'approvals',
  from: sql`approval.request r`,
  id: sql<number>`r.id`,
  sorts: { requested_at: requested, waiting: { ...requested, isDescending: true, first: [['waiting']] } },
  choices: { state: oneOf(sql`r.state`), kind: oneOf(sql`r.kind`) },
  days: { requested: [sql`r.requested_at`, 'moment'] },
  ids: { company_id: sql`r.company_id` },
  mine: (staffId) => sql`r.requested_by = ${staffId}::int`,
}

/** One page of the requests of these kinds, and of those that this person made. */
export const listRequests = (db: Db, query: ListInput, staffId: number, kinds: readonly ApprovalKind[]) =>
  readList(db, source, query, {
    reader: {
      name: `staff ${staffId}`,
      where: sql`(r.kind = any(${[...kinds]}::text[]) or r.requested_by = ${staffId}::int)`,
      id: staffId,
    },
    find: (ids) => findRequests(db, ids),
  })

/** The storage keys of files that requests name. */
export const listRequestFileKeys = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select command->'file'->>'key' as key from approval.request where command ? 'file'`.execute(db)
  return rows.map(({ key }) => key)
}
