import type { RegistrationStatus } from '@pasok/contract'

/** The steps that staff take on a registration. */
export type StaffStep = 'approve' | 'reject' | 'ask' | 'suspend' | 'join'

/** The steps allowed in each status, and the status each leads to; a company that is joined to another is deleted. */
const lifeCycle = {
  draft: { approve: 'approve', reject: 'reject', ask: 'draft', join: 'gone', answer: 'draft' },
  reject: { answer: 'draft' },
  approve: { suspend: 'suspend' },
  suspend: { approve: 'approve' },
} as const satisfies Readonly<
  Record<RegistrationStatus, Readonly<Partial<Record<StaffStep | 'answer', RegistrationStatus | 'gone'>>>>
>

/** The status after a step; undefined if the step isn't allowed. */
export const after = (
  status: RegistrationStatus,
  step: StaffStep | 'answer',
): RegistrationStatus | 'gone' | undefined => {
  const steps: Readonly<Partial<Record<string, RegistrationStatus | 'gone'>>> = lifeCycle[status]
  return steps[step]
}

const staffSteps: readonly StaffStep[] = ['approve', 'reject', 'ask', 'suspend', 'join']

/** The steps that staff can take in a status. */
export const stepsIn = (status: RegistrationStatus): StaffStep[] =>
  staffSteps.filter((step) => after(status, step) !== undefined)
