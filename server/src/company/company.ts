import type { Registration, RegistrationStatus } from '@pasok/contract'

/** How far a registration is. */
export interface Progress {
  readonly registration_status: RegistrationStatus
  /** What staff ask while it is a draft. */
  readonly question: string | null
  /** Why staff rejected or suspended it. */
  readonly reason: string | null
}

/** What is to happen next with a registration. */
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
 * What an answer of the company answers: staff's question, or the reason of a rejection. Undefined where nothing is
 * awaited of it. Either way it is a draft without a question again.
 */
export const pendingQuestion = (progress: Progress): string | undefined => {
  const next = awaits(progress)
  if (next === 'answer') return progress.question ?? ''
  return next === 'correction' ? (progress.reason ?? '') : undefined
}
