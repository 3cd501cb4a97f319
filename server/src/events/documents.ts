/** A document takes longer than its request: a job makes it, and an e-mail announces it. */
export interface DocumentLate {
  readonly type: 'document_late'
  /** Its id. */
  readonly document: number
  /** The number of the same company's documents waiting before it. */
  readonly before: number
}
