import { PAGE_SIZE, search } from '@pasok/contract'
import { useLocation } from 'react-router'
import { list_count, wishlist_empty, wishlist_empty_help, wishlist_failed } from '~words'
import { askApi } from '../../api-client/ask-api.ts'
import { shownCard, type ShownCard } from '../listing/card.ts'
import { parsePage } from '../../routing/query.ts'
import { useLink } from '../../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { CardShapes } from './card-shapes.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListFailed } from './list-failed.tsx'
import { useStoredList } from './stored-list.ts'
import { useRecords } from './use-records.ts'
import { WishGrid } from './wish-grid.tsx'

const askCards = async (ids: string, signal: AbortSignal): Promise<ShownCard[]> =>
  (await askApi(search.listProducts, { query: { ids } }, signal)).records.map(shownCard)

/** The wish list as this browser stores it, a page of it at a time. */
export function StoredWishes() {
  const link = useLink()
  const ids = useStoredList('wishlist', (list) => list.ids)
  const requestedPage = parsePage(new URLSearchParams(useLocation().search))
  const pages = Math.ceil(ids.length / PAGE_SIZE)
  const page = Math.max(Math.min(requestedPage, pages), 1)
  const pageIds = ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  const { records: cards, hasFailed, retry } = useRecords(pageIds, askCards)
  if (ids.length === 0) return <EmptyList text={wishlist_empty()} help={wishlist_empty_help()} />
  if (hasFailed) return <ListFailed text={wishlist_failed()} retry={retry} />
  return (
    <>
      <p aria-live="polite" className="mb-3">
        {list_count(counted(ids.length))}
      </p>
      {cards ? (
        <WishGrid
          wishes={pageIds.map((id) => {
            const card = cards.get(id)
            return { id, name: card?.name ?? '', ...(card && { card }) }
          })}
        />
      ) : (
        <CardShapes count={pageIds.length} />
      )}
      <Pagination
        page={page}
        pages={pages}
        buildAddress={(p) => link('/shop/wishlist') + (p > 1 ? `?page=${p}` : '')}
      />
    </>
  )
}
