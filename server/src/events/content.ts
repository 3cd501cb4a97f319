/** The public content changed: a document was published, moved or unpublished. */
export interface ContentChanged {
  readonly type: 'content_changed'
}

/** A document was scheduled; the event is announced at its time. */
export interface ContentScheduled {
  readonly type: 'content_scheduled'
  /** The time in ISO 8601. */
  readonly at: string
}
