import { delivery, type DeliveryInformation } from '@pasok/contract'
import {
  checkout_free,
  delivery_info_amounts,
  delivery_info_areas,
  delivery_info_cost,
  delivery_info_days,
  delivery_info_free,
  delivery_info_included,
  delivery_info_lead,
  delivery_info_method,
  delivery_info_methods,
  delivery_info_never,
  delivery_info_none,
  delivery_info_own_zone,
  delivery_info_per_kg,
  delivery_info_rates,
  delivery_info_title,
} from '~words'
import { apiContext } from '../api-client/context.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { findPage } from './load-content.ts'
import { PageText } from './page-text.tsx'
import { SitePage } from './site-page.tsx'
import type { Route } from './+types/delivery-information-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [{ status, body }, page] = await Promise.all([
    call(delivery.showDelivery),
    findPage(call, 'delivery-information'),
  ])
  if (!('data' in body)) throw new Response(null, { status })
  return { ...body.data.record, page }
}

/**
 * `/site/delivery-information`: the text that staff wrote, if there is one, the methods that are on, and their rates as the
 * checkout uses them.
 */
export default function DeliveryInformationPage({
  loaderData: { methods, zones, page },
}: Route.ComponentProps) {
  return (
    <SitePage
      title={page?.title ?? delivery_info_title()}
      lead={page?.summary || delivery_info_lead()}
      rest="/site/delivery-information"
    >
      {page && (
        <div className="mt-6">
          <PageText text={page.body} />
        </div>
      )}
      <section aria-labelledby="methods" className="mt-6">
        <h2 id="methods" className="text-xl">
          {delivery_info_methods()}
        </h2>
        <dl className="mt-2 grid gap-4 sm:grid-cols-3">
          {methods.map(({ code, name, description }) => (
            <div key={code} className="border-t-2 border-accent pt-2">
              <dt className="font-semibold">{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="rates" className="mt-8">
        <h2 id="rates" className="text-xl">
          {delivery_info_rates()}
        </h2>
        {zones.length === 0 ? (
          <p className="mt-2">{delivery_info_none()}</p>
        ) : (
          <p className="mt-2 max-w-[70ch]">{delivery_info_amounts()}</p>
        )}
        {zones.map((zone) => (
          <Zone key={zone.id} zone={zone} methods={methods} />
        ))}
        {zones.length > 0 && <p className="mt-6 text-ink-soft">{delivery_info_own_zone()}</p>}
      </section>
    </SitePage>
  )
}

interface ZoneProps {
  readonly zone: DeliveryInformation['zones'][number]
  readonly methods: DeliveryInformation['methods']
}

function Zone({ zone: { id, name, areas, rates }, methods }: ZoneProps) {
  return (
    <section aria-labelledby={`zone-${id}`} className="mt-6">
      <h3 id={`zone-${id}`} className="text-lg">
        {name}
      </h3>
      <table className="record-table mt-2 md:table-fixed">
        <thead>
          <tr>
            <th>{delivery_info_method()}</th>
            <th>{delivery_info_cost()}</th>
            <th>{delivery_info_per_kg()}</th>
            <th>{delivery_info_free()}</th>
            <th>{delivery_info_days()}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map((rate) => (
            <tr key={rate.method}>
              <td className="row-name font-semibold">
                {methods.find(({ code }) => code === rate.method)?.name}
              </td>
              <td data-label={delivery_info_cost()}>
                {rate.base_amount === 0 ? checkout_free() : rupiahText(rate.base_amount)}{' '}
                <span className="text-[13px] text-ink-soft">
                  {delivery_info_included({ weight: decimal(rate.included_weight_g / 1_000) })}
                </span>
              </td>
              <td data-label={delivery_info_per_kg()}>{rupiahText(rate.amount_per_kg)}</td>
              <td data-label={delivery_info_free()}>
                {rate.free_from === null ? delivery_info_never() : rupiahText(rate.free_from)}
              </td>
              <td data-label={delivery_info_days()}>{daysText(rate.lead_time_days)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link md:min-h-6">
          {delivery_info_areas()}
        </summary>
        <p className="max-w-[90ch] text-[13px]">{areas.join(', ')}</p>
      </details>
    </section>
  )
}

const daysText = ({ from, to }: { readonly from: number; readonly to: number }): string =>
  from === to ? decimal(from) : `${decimal(from)}–${decimal(to)}`
