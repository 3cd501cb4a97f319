import { can, pricingStaff } from '@pasok/contract'
import { typedIn } from '@pasok/ui/records/send-form.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useActionData, type ActionFunctionArgs } from 'react-router'
import { pricelist_new } from '~words'
import { send } from '../api/send.ts'
import { ListPage } from '../resource/list-page.tsx'
import type { RecordOutcome } from '../resource/record.ts'
import { queries, self } from '../shell/self.ts'
import { PriceListForm, toPriceList } from './price-list-form.tsx'
import { priceLists } from './price-lists.tsx'

/** Adds a price list, and leads to it. */
export const action = async ({ request }: ActionFunctionArgs): Promise<RecordOutcome> => {
  const typed = typedIn(await request.formData())
  const sent = await send(pricingStaff.addPriceList, {
    body: toPriceList(typed),
    idempotencyKey: typed['key'] ?? '',
  })
  if ('refused' in sent) return { refused: sent.refused, typed }
  await queries.invalidateQueries()
  throw redirect(`${priceLists.path}/${sent.data.record.id}`)
}

/** `/admin/price-lists` */
export function Component() {
  const outcome = useActionData<RecordOutcome>()
  const { data: staff } = useSuspenseQuery(self)
  const [newKey] = useState(() => crypto.randomUUID())
  return (
    <>
      <ListPage of={priceLists} />
      {can(staff, 'editPrices') && (
        <details className="mt-6" open={outcome !== undefined || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-xl">{pricelist_new()}</summary>
          <PriceListForm newKey={newKey} outcome={outcome} />
        </details>
      )}
    </>
  )
}
