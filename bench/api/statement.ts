/** A statement as it goes to `pg`; one with a name is prepared. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly name?: string
}
