import { quotation, type BuyerStep, type Call } from '@pasok/contract'
import { quotation_po_missing } from '~words'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../layout/notices/flash.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { withoutLines } from '../api-client/without-lines.ts'

/** What a form of a quotation's page did; or why it was refused, and what was typed there. */
export type QuotationOutcome =
  | { readonly flash: FlashMessage }
  | { readonly refused: Refused; readonly values: Values }

/** Steps that a page of the account takes; a draft is submitted where its lines are checked. */
export const accountSteps = ['answer', 'request_change', 'decline', 'withdraw', 'renew'] as const
export type AccountStep = Exclude<BuyerStep, 'submit'>

const flashes = {
  answer: 'quotation-answer',
  request_change: 'quotation-request-change',
  decline: 'quotation-decline',
  withdraw: 'quotation-withdraw',
  renew: 'quotation-renew',
} as const satisfies Record<AccountStep, FlashMessage>

const DETAILS = ['customer_reference', 'po_number', 'accounts_email', 'notes', 'requested_ship_date'] as const

/** Does what a form of a quotation's page asks for; undefined where it asks for nothing that there is. */
export const takeQuotationAction = async (
  call: Call,
  id: string,
  form: FormData,
): Promise<QuotationOutcome | undefined> => {
  const values = typedIn(form)
  const params = { id }
  const revision = Number(values['revision'])
  const { text = '' } = values
  switch (values['do']) {
    case 'message': {
      const result = await sendForm(call, quotation.writeQuotationMessage, {
        params,
        query: withoutLines,
        body: { text },
        idempotencyKey: values['key'] ?? '',
      })
      return 'data' in result ? { flash: 'quotation-message' } : { ...result, values }
    }
    case 'details': {
      const result = await sendForm(call, quotation.setQuotationDetails, {
        params,
        query: withoutLines,
        body: {
          ...typedIn(form, DETAILS),
          revision,
          is_ship_complete: values['shipping'] === 'complete',
        },
      })
      return 'data' in result ? { flash: 'quotation-details' } : { ...result, values }
    }
    case 'po': {
      const file = form.get('file')
      // Where nothing was chosen a browser sends a file without a name.
      if (!(file instanceof File) || file.name === '')
        return { refused: { status: 400, detail: '', errors: { file: [quotation_po_missing()] } }, values }
      const result = await sendForm(call, quotation.uploadPo, { params, query: withoutLines, form: { file } })
      return 'data' in result ? { flash: 'quotation-po' } : { ...result, values }
    }
    default: {
      const step = accountSteps.find((one) => `step:${one}` === values['do'])
      if (!step) return undefined
      const result = await sendForm(call, quotation.takeQuotationStep, {
        params,
        query: withoutLines,
        body: { step, revision, text },
      })
      return 'data' in result ? { flash: flashes[step] } : { ...result, values }
    }
  }
}
