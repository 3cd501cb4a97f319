import {
  afterReturnStep,
  returnStates,
  listReturnSteps,
  staffReturnSteps,
  staffRoles,
  type ReturnState,
  type ReturnStep,
  type StaffRole,
} from '@pasok/contract'
import { describe, expect, it } from 'vitest'

type Step = ReturnStep | 'reopen'
const steps: readonly Step[] = [...staffReturnSteps, 'withdraw', 'reopen']

/** Every step that is possible; all others are refused. */
const table: Readonly<Record<ReturnState, Readonly<Partial<Record<Step, ReturnState>>>>> = {
  requested: { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' },
  approved: { receive: 'received', reject: 'rejected', withdraw: 'withdrawn' },
  received: { refund: 'refunded', replace: 'replaced', reject: 'rejected' },
  rejected: {},
  refunded: {},
  replaced: { reopen: 'received' },
  withdrawn: {},
}

/** The roles that take each of staff's steps. */
const takers: Readonly<Record<(typeof staffReturnSteps)[number], readonly StaffRole[]>> = {
  approve: ['admin', 'sales'],
  reject: ['admin', 'sales'],
  receive: ['admin', 'warehouse'],
  refund: ['admin', 'finance'],
  replace: ['admin', 'sales', 'warehouse'],
}

describe('the life cycle of a return', () => {
  it.each(returnStates)('%s: each step leads where the table says, or is refused', (state) => {
    expect(steps.map((step) => [step, afterReturnStep(state, step)])).toEqual(
      steps.map((step) => [step, table[state][step]]),
    )
  })

  it.each(returnStates.flatMap((state) => staffRoles.map((role) => [state, role] as const)))(
    '%s: %s takes the steps of their role, and no others',
    (state, role) => {
      const may = (step: (typeof staffReturnSteps)[number]) =>
        table[state][step] !== undefined && takers[step].includes(role)
      expect(listReturnSteps(state, [role])).toEqual(staffReturnSteps.filter(may))
    },
  )

  it('staff with several roles take the steps of each, and staff without roles take none', () => {
    expect(listReturnSteps('received', ['content', 'finance'])).toEqual(['refund'])
    expect(listReturnSteps('received', ['finance', 'sales'])).toEqual(['reject', 'refund', 'replace'])
    expect(listReturnSteps('received', [])).toEqual([])
  })
})
