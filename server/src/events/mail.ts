/** An e-mail is to go to the mail server; what it says stays in its row. */
export interface EmailWritten {
  readonly type: 'email_written'
  /** Its id. */
  readonly letter: string
}
