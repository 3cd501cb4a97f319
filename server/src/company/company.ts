import type { Registration, RegistrationStatus } from '@pasok/contract'

/** The state of a registration. */
export interface Progress {
  readonly registration_status: RegistrationStatus
  /** Staff's question while it is a draft. */
  readonly question: string | null
  /** Why staff rejected or suspended it. */
  readonly reason: string | null
}

/** The next action that a registration waits for. */
export const awaits = ({ registration_status, question }: Progress): Registration['awaits'] => {
  const next = {
    draft: question === null ? 'review' : 'answer',
    reject: 'correction',
    approve: 'nothing',
    suspend: 'nothing',
  } as const
  return next[registration_status]
}

/**
 * The text that the company's next answer replies to: staff's question, or the reason of a rejection. Undefined if no
 * answer is expected. After the answer it is a draft without a question.
 */
export const pendingQuestion = (progress: Progress): string | undefined => {
  const next = awaits(progress)
  if (next === 'answer') return progress.question ?? ''
  return next === 'correction' ? (progress.reason ?? '') : undefined
}
