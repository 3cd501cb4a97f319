import type { Actor } from '../platform/index.ts'

/** An event of a record as it is stored. */
interface EventRow {
  readonly at: Date
  readonly actor: Actor['kind']
  readonly actor_id: number | null
  readonly kind: string
  readonly text: string
}

/** An event of a record as its readers see it. */
interface ShownEvent {
  readonly at: string
  readonly by: Actor['kind']
  /** Absent for the system. */
  readonly name?: string
  readonly kind: string
  readonly text?: string
}

/** The names of actors by id, of members and of staff. */
export interface ActorNames {
  readonly member: ReadonlyMap<number, string>
  readonly staff: ReadonlyMap<number, string>
}

/** A record's history, in the order of the rows, with its actors' names and what `more` adds to a row. */
export const showHistory = <T extends EventRow, More extends object = object>(
  rows: readonly T[],
  names: ActorNames,
  more?: (row: T) => More,
): (ShownEvent & More)[] =>
  rows.map((row) => {
    const { at, actor, actor_id: id, kind, text } = row
    const name = actor === 'system' || id === null ? undefined : names[actor].get(id)
    return {
      at: at.toISOString(),
      by: actor,
      ...(name !== undefined && { name }),
      kind,
      ...(text !== '' && { text }),
      ...(more?.(row) as More),
    }
  })
