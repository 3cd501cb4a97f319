import { company, type Call, type PartNumberUpload } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { FlashMessage } from '../../layout/notices/flash.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'

/** What a form of the page did; or why it was refused, and what was typed. */
export type PartNumbersOutcome =
  | { readonly flash: FlashMessage }
  | { readonly uploaded: PartNumberUpload }
  | { readonly refused: Refused; readonly values: Values }

/** Does what a form of the page asks for; the API decides who may. */
export const takePartNumbersAction = async (
  call: Call,
  form: FormData,
): Promise<PartNumbersOutcome | undefined> => {
  const values = typedIn(form)
  const { id = '', number = '', version, sku_number = '' } = values
  switch (values['do']) {
    case 'add': {
      const added = await sendForm(call, company.addPartNumber, { body: { number, sku_number } })
      return 'data' in added ? { flash: 'part-number-added' } : { ...added, values }
    }
    case 'change': {
      const body = { number, version: Number(version) }
      const changed = await sendForm(call, company.changePartNumber, { params: { id }, body })
      return 'data' in changed ? { flash: 'part-number-changed' } : { ...changed, values }
    }
    case 'remove': {
      const removed = await sendForm(call, company.removePartNumber, { params: { id } })
      // One that is gone already is no error.
      return 'data' in removed || removed.refused.status === 404
        ? { flash: 'part-number-removed' }
        : { ...removed, values }
    }
    case 'upload': {
      const file = form.get('file')
      // Where nothing was chosen a browser sends a file without a name.
      if (!(file instanceof File) || file.name === '') return undefined
      const sent = await sendForm(call, company.uploadPartNumbers, { form: { file } })
      return 'data' in sent ? { uploaded: sent.data } : { ...sent, values }
    }
    default:
      return undefined
  }
}
