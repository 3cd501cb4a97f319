import { catalogue, type ComparedCard } from '@pasok/contract'
import {
  compare_clear,
  compare_cleared,
  compare_empty,
  compare_empty_help,
  compare_failed,
  compare_gone,
  compare_one,
  wishlist_remove,
  wishlist_undo,
} from '~words'
import { askApi } from '../../api-client/ask-api.ts'
import { notify } from '../../layout/notices/notify.ts'
import { useRootData } from '../../layout/root-data.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { CardShapes } from './card-shapes.tsx'
import { changeList } from './change-list.ts'
import { CompareTable } from './compare-table.tsx'
import { EmptyList } from './empty-list.tsx'
import { ListFailed } from './list-failed.tsx'
import { useStoredList } from './stored-list.ts'
import { useRecords } from './use-records.ts'

const askCompared = async (ids: string, signal: AbortSignal): Promise<ComparedCard[]> =>
  (await askApi(catalogue.compareProducts, { query: { ids } }, signal)).records

/** What a member compares, as this browser stores it. */
export function CompareList() {
  const owner = useRootData()?.member?.email ?? null
  const ids = useStoredList('compare', (list) => list.ids)
  const { records, hasFailed, retry } = useRecords(ids, askCompared)
  const setIds = (next: readonly number[]) => changeList('compare', owner, (list) => ({ ...list, ids: next }))
  const clear = () => {
    const { before } = setIds([])
    notify({
      id: 'compare',
      text: compare_cleared(),
      action: { text: wishlist_undo(), act: () => setIds(before.ids) },
    })
  }
  if (ids.length === 0) return <EmptyList text={compare_empty()} help={compare_empty_help()} />
  if (hasFailed) return <ListFailed text={compare_failed()} retry={retry} />
  if (!records) return <CardShapes count={Math.min(ids.length, 4)} />
  const gone = ids.length - records.size
  return (
    <>
      {gone > 0 && (
        <p className="mb-4 flex flex-wrap items-center gap-3">
          {compare_gone(counted(gone))}
          <button
            type="button"
            onClick={() => setIds([...records.keys()])}
            className="button button-quiet min-h-11"
          >
            {wishlist_remove()}
          </button>
        </p>
      )}
      {records.size === 1 && <p className="mb-4">{compare_one()}</p>}
      {records.size > 0 && (
        <CompareTable products={[...records.values()]}>
          <button type="button" onClick={clear} className="button button-quiet min-h-11">
            {compare_clear()}
          </button>
        </CompareTable>
      )}
    </>
  )
}
