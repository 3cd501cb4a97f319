import { fulfilmentStaff, pickingStaff, type HandOverResult } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Dialog } from '@pasok/ui/kit/form/dialog.tsx'
import { Link } from '@pasok/ui/kit/link.tsx'
import { carrierName } from '@pasok/ui/records/fulfilment/carrier-name.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import {
  admin_close,
  admin_company,
  admin_hand_over_goods,
  admin_hand_over_all,
  admin_hand_over_ask,
  admin_hand_over_handed_over,
  admin_hand_over_handed_over_before,
  admin_hand_over_none,
  admin_hand_over_not_found,
  admin_hand_over_not_paid_yet,
  admin_hand_over_not_possible_now,
  admin_hand_over_result,
  admin_hand_over_title,
  admin_hand_over_version_conflict,
  admin_hand_over_what,
  admin_picking_more,
  form_busy,
  track_airway_bill,
  track_carrier,
  track_courier,
  track_driver,
  track_number_of,
  track_order,
  track_plate,
} from '~words'
import { ask, type Data } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { PageTitle } from '../shell/page-title.tsx'
import { queries } from '../shell/self.ts'
import { deliveries as deliveryList } from './deliveries.tsx'

type Delivery = Data<typeof fulfilmentStaff.listStaffDeliveries>['records'][number]

const results: Readonly<Record<HandOverResult, () => string>> = {
  handed_over: admin_hand_over_handed_over,
  handed_over_before: admin_hand_over_handed_over_before,
  not_found: admin_hand_over_not_found,
  version_conflict: admin_hand_over_version_conflict,
  not_possible_now: admin_hand_over_not_possible_now,
  not_paid_yet: admin_hand_over_not_paid_yet,
}

const ready = {
  queryKey: [deliveryList.path, 'ready'],
  queryFn: () => ask(fulfilmentStaff.listStaffDeliveries, { query: { state: 'ready', per_page: '100' } }),
}

/** What the carrier's driver is about to take. */
interface Asked {
  readonly chosen: readonly Delivery[]
  readonly travel: { readonly courier: string; readonly driver: string; readonly plate: string }
  readonly opener: HTMLElement | undefined
}

const readTravel = (form: FormData): Asked['travel'] => {
  const read = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' ? typed.trim() : ''
  }
  return { courier: read('courier'), driver: read('driver'), plate: read('plate') }
}

