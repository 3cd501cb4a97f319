/** An e-mail is ready for the mail server; its content is in its row. */
export interface EmailWritten {
  readonly type: 'email_written'
  /** Its id. */
  readonly letter: string
}
