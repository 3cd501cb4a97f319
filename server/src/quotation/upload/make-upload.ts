import { jakartaDay, type LeftOut, type RowVerdict, type TypedRow } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { findOfferedItems } from '../../catalogue/index.ts'
import { chooseDefaults, findTaxPercent } from '../../company/index.ts'
import type { MemberScope } from '../../kernel/index.ts'
import type { Db } from '../../platform/index.ts'
import type { OfferTerms } from '../check-out-cart.ts'
import { appendHistory } from '../append-history.ts'
import { writeVersion } from '../write-version.ts'
import { judgeDraft, toNewLine } from './draft-verdicts.ts'
import { insertUpload } from './upload.store.ts'
import { insertQuotation } from '../write-quotation.store.ts'

/** A parsed and matched file. */
export interface Upload {
  readonly scope: MemberScope
  readonly filename: string
  readonly rows: readonly TypedRow[]
  readonly leftOut: LeftOut | undefined
  /** One for each row, in order. */
  readonly verdicts: readonly RowVerdict[]
  readonly language: Language
  readonly now: Date
  readonly requestId: string
}

/** Makes a draft quotation with a line for each row of a file, and returns its id. */
export const makeUpload = async (
  tx: Db,
  { tax_percent: usual, unknown_weight_g }: OfferTerms,
  { scope, filename, rows, leftOut, verdicts, language, now, requestId }: Upload,
): Promise<number> => {
  const items = await findOfferedItems(
    tx,
    [...new Set(verdicts.flatMap(({ item_id }) => item_id ?? []))],
    scope.companyId,
  )
  const requests = rows.map(({ part_number, quantity, description = '', note = '' }, at) => ({
    requested_text: part_number,
    requested_quantity: quantity,
    requested_description: description,
    buyer_comment: note,
    verdict: verdicts[at] ?? { verdict: 'not_found' as const },
  }))
  const judged = judgeDraft(requests, items)
  const lines = requests.map((row, at) => ({
    ...toNewLine({ ...row, verdict: judged[at] ?? row.verdict }, items, unknown_weight_g),
    requested_description: row.requested_description,
    buyer_comment: row.buyer_comment,
  }))
  const { delivery, billing } = await chooseDefaults(tx, scope)
  const tax_percent = await findTaxPercent(tx, { companyId: scope.companyId, day: jakartaDay(now), usual })
  const id = await insertQuotation(tx, {
    companyId: scope.companyId,
    requesterId: scope.memberId,
    source: 'upload',
    state: 'draft',
    language,
    taxPercent: tax_percent,
    deliveryAddress: delivery,
    billingAddress: billing,
    now,
  })
  await insertUpload(tx, {
    quotationId: id,
    memberId: scope.memberId,
    filename,
    rowCount: rows.length,
    leftOut,
    now,
  })
  const made = { id, version: 1, tax_percent }
  await writeVersion(tx, made, lines)
  await appendHistory(tx, made, { by: { member: scope }, now, requestId }, 'made')
  return id
}
