import { can, pickingStaff, type PickList } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { Pagination } from '@pasok/ui/kit/pagination.tsx'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { keepPreviousData, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import {
  admin_close,
  admin_picking,
  admin_picking_all,
  admin_picking_choose,
  admin_picking_for,
  admin_picking_lines,
  admin_picking_more,
  admin_picking_none,
  admin_picking_pack,
  admin_picking_pack_part,
  admin_picking_pack_part_what,
  admin_picking_packed,
  admin_picking_print,
  admin_picking_progress,
  admin_picking_rest,
  admin_picking_shelf,
  admin_picking_stock,
  admin_picking_to_pick,
  quotation_item,
} from '~words'
import { ask } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { queries, self } from '../shell/self.ts'
import { deliveries as deliveryList } from './deliveries.tsx'
import { ScanField } from './scan-field.tsx'
import { useScans } from './use-scans.ts'

/** Another person may pick the same list. */
const REFRESH_MS = 10_000
const PER_PAGE = 200

type Delivery = PickList['deliveries'][number]
type Item = PickList['records'][number]

const pickList = (query: Readonly<Record<string, string>>) => ({
  queryKey: ['/picking', query],
  queryFn: () => ask(pickingStaff.showPickList, { query }),
  placeholderData: keepPreviousData,
  refetchInterval: REFRESH_MS,
})

/** `/admin/picking`: what is to be taken from the shelves for the deliveries that are being packed. */
export default function PickingPage() {
  const { data: staff } = useSuspenseQuery(self)
  const [search, setSearch] = useSearchParams()
  const chosen = (search.get('deliveries') ?? '').split(',').filter(Boolean)
  const page = search.get('page') ?? '1'
  const narrowed: Readonly<Record<string, string>> =
    chosen.length === 0 ? {} : { delivery_ids: chosen.join(',') }
  const all = useQuery(pickList({ per_page: '1' }))
  const { data: list, error: listError } = useQuery(
    pickList({ ...narrowed, page, per_page: String(PER_PAGE) }),
  )
  const scans = useScans(chosen.map(Number))
  const mayPick = can(staff, pickingStaff.scanPicked.access.staff)
  const choose = (ids: readonly string[]) => setSearch(ids.length === 0 ? {} : { deliveries: ids.join(',') })
  const error = listError ?? all.error
  if (!error && (!list || !all.data)) return null
  const { deliveries, packing } = all.data ?? { deliveries: [], packing: undefined }
  return (
    <>
      <PageTitle title={admin_picking()}>
        {list && list.total > 0 && (
          <button
            type="button"
            className="button button-quiet min-h-11 print:hidden"
            onClick={() => window.print()}
          >
            {admin_picking_print()}
          </button>
        )}
      </PageTitle>
      {/* Scans go on, and can be sent again, while the list can't be read. */}
      {mayPick && list?.total !== 0 && <ScanField scans={scans} />}
      {error && <RefusalText error={error} />}
      {packing === 0 && <p>{admin_picking_none()}</p>}
      {packing !== undefined && packing > deliveries.length && (
        <p className="my-2">
          {admin_picking_more({ count: decimal(deliveries.length), all: decimal(packing) })}
        </p>
      )}
      {list && list.total > 0 && (
        <ItemTable items={list.records} onPick={mayPick ? (item) => scans.add(...restOf(item)) : undefined} />
      )}
      <Pagination
        page={Number(page)}
        pages={Math.ceil((list?.total ?? 0) / PER_PAGE)}
        buildAddress={(to) => `?${new URLSearchParams({ ...Object.fromEntries(search), page: String(to) })}`}
      />
      {packing !== undefined && packing > 0 && (
        <section aria-labelledby="choose" className="mt-6">
          <h2 id="choose" className="mb-2 text-xl">
            {admin_picking_choose()}
          </h2>
          {chosen.length > 0 && (
            <button
              type="button"
              className="button button-quiet mb-2 min-h-11 print:hidden"
              onClick={() => choose([])}
            >
              {admin_picking_all()}
            </button>
          )}
          <Deliveries deliveries={deliveries} chosen={chosen} onChoose={choose} mayPick={mayPick} />
        </section>
      )}
    </>
  )
}

const restOf = ({ item, quantity, picked }: Item): [number: string, quantity: number] => [
  item.sku_number,
  quantity - picked,
]

interface TableProps {
  readonly items: readonly Item[]
  /** Counts what is left of an item, for those who have no scanner. */
  readonly onPick: ((item: Item) => void) | undefined
}

function ItemTable({ items, onPick }: TableProps) {
  return (
    <table className="record-table my-4">
      <thead>
        <tr>
          <th>{admin_picking_shelf()}</th>
          <th>{quotation_item()}</th>
          <th className="amount">{admin_picking_to_pick()}</th>
          <th className="amount">{admin_picking_stock()}</th>
          <th>{admin_picking_for()}</th>
          {onPick && <th className="print:hidden" aria-hidden />}
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <ItemRow key={`${one.item.id} ${one.uom}`} item={one} onPick={onPick} />
        ))}
      </tbody>
    </table>
  )
}

