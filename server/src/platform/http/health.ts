/** What a process found when it looked at its database: not there, or there with these migrations missing. */
export type DatabaseState = 'unreachable' | { readonly unapplied: readonly string[] }

export interface Readiness {
  readonly ready: boolean
  readonly database: 'reached' | 'unreachable'
  readonly migrated: boolean
}

/** Whether this process should get requests: its database answers and is as new as its code. */
export const readiness = (state: DatabaseState): Readiness => {
  if (state === 'unreachable') return { ready: false, database: 'unreachable', migrated: false }
  const migrated = state.unapplied.length === 0
  return { ready: migrated, database: 'reached', migrated }
}
