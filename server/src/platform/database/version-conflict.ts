/** A change that was not made because the record was changed since it was read, with the record as it is now. */
export interface VersionConflict<R> {
  readonly error: 'version_conflict'
  readonly current: R
}

/** The numbers that a record's changes count up. A quotation has both: `version` counts its offers, `revision` its changes. */
interface Versions {
  readonly version: number
  readonly revision: number
}

/**
 * Compares a record, which the caller has locked, with the version that the request was based on. A number that the request
 * does not name is not compared. Returns undefined where nothing changed. Endpoints answer by `respondVersionConflict`.
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
