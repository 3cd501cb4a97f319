import type { QuotationEvent } from '@pasok/contract'
import {
  quotation_by_member,
  quotation_by_staff,
  quotation_by_system,
  quotation_event_addresses,
  quotation_event_answer,
  quotation_event_ask,
  quotation_event_decline,
  quotation_event_delivery_method,
  quotation_event_details,
  quotation_event_expire,
  quotation_event_extend,
  quotation_event_hand_over,
  quotation_event_made,
  quotation_event_message,
  quotation_event_offer_again,
  quotation_event_order,
  quotation_event_other,
  quotation_event_purchase_order,
  quotation_event_reject,
  quotation_event_remind,
  quotation_event_renew,
  quotation_event_replace,
  quotation_event_request_change,
  quotation_event_send,
  quotation_event_ship_date,
  quotation_event_submit,
  quotation_event_take,
  quotation_event_take_back,
  quotation_event_withdraw,
} from '~words'
import type { TimelineEvent } from '../timeline.tsx'

type Sentence = (of: { name: string; version: number }) => string

/** What happened, by the kinds that the server notes. */
const sentences: Readonly<Record<string, Sentence>> = {
  made: quotation_event_made,
  submit: quotation_event_submit,
  answer: quotation_event_answer,
  request_change: quotation_event_request_change,
  decline: quotation_event_decline,
  withdraw: quotation_event_withdraw,
  renew: quotation_event_renew,
  order: quotation_event_order,
  take: quotation_event_take,
  ask: quotation_event_ask,
  send: quotation_event_send,
  reject: quotation_event_reject,
  expire: quotation_event_expire,
  remind: quotation_event_remind,
  offer_again: quotation_event_offer_again,
  take_back: quotation_event_take_back,
  extend: quotation_event_extend,
  hand_over: quotation_event_hand_over,
  message: quotation_event_message,
  replace: quotation_event_replace,
  purchase_order: quotation_event_purchase_order,
  delivery_method: quotation_event_delivery_method,
  addresses: quotation_event_addresses,
  ship_date: quotation_event_ship_date,
  details: quotation_event_details,
}

/** Who somebody is where their name is not known. */
export const actors = {
  member: quotation_by_member,
  staff: quotation_by_staff,
  system: quotation_by_system,
} as const

/** A quotation's history as its page shows it. */
export const quotationEvents = (history: readonly QuotationEvent[]): TimelineEvent[] =>
  history.map(({ at, by, name = actors[by](), version, kind, text }) => ({
    at,
    title: (sentences[kind] ?? quotation_event_other)({ name, version }),
    text,
  }))
