import {
  quotationStaff,
  staffQuotationSteps,
  type StaffQuotation,
  type StaffQuotationStep,
} from '@pasok/contract'
import {
  admin_desk_valid_until,
  admin_message_with_offer,
  admin_question_for_buyer,
  admin_step_ask_buyer,
  admin_step_extend,
  admin_step_extend_what,
  admin_step_not_offer,
  admin_step_send,
  admin_step_send_what,
  admin_step_take,
  admin_step_take_back,
  admin_step_take_back_what,
  admin_text_for_buyer,
} from '~words'
import type { RecordForm, RecordOutcome } from '../resource/record.ts'
import { StepBar, type StepLook } from '../resource/step-bar.tsx'

/** Steps between a quotation's states; an offer beyond the limits of its sender names a reason for its approval. */
export const stepForms = {
  step: {
    route: quotationStaff.takeStaffQuotationStep,
    send: ({ step, version, text = '', approval_reason = '', valid_until }) => ({
      body: {
        step,
        revision: Number(version),
        text,
        ...(valid_until !== undefined && { valid_until }),
        ...(approval_reason.trim() !== '' && { approval_reason }),
      },
    }),
  },
} satisfies Readonly<Record<string, RecordForm>>

const looks: Readonly<Record<StaffQuotationStep, StepLook>> = {
  take: { name: admin_step_take },
  ask: { name: admin_step_ask_buyer, asks: { label: admin_question_for_buyer } },
  send: {
    name: admin_step_send,
    asks: { label: admin_message_with_offer, what: admin_step_send_what, optional: true },
  },
  take_back: {
    name: admin_step_take_back,
    asks: { label: admin_text_for_buyer, what: admin_step_take_back_what, optional: true },
  },
  extend: {
    name: admin_step_extend,
    asks: {
      field: 'valid_until',
      label: admin_desk_valid_until,
      what: admin_step_extend_what,
      isDay: true,
    },
  },
  reject: { name: admin_step_not_offer, asks: { label: admin_text_for_buyer }, isDanger: true },
}

interface Props {
  readonly quotation: Pick<StaffQuotation, 'steps' | 'revision'>
  readonly outcome: RecordOutcome
}

/** The steps of a quotation that staff may take now. */
export function QuotationSteps({ quotation: { steps, revision }, outcome }: Props) {
  return (
    <StepBar
      steps={staffQuotationSteps.filter((step) => steps.includes(step))}
      looks={looks}
      version={revision}
      outcome={outcome}
    />
  )
}
