/** A letter is to go to the mail server; what it says stays in its row. */
export interface LetterWritten {
  readonly type: 'letter_written'
  /** Its id. */
  readonly letter: string
}
