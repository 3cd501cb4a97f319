import { quotationStaff } from '@pasok/contract'
import { typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { useState } from 'react'
import { redirect, useActionData, type ActionFunctionArgs } from 'react-router'
import { admin_new_quotation } from '~words'
import type { Data } from '../api/ask.ts'
import { send } from '../api/send.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { queries } from '../shell/self.ts'
import { BuyerSearch, type Buyer } from './buyer-search.tsx'
import { StartForm } from './start-form.tsx'
import { StartedQuotation } from './started-quotation.tsx'

/** A quotation that was made, with the rows to check. */
export type Started = Data<typeof quotationStaff.startQuotation>['record']

type Outcome = { readonly refused: Refused; readonly typed: Values } | { readonly made: Started }

const deskAddress = (id: number): string => `/quotations/${id}/desk`

/** Makes a quotation. It opens on its desk, unless its maker should see first what of the rows is not certain. */
export const action = async ({ request }: ActionFunctionArgs): Promise<Outcome | Response> => {
  const form = await request.formData()
  const typed = typedIn(form)
  const { source, company_id, member_id, text = '', copy_of } = typed
  const outcome = await send(quotationStaff.startQuotation, {
    idempotencyKey: typed['key'] ?? '',
    form: {
      company_id,
      member_id,
      // A blank says that there are no rows; an empty text would begin without lines.
      ...(source === 'paste' && { text: text.trim() === '' ? ' ' : text }),
      ...(source === 'file' && { file: form.get('file') }),
      ...(source === 'copy' && { copy_of }),
    },
  })
  if ('refused' in outcome) return { refused: outcome.refused, typed }
  await queries.invalidateQueries()
  const { record } = outcome.data
  const isCertain = record.to_check.length === 0 && !record.is_incomplete && record.left_out === undefined
  return isCertain ? redirect(deskAddress(record.id)) : { made: record }
}

/** `/admin/quotations/new`: starts a quotation for a member of a company. */
export function Component() {
  const outcome = useActionData<Outcome>()
  const [buyer, setBuyer] = useState<Buyer>()
  const isMade = outcome !== undefined && 'made' in outcome
  return (
    <>
      <PageTitle title={admin_new_quotation()} />
      {isMade ? (
        <StartedQuotation made={outcome.made} desk={deskAddress(outcome.made.id)} />
      ) : buyer ? (
        <StartForm buyer={buyer} outcome={outcome} onOther={() => setBuyer(undefined)} />
      ) : (
        <BuyerSearch onChoose={setBuyer} />
      )}
    </>
  )
}
