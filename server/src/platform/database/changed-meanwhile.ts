/** A change that was not made, since it named another version than the record's; and the record as it is. */
export interface ChangedMeanwhile<R> {
  readonly error: 'version_conflict'
  readonly current: R
}

/**
 * Why a record that has another version by now than the one that was `seen` is not changed; undefined where it may be.
 * The caller holds it until the transaction ends. Endpoints answer by `refuseLate`.
 */
export const versionConflict = <R extends { readonly version: number }>(
  record: R,
  seen: number,
): ChangedMeanwhile<R> | undefined =>
  record.version === seen ? undefined : { error: 'version_conflict', current: record }
