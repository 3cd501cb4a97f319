/** What a visitor reads of the content module changed: a document was published, moved or taken from the shop. */
export interface ContentChanged {
  readonly type: 'content_changed'
}

/** A document has a time to come, at which this is announced. */
export interface ContentScheduled {
  readonly type: 'content_scheduled'
  /** The time, as ISO 8601 writes it. */
  readonly at: string
}
