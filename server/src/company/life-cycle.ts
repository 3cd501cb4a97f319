import type { RegistrationStatus } from '@pasok/contract'

/** What staff do with a registration. */
export type StaffStep = 'approve' | 'reject' | 'ask' | 'suspend' | 'join'

/** What may happen in each status, and what it leads to; a company that is joined to another is gone. */
const lifeCycle = {
  draft: { approve: 'approve', reject: 'reject', ask: 'draft', join: 'gone', answer: 'draft' },
  reject: { answer: 'draft' },
  approve: { suspend: 'suspend' },
  suspend: { approve: 'approve' },
} as const satisfies Readonly<
  Record<RegistrationStatus, Readonly<Partial<Record<StaffStep | 'answer', RegistrationStatus | 'gone'>>>>
>

/** Where a step leads from a status; undefined where it may not be taken. */
export const after = (
  status: RegistrationStatus,
  step: StaffStep | 'answer',
): RegistrationStatus | 'gone' | undefined => {
  const steps: Readonly<Partial<Record<string, RegistrationStatus | 'gone'>>> = lifeCycle[status]
  return steps[step]
}

const staffSteps: readonly StaffStep[] = ['approve', 'reject', 'ask', 'suspend', 'join']

/** What staff may do in a status. */
export const stepsIn = (status: RegistrationStatus): StaffStep[] =>
  staffSteps.filter((step) => after(status, step) !== undefined)
