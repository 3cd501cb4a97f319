/** A document takes longer than the request that asked for it: it is to be made, and announced by e-mail. */
export interface DocumentLate {
  readonly type: 'document_late'
  /** Its id. */
  readonly document: number
  /** How many of the same company waited before it. */
  readonly before: number
}