/** `/admin/hand-over`: the packed deliveries, of which several are handed over at once. */
export default function HandOverPage() {
  const { data, error } = useQuery(ready)
  const [chosenIds, setChosenIds] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<Asked>()
  const handOver = useMutation({
    mutationFn: async ({ chosen, travel }: Asked) => {
      const { records } = await ask(pickingStaff.handOver, {
        body: { deliveries: chosen.map(({ id, version }) => ({ id, version })), ...travel },
      })
      setChosenIds([])
      return records.map((one) => ({ ...one, delivery: chosen.find(({ id }) => id === one.id) }))
    },
    onSettled: () => {
      setAsked(undefined)
      return Promise.all([
        queries.invalidateQueries({ queryKey: [deliveryList.path] }),
        queries.invalidateQueries({ queryKey: ['/orders'] }),
      ])
    },
  })
  // What the buyer fetches goes with no carrier.
  const deliveries = (data?.records ?? []).filter(({ carrier }) => carrier !== 'pick_up')
  const chosen = deliveries.filter(({ id }) => chosenIds.includes(id))
  const toggle = (ids: readonly number[], isChosen: boolean) =>
    setChosenIds((before) => [...before.filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])])
  return (
    <>
      <PageTitle title={admin_hand_over_title()} />
      {error && <RefusalText error={error} />}
      {handOver.error && <RefusalText error={handOver.error} />}
      <div role="status">{handOver.data && <Results rows={handOver.data} />}</div>
      {data && deliveries.length === 0 && <p>{admin_hand_over_none()}</p>}
      {data && data.total > data.records.length && (
        <p className="my-2">
          {admin_picking_more({ count: decimal(data.records.length), all: decimal(data.total) })}
        </p>
      )}
      {deliveries.length > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen.length > 0 && !handOver.isPending)
              setAsked({
                chosen,
                travel: readTravel(new FormData(event.currentTarget)),
                opener: event.currentTarget.querySelector<HTMLElement>('[type=submit]') ?? undefined,
              })
          }}
        >
          <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 px-2">
            <input
              type="checkbox"
              className="size-6"
              checked={chosen.length === deliveries.length}
              onChange={({ target }) =>
                toggle(
                  deliveries.map(({ id }) => id),
                  target.checked,
                )
              }
            />
            {admin_hand_over_all()}
          </label>
          <ReadyTable deliveries={deliveries} chosen={chosenIds} onToggle={toggle} />
          <p className="mt-4 mb-2">{admin_hand_over_what()}</p>
          <div className="mb-4 grid max-w-3xl gap-3 sm:grid-cols-3">
            <TravelInput name="courier" label={track_courier()} longest={80} />
            <TravelInput name="driver" label={track_driver()} longest={80} />
            <TravelInput name="plate" label={track_plate()} longest={20} />
          </div>
          <button
            type="submit"
            className="button h-14 px-6"
            aria-disabled={handOver.isPending || chosen.length === 0 || undefined}
          >
            {handOver.isPending ? form_busy() : `${admin_hand_over_goods()} (${chosen.length})`}
          </button>
        </form>
      )}
      {asked && (
        <HandOverDialog
          asked={asked}
          isBusy={handOver.isPending}
          onConfirm={() => handOver.mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly asked: Asked
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before deliveries are handed over: how many by which carrier, and what is set for all of them. */
function HandOverDialog({ asked: { chosen, travel, opener }, isBusy, onConfirm, onClose }: DialogProps) {
  const carriers = Map.groupBy(chosen, ({ carrier, courier }) => carrierText(carrier, courier))
  const set = [
    [track_courier(), travel.courier],
    [track_driver(), travel.driver],
    [track_plate(), travel.plate],
  ].filter(([, text]) => text !== '')
  return (
    <Dialog
      id="hand-over"
      title={admin_hand_over_title()}
      opener={opener}
      close={admin_close()}
      onClose={onClose}
    >
      <ul className="mb-3">
        {[...carriers].map(([name, some]) => (
          <li key={name} className="font-semibold">{`${name}: ${decimal(some.length)}`}</li>
        ))}
      </ul>
      {set.length > 0 && (
        <dl className="mb-3 grid grid-cols-[auto_1fr] gap-x-4">
          {set.map(([label, text]) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd className="font-semibold break-words">{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="mb-4">{admin_hand_over_ask()}</p>
      <button
        type="button"
        className="button min-h-11"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onConfirm()}
      >
        {isBusy ? form_busy() : `${admin_hand_over_goods()} (${decimal(chosen.length)})`}
      </button>
    </Dialog>
  )
}

const carrierText = (carrier: Delivery['carrier'], courier: string): string =>
  [carrierName(carrier), courier].filter((text) => text !== '').join(', ')

interface TableProps {
  readonly deliveries: readonly Delivery[]
  /** The ids of those that are to go. */
  readonly chosen: readonly number[]
  readonly onToggle: (ids: readonly number[], isChosen: boolean) => void
}

function ReadyTable({ deliveries, chosen, onToggle }: TableProps) {
  return (
    <table className="record-table">
      <thead>
        <tr>
          <th>{track_number_of()}</th>
          <th>{track_order()}</th>
          <th>{admin_company()}</th>
          <th>{track_carrier()}</th>
          <th>{track_airway_bill()}</th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map(({ id, number, order, company, carrier, courier, airway_bill }) => (
          <tr key={id}>
            <td className="row-name">
              <label className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="size-6"
                  checked={chosen.includes(id)}
                  onChange={({ target }) => onToggle([id], target.checked)}
                />
                <span className="font-semibold">{number}</span>
              </label>
            </td>
            <td data-label={track_order()}>{order.number}</td>
            <td data-label={admin_company()}>{company.name}</td>
            <td data-label={track_carrier()}>{carrierText(carrier, courier)}</td>
            <td data-label={track_airway_bill()}>{airway_bill}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function TravelInput({
  name,
  label,
  longest,
}: {
  readonly name: string
  readonly label: string
  readonly longest: number
}) {
  return (
    <label className="block font-semibold">
      {label}
      <input
        name={name}
        maxLength={longest}
        autoComplete="off"
        className="block h-11 w-full rounded-md border border-line-strong bg-white px-3 font-normal"
      />
    </label>
  )
}

interface ResultsProps {
  readonly rows: readonly {
    readonly id: number
    readonly result: HandOverResult
    readonly delivery: Delivery | undefined
  }[]
}

/** What came of each delivery. */
function Results({ rows }: ResultsProps) {
  return (
    <section aria-label={admin_hand_over_result()} className="mb-4">
      <ul className="divide-y divide-line border-y border-line">
        {rows.map(({ id, result, delivery }) => (
          <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4">
            <Link to={`/deliveries/${id}`} className="font-semibold">
              {delivery?.number ?? id}
            </Link>
            <span className={result.startsWith('handed_over') ? 'text-success' : 'font-semibold text-danger'}>
              {results[result]()}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
