import { MOST_LINE_FACTS, quotationStaff, type FoundItem, type ItemFacts } from '@pasok/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { ask } from '../../api/ask.ts'
import type { DeskLine, FindFacts } from './desk-line.ts'

/** Where the facts of a quotation's lines are cached. */
export const factsKey = (quotationId: number) => ['desk', String(quotationId), 'facts']

const readFacts = async (id: number, lineCount: number) => {
  const windows = Array.from({ length: Math.ceil(lineCount / MOST_LINE_FACTS) }, (_, at) =>
    ask(quotationStaff.listLineFacts, {
      params: { id: String(id) },
      query: { offset: String(at * MOST_LINE_FACTS), limit: String(MOST_LINE_FACTS) },
    }),
  )
  return (await Promise.all(windows)).flatMap(({ records }) => records)
}

/**
 * Finds what is known of the items on the desk: of the stored lines, and of the items that were chosen since. They are found by
 * item, so that an undone choice has its own facts again.
 */
export const useFindFacts = (id: number, bases: ReadonlyMap<number, DeskLine>) => {
  const { data, error } = useQuery({
    queryKey: [...factsKey(id), bases.size],
    queryFn: () => readFacts(id, bases.size),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const [chosen, setChosen] = useState<ReadonlyMap<number, ItemFacts>>(new Map())
  const known = useMemo(() => {
    const byItem = new Map(chosen)
    for (const { line_id, ...facts } of data ?? []) {
      const itemId = bases.get(line_id)?.product_item_id
      if (itemId !== undefined) byItem.set(itemId, facts)
    }
    return byItem
  }, [bases, chosen, data])
  const findFacts = useCallback<FindFacts>(
    ({ product_item_id }) => (product_item_id === undefined ? undefined : known.get(product_item_id)),
    [known],
  )
  const onChosen = useCallback(
    ({ product, ...facts }: FoundItem) => setChosen((before) => new Map(before).set(product.id, facts)),
    [],
  )
  return { findFacts, onChosen, error }
}
