import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { list_count, wishlist_empty, wishlist_empty_help } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { EmptyList } from './empty-list.tsx'
import { useStoredList, type StoredList } from './stored-list.ts'
import { WishGrid, type ShownWish } from './wish-grid.tsx'

interface Props {
  readonly listing: {
    readonly wishes: readonly ShownWish[]
    readonly total: number
    readonly page: number
    readonly perPage: number
  }
}

/** A member's wish list as the account has it. What was just taken out is gone at once. */
export function MemberWishlist({ listing }: Props) {
  const { wishes, total, page, perPage } = listing
  const link = useLink()
  const stored = useStoredList('wishlist', (list) => list)
  useReloadAfterChange(stored, listing)
  const seen = useSeen(stored.ids)
  const isLeaving = (id: number) => !stored.ids.includes(id) && (seen.has(id) || stored.unsent.includes(id))
  const remaining = wishes.filter(({ id }) => !isLeaving(id))
  if (total === 0 || (remaining.length === 0 && total <= perPage))
    return <EmptyList text={wishlist_empty()} help={wishlist_empty_help()} />
  return (
    <>
      <p aria-live="polite" className="mb-3">
        {list_count(counted(total - (wishes.length - remaining.length)))}
      </p>
      {remaining.length > 0 && <WishGrid wishes={remaining} />}
      <Pagination
        page={page}
        pages={Math.ceil(total / perPage)}
        buildAddress={(p) => link('/shop/wishlist') + (p > 1 ? `?page=${p}` : '')}
      />
    </>
  )
}

/** All ids that the browser's list had since the page came: what is not there any more was taken out of it. */
const useSeen = (ids: readonly number[]): ReadonlySet<number> => {
  const [seen] = useState(() => new Set<number>())
  useEffect(() => {
    for (const id of ids) seen.add(id)
  }, [ids, seen])
  return seen
}

/** Loads the page's list again where it is not what browser and account agree on, once for each change of that. */
const useReloadAfterChange = (
  { owner, ids, unsent }: StoredList,
  { wishes, total, page, perPage }: Props['listing'],
) => {
  const { revalidate } = useRevalidator()
  const agreed = owner !== null && unsent.length === 0 ? String(ids) : undefined
  const isCurrent =
    ids.length === total &&
    String(ids.slice((page - 1) * perPage, page * perPage)) === String(wishes.map(({ id }) => id))
  const last = useRef<string>(undefined)
  useEffect(() => {
    if (agreed === undefined || isCurrent || last.current === agreed) return
    last.current = agreed
    void revalidate()
  }, [agreed, isCurrent, revalidate])
}
