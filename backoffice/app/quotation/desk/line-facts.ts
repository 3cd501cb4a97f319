import {
  MOST_LINE_FACTS,
  quotationStaff,
  type FoundItem,
  type ItemFacts,
  type StaffQuotation,
} from '@pasok/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { ask } from '../../api/ask.ts'
import type { FindFacts } from './desk-line.ts'

/** What is known of the items of a quotation's lines today, by the items' ids. */
const lineFactsQuery = ({ id, line_count, order_line }: StaffQuotation) =>
  queryOptions({
    queryKey: ['desk', id, 'facts'],
    queryFn: async (): Promise<ReadonlyMap<number, ItemFacts>> => {
      const windows = Array.from({ length: Math.ceil(line_count / MOST_LINE_FACTS) }, (_, at) =>
        ask(quotationStaff.listLineFacts, {
          params: { id: String(id) },
          query: { offset: String(at * MOST_LINE_FACTS), limit: String(MOST_LINE_FACTS) },
        }),
      )
      const itemIds = new Map(order_line.map((line) => [line.id, line.product?.id]))
      return new Map(
        (await Promise.all(windows))
          .flatMap(({ records }) => records)
          .flatMap(({ line_id, ...facts }) => {
            const itemId = itemIds.get(line_id)
            return itemId === undefined ? [] : [[itemId, facts] as const]
          }),
      )
    },
    gcTime: 0,
  })

/** Facts of the items that are on the desk: those of the quotation's lines, and those that were chosen since. */
export const useFindFacts = (quotation: StaffQuotation) => {
  const { data, error } = useQuery(lineFactsQuery(quotation))
  const [chosen, setChosen] = useState<ReadonlyMap<number, ItemFacts>>(new Map())
  const findFacts = useCallback<FindFacts>(
    ({ product_item_id: id }) => (id === undefined ? undefined : (chosen.get(id) ?? data?.get(id))),
    [chosen, data],
  )
  const onChosen = useCallback(
    ({ product, ...facts }: FoundItem) => setChosen((before) => new Map(before).set(product.id, facts)),
    [],
  )
  return { findFacts, onChosen, error }
}
