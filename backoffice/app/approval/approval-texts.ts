import type { ApprovalInList, ApprovalKind } from '@pasok/contract'
import { approvalKindLabels } from '@pasok/words'
import { labelText } from '@pasok/ui/kit/label.ts'

/** What is asked for, with the number of its document where it has one. */
export const approvalName = ({ kind, number }: Pick<ApprovalInList, 'kind' | 'number'>): string =>
  `${labelText(approvalKindLabels[kind])} ${number}`.trim()

const pages: Readonly<Record<ApprovalKind, (id: number) => string>> = {
  quotation: (id) => `/quotations/${id}`,
  credit_note: (id) => `/invoices/${id}`,
  refund: (id) => `/payments/${id}`,
  held_refund: (id) => `/companies/${id}/money`,
}

/** The page of the document that a request is about. */
export const subjectPage = ({ kind, subject_id }: Pick<ApprovalInList, 'kind' | 'subject_id'>): string =>
  pages[kind](subject_id)
