import type { StaffRegistration } from '@pasok/contract'
import type { TimelineEvent } from '@pasok/ui/records/timeline.tsx'
import {
  admin_by_member,
  admin_event_answer,
  admin_event_approve,
  admin_event_ask,
  admin_event_join,
  admin_event_look_at_document,
  admin_event_other,
  admin_event_reject,
  admin_event_suspend,
  quotation_by_system,
} from '~words'

/** What happened to a company, by the actions that the audit log names. */
const sentences: Readonly<Record<string, (of: { name: string }) => string>> = {
  'company.approve': admin_event_approve,
  'company.reject': admin_event_reject,
  'company.ask': admin_event_ask,
  'company.suspend': admin_event_suspend,
  'company.join': admin_event_join,
  'company.answer': admin_event_answer,
  'company.look-at-document': admin_event_look_at_document,
}

/** A company's history as its page shows it. */
export const historyEvents = (history: StaffRegistration['history']): TimelineEvent[] =>
  history.map(({ at, by, action, details }) => ({
    at,
    // Staff are named; for others the log says only which side they are on.
    title: (sentences[action] ?? admin_event_other)({
      name: by === 'member' ? admin_by_member() : by === 'system' ? quotation_by_system() : by,
    }),
    ...(typeof details['said'] === 'string' && { text: details['said'] }),
  }))
