/** The result of checking the database: unreachable, or reachable with these migrations missing. */
export type DatabaseState = 'unreachable' | { readonly unapplied: readonly string[] }

export interface Readiness {
  readonly ready: boolean
  readonly database: 'reached' | 'unreachable'
  readonly migrated: boolean
}

/** Whether this process is ready for requests: its database responds and has all migrations of its code. */
export const readiness = (state: DatabaseState): Readiness => {
  if (state === 'unreachable') return { ready: false, database: 'unreachable', migrated: false }
  const migrated = state.unapplied.length === 0
  return { ready: migrated, database: 'reached', migrated }
}
