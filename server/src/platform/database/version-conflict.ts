/** A change that was not made because the record has changed since it was read, with the current record. */
export interface VersionConflict<R> {
  readonly error: 'version_conflict'
  readonly current: R
}

/** The counters of a record's changes. A quotation has both: `version` counts its offers, `revision` its changes. */
interface Versions {
  readonly version: number
  readonly revision: number
}

/**
 * Compares a record, which the caller has locked, with the version that the request is based on. An omitted number is
 * not compared. Returns undefined if they match. Endpoints respond with `respondVersionConflict`.
 */
export const versionConflict = <R extends Partial<Versions>>(
  record: R,
  seen: { readonly [K in keyof Versions & keyof R]?: number | undefined },
): VersionConflict<R> | undefined => {
  const expected: Partial<Record<keyof Versions, number | undefined>> = seen
  const isCurrent = (key: keyof Versions) => expected[key] === undefined || expected[key] === record[key]
  return isCurrent('version') && isCurrent('revision')
    ? undefined
    : { error: 'version_conflict', current: record }
}
