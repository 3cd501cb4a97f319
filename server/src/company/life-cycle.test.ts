import { registrationStatuses, type RegistrationStatus } from '@pasok/contract'
import { describe, expect, it } from 'vitest'
import { awaits, pendingQuestion } from './company.ts'
import { after, stepsIn, type StaffStep } from './life-cycle.ts'

const staffSteps: readonly StaffStep[] = ['approve', 'reject', 'ask', 'suspend', 'join']
type Step = StaffStep | 'answer'
const steps: readonly Step[] = [...staffSteps, 'answer']

/** Every step that is possible; all others are refused. */
const table: Readonly<Record<RegistrationStatus, Readonly<Partial<Record<Step, string>>>>> = {
  draft: { approve: 'approve', reject: 'reject', ask: 'draft', join: 'gone', answer: 'draft' },
  reject: { answer: 'draft' },
  approve: { suspend: 'suspend' },
  suspend: { approve: 'approve' },
}

describe('the life cycle of a registration', () => {
  it.each(registrationStatuses)('%s: each step leads where the table says, or is refused', (status) => {
    expect(steps.map((step) => [step, after(status, step)])).toEqual(
      steps.map((step) => [step, table[status][step]]),
    )
  })

  it.each(registrationStatuses)('%s: staff may take their own steps, and never answer', (status) => {
    expect(stepsIn(status)).toEqual(staffSteps.filter((step) => table[status][step] !== undefined))
  })

  it.each([
    ['draft', null, 'review', undefined],
    ['draft', 'Which NPWP?', 'answer', 'Which NPWP?'],
    ['reject', null, 'correction', 'No such company'],
    ['approve', null, 'nothing', undefined],
    ['suspend', null, 'nothing', undefined],
  ] as const)('%s with the question %s awaits: %s', (registration_status, question, next, pending) => {
    const progress = { registration_status, question, reason: 'No such company' }
    expect(awaits(progress)).toBe(next)
    expect(pendingQuestion(progress)).toBe(pending)
  })

  it('a rejection without a reason can be answered', () => {
    expect(pendingQuestion({ registration_status: 'reject', question: null, reason: null })).toBe('')
  })
})
