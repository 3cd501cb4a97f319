import { quotation, quotationUpload, type Call } from '@pasok/contract'
import { sendForm, typedIn, type Refused } from '@pasok/ui/records/send-form.ts'
import type { Values } from '@pasok/ui/kit/form/field.tsx'
import { withoutLines } from '../../api-client/without-lines.ts'
import { lineField, linesIn, NO_ITEM } from './draft-fields.ts'

/** What became of a draft's form: it was done, or refused with what was typed. */
export type DraftOutcome =
  /** `checked`: rows of the form that need no more review. */
  | { readonly state: 'saved'; readonly checked: number }
  | { readonly state: 'submitted' | 'withdrawn' }
  | { readonly refused: Refused; readonly values: Values }

/** Saves the rows of a draft's form; then submits or withdraws it where its button says so. */
export const changeDraft = async (call: Call, id: string, form: FormData): Promise<DraftOutcome> => {
  const values = typedIn(form)
  const what = values['do']
  const revision = Number(values['revision'])
  if (what === 'withdraw') return applyStep(call, id, { step: 'withdraw', revision }, values)
  const lines = linesIn(form.keys())
  const changes = lines.map((line) => {
    const item = values[lineField('item', line)]
    return {
      line_id: line,
      part_number: values[lineField('text', line)],
      quantity: values[lineField('quantity', line)],
      comment: values[lineField('comment', line)],
      ...(item !== undefined && item !== '' && { item_id: item === NO_ITEM ? null : Number(item) }),
      ...(lineField('drop', line) in values && { is_dropped: true }),
    }
  })
  const result = await sendForm(call, quotationUpload.changeDraftLines, {
    params: { id },
    body: { revision, changes, accepts_found: what === 'accept' },
  })
  if ('refused' in result) return { refused: byLine(result.refused, lines), values }
  if (what !== 'submit') {
    const toCheck = result.data.records.filter(({ verdict }) => verdict !== 'exact')
    return { state: 'saved', checked: lines.length - toCheck.length }
  }
  return applyStep(call, id, { step: 'submit', revision: result.data.revision }, {})
}

const applyStep = async (
  call: Call,
  id: string,
  body: { readonly step: 'submit' | 'withdraw'; readonly revision: number },
  values: Values,
): Promise<DraftOutcome> => {
  const result = await sendForm(call, quotation.takeQuotationStep, {
    params: { id },
    query: withoutLines,
    body,
  })
  if ('refused' in result) return { refused: result.refused, values }
  return { state: body.step === 'submit' ? 'submitted' : 'withdrawn' }
}

const names = { part_number: 'text', quantity: 'quantity', item_id: 'item', comment: 'comment' } as const

/** The errors of changes by the names of their fields. */
const byLine = (refused: Refused, lines: readonly number[]): Refused => ({
  ...refused,
  errors: Object.fromEntries(
    Object.entries(refused.errors).map(([path, why]) => {
      const [, place = '', field = ''] = path.split('.')
      const name = Object.hasOwn(names, field) ? names[field as keyof typeof names] : 'text'
      return [lineField(name, lines[Number(place)] ?? 0), why]
    }),
  ),
})
