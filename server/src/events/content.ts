/** What a visitor reads of the content module changed: a document was published, moved or taken from the shop. */
export interface ContentChanged {
  readonly type: 'content_changed'
}
