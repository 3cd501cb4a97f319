import type { Returned } from '@pasok/contract'
import {
  return_event_approve,
  return_event_receive,
  return_event_refund,
  return_event_reject,
  return_event_reopen,
  return_event_replace,
  return_event_request,
  return_event_withdraw,
  return_name,
} from '~words'
import { actors } from '../quotation/quotation-events.ts'
import type { TimelineEvent } from '../timeline.tsx'

/** What happened, by the kinds that the server notes. */
const sentences: Readonly<Record<string, (of: { name: string }) => string>> = {
  request: return_event_request,
  approve: return_event_approve,
  reject: return_event_reject,
  receive: return_event_receive,
  refund: return_event_refund,
  replace: return_event_replace,
  withdraw: return_event_withdraw,
  reopen: return_event_reopen,
}

/** A return's timeline as its page shows it. */
export const returnEvents = ({ timeline, number }: Pick<Returned, 'timeline' | 'number'>): TimelineEvent[] =>
  timeline.map(({ at, by, name = actors[by](), kind, text }) => ({
    at,
    title: sentences[kind]?.({ name }) ?? return_name({ number }),
    text,
  }))