function ItemRow({ item: one, onPick }: Pick<TableProps, 'onPick'> & { readonly item: Item }) {
  const { item, shelf, uom, quantity, picked, on_hand: onHand, lines } = one
  const isDone = picked === quantity
  return (
    <tr className={isDone ? 'bg-surface text-ink-soft' : ''}>
      <td data-label={admin_picking_shelf()} className="text-lg font-semibold whitespace-nowrap">
        {shelf ?? '–'}
      </td>
      <td className="row-name">
        <span className="part-number block text-lg font-semibold">{item.sku_number}</span>
        {item.name}
      </td>
      <td data-label={admin_picking_to_pick()} className="amount">
        <span className={isDone ? 'font-semibold text-success' : 'text-lg font-semibold'}>
          {isDone && '✓ '}
          {admin_picking_progress({ picked: decimal(picked), quantity: quantityText(quantity, uom) })}
        </span>
      </td>
      <td data-label={admin_picking_stock()} className="amount">
        {onHand === undefined ? '–' : decimal(onHand)}
      </td>
      <td data-label={admin_picking_for()}>
        <ul>
          {lines.map(({ delivery, order, order_line_id: line, ...of }) => (
            <li key={`${delivery.id} ${line}`}>
              <Link to={`/deliveries/${delivery.id}`} className="underline">
                {delivery.number}
              </Link>{' '}
              <span className="whitespace-nowrap">({order.number})</span>
              {': '}
              {admin_picking_progress({ picked: decimal(of.picked), quantity: decimal(of.quantity) })}
            </li>
          ))}
        </ul>
      </td>
      {onPick && (
        <td className="print:hidden">
          {!isDone && (
            <button
              type="button"
              className="button button-quiet min-h-11 whitespace-nowrap"
              aria-label={`${item.sku_number}: ${admin_picking_rest({ quantity: decimal(quantity - picked) })}`}
              onClick={() => onPick(one)}
            >
              {admin_picking_rest({ quantity: decimal(quantity - picked) })}
            </button>
          )}
        </td>
      )}
    </tr>
  )
}

interface DeliveriesProps {
  readonly deliveries: readonly Delivery[]
  readonly chosen: readonly string[]
  readonly onChoose: (ids: readonly string[]) => void
  readonly mayPick: boolean
}

/** The deliveries that are being packed: each can be chosen for the list, and packed once something of it is picked. */
function Deliveries({ deliveries, chosen, onChoose, mayPick }: DeliveriesProps) {
  const [partial, setPartial] = useState<{ readonly delivery: Delivery; readonly opener: HTMLElement }>()
  const pack = useMutation({
    mutationFn: async ({ id, version }: Delivery) =>
      (await ask(pickingStaff.packPicked, { params: { id: String(id) }, body: { version } })).record,
    onSettled: () => {
      setPartial(undefined)
      return Promise.all([
        queries.invalidateQueries({ queryKey: ['/picking'] }),
        queries.invalidateQueries({ queryKey: [deliveryList.path] }),
        queries.invalidateQueries({ queryKey: ['/orders'] }),
      ])
    },
  })
  return (
    <>
      {pack.error && <RefusalText error={pack.error} />}
      <p role="status" className="font-semibold text-success">
        {pack.data && (
          <Link to={`/deliveries/${pack.data.id}`} className="inline-flex min-h-11 items-center underline">
            {admin_picking_packed({ number: pack.data.number })}
          </Link>
        )}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                className="size-6 print:hidden"
                checked={chosen.includes(String(delivery.id))}
                onChange={({ target: { checked } }) => {
                  const others = chosen.filter((id) => id !== String(delivery.id))
                  onChoose(checked ? [...others, String(delivery.id)] : others)
                }}
              />
              <span className="font-semibold">{delivery.number}</span>
            </label>
            <span className="min-w-0 grow">
              {delivery.order.number}, {delivery.company.name}
            </span>
            <span>
              {admin_picking_lines({
                picked: decimal(delivery.picked_line_count),
                count: decimal(delivery.line_count),
              })}
            </span>
            {mayPick && delivery.is_begun && (
              <PackButton
                delivery={delivery}
                isBusy={pack.isPending}
                onPack={() => pack.mutate(delivery)}
                onAsk={(opener) => setPartial({ delivery, opener })}
              />
            )}
          </li>
        ))}
      </ul>
      {partial && (
        <Dialog
          id="pack-part"
          title={`${partial.delivery.number}: ${admin_picking_pack_part()}`}
          opener={partial.opener}
          close={admin_close()}
          onClose={() => setPartial(undefined)}
        >
          <p className="mb-4">{admin_picking_pack_part_what()}</p>
          <button
            type="button"
            className="button min-h-11"
            aria-disabled={pack.isPending || undefined}
            onClick={() => !pack.isPending && pack.mutate(partial.delivery)}
          >
            {admin_picking_pack_part()}
          </button>
        </Dialog>
      )}
    </>
  )
}

interface PackProps {
  readonly delivery: Delivery
  readonly isBusy: boolean
  readonly onPack: () => void
  readonly onAsk: (opener: HTMLElement) => void
}

/** What is wholly picked is packed in one step; what is not asks first. */
function PackButton({ delivery, isBusy, onPack, onAsk }: PackProps) {
  const isWhole = delivery.picked_line_count === delivery.line_count
  const name = isWhole ? admin_picking_pack() : admin_picking_pack_part()
  return (
    <button
      type="button"
      className={`button min-h-11 print:hidden ${isWhole ? '' : 'button-quiet'}`}
      aria-label={`${delivery.number}: ${name}`}
      aria-disabled={isBusy || undefined}
      onClick={({ currentTarget }) => {
        if (isBusy) return undefined
        return isWhole ? onPack() : onAsk(currentTarget)
      }}
    >
      {name}
    </button>
  )
}
