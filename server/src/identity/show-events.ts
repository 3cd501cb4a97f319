import type { Actor, Db } from '../platform/index.ts'
import { findMembers } from './profile/colleagues.store.ts'
import { staffNames } from './staff/staff.store.ts'

/** What happened to a record, as it is stored. */
interface EventRow {
  readonly at: Date
  readonly actor: Actor['kind']
  readonly actor_id: number | null
  readonly kind: string
  readonly text: string
}

/** What happened to a record, as its readers see it. */
interface ShownEvent {
  readonly at: string
  readonly by: Actor['kind']
  /** Absent for the system. */
  readonly name?: string
  readonly kind: string
  readonly text?: string
}

/** What happened to a record, in the order of the rows, with the names of those who did it and what `more` says of a row. */
export const showEvents = async <T extends EventRow, More extends object>(
  db: Db,
  rows: readonly T[],
  more: (row: T) => More,
): Promise<(ShownEvent & More)[]> => {
  const idsOf = (actor: Actor['kind']) =>
    rows.flatMap((row) => (row.actor === actor && row.actor_id !== null ? row.actor_id : []))
  const [members, staff] = await Promise.all([
    findMembers(db, idsOf('member')),
    staffNames(db, idsOf('staff')),
  ])
  return rows.map((row) => {
    const { at, actor, actor_id, kind, text } = row
    const name =
      actor_id === null ? undefined : actor === 'staff' ? staff.get(actor_id) : members.get(actor_id)?.name
    return {
      at: at.toISOString(),
      by: actor,
      ...(name !== undefined && { name }),
      kind,
      ...(text !== '' && { text }),
      ...more(row),
    }
  })
}
