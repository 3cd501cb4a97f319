import {
  quotation_answer,
  quotation_answer_label,
  quotation_answer_title,
  quotation_answer_what,
  quotation_decline,
  quotation_decline_label,
  quotation_decline_title,
  quotation_decline_what,
  quotation_renew,
  quotation_renew_label,
  quotation_renew_title,
  quotation_renew_what,
  quotation_request_change,
  quotation_request_change_label,
  quotation_request_change_title,
  quotation_request_change_what,
  quotation_withdraw,
  quotation_withdraw_label,
  quotation_withdraw_title,
  quotation_withdraw_what,
} from '~words'
import type { AccountStep } from './quotation-action.ts'

interface StepTexts {
  /** The button that takes it, and the link that leads to its question. */
  readonly button: () => string
  readonly question: () => string
  /** What follows from it. */
  readonly what: () => string
  /** What its text is. */
  readonly label: () => string
  /** It is nothing without a text. */
  readonly needsText?: true
  readonly isFinal?: true
}

/** How the page asks for each step. */
export const stepTexts: Record<AccountStep, StepTexts> = {
  answer: {
    button: quotation_answer,
    question: quotation_answer_title,
    what: quotation_answer_what,
    label: quotation_answer_label,
    needsText: true,
  },
  request_change: {
    button: quotation_request_change,
    question: quotation_request_change_title,
    what: quotation_request_change_what,
    label: quotation_request_change_label,
    needsText: true,
  },
  decline: {
    button: quotation_decline,
    question: quotation_decline_title,
    what: quotation_decline_what,
    label: quotation_decline_label,
    isFinal: true,
  },
  withdraw: {
    button: quotation_withdraw,
    question: quotation_withdraw_title,
    what: quotation_withdraw_what,
    label: quotation_withdraw_label,
    isFinal: true,
  },
  renew: {
    button: quotation_renew,
    question: quotation_renew_title,
    what: quotation_renew_what,
    label: quotation_renew_label,
  },
}
