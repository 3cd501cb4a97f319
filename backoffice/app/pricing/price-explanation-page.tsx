import { customerStaff, pricingStaff, type PriceExplanation, type PriceOutcome } from '@pasok/contract'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Facts } from '@pasok/ui/kit/facts.tsx'
import { labelText } from '@pasok/ui/kit/label.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { quantityText } from '@pasok/ui/records/line-texts.ts'
import { priceListWords, rupiahText } from '@pasok/words'
import { typedIn } from '@pasok/ui/records/send-form.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import {
  order_ordered,
  pricelist_base,
  pricelist_breaks,
  pricelist_from_quantity,
  pricelist_no_price,
  pricelist_offer,
  pricelist_outcome,
  pricelist_outcome_no_list_price,
  pricelist_outcome_not_final,
  pricelist_outcome_not_lowest,
  pricelist_outcome_not_running,
  pricelist_outcome_same_price,
  pricelist_outcome_won,
  pricelist_part_number,
  pricelist_period,
  pricelist_price_for_one,
  pricelist_rule,
  pricelist_show_price,
  pricelist_why,
  pricelist_why_of,
  pricelist_why_rule,
  quotation_item,
  quotation_price,
  track_quantity,
} from '~words'
import { ask, Refusal } from '../api/ask.ts'
import { RefusalText } from '../api/refusal-text.tsx'
import { companies } from '../company/companies.tsx'
import { recordQuery } from '../resource/record.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { periodText } from './price-lists.tsx'
import { cutText } from './rule-texts.tsx'

const outcomes: Readonly<Record<PriceOutcome, () => string>> = {
  won: pricelist_outcome_won,
  not_lowest: pricelist_outcome_not_lowest,
  same_price: pricelist_outcome_same_price,
  not_final: pricelist_outcome_not_final,
  not_running: pricelist_outcome_not_running,
  no_list_price: pricelist_outcome_no_list_price,
}

const control = 'h-11 rounded-md border border-line-strong bg-white px-3'

/** `/admin/companies/{id}/price`: what a company pays for an item, and why. */
export default function PriceExplanationPage() {
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const { data: company } = useQuery(recordQuery(companies.path, customerStaff.showCompany, id))
  const [part_number, quantity] = [search.get('part_number') ?? '', search.get('quantity') || '1']
  const { data, error } = useQuery({
    queryKey: [companies.path, 'price', id, part_number, quantity],
    queryFn: () => ask(pricingStaff.explainPrice, { params: { id }, query: { part_number, quantity } }),
    enabled: part_number !== '',
  })
  return (
    <>
      <PageTitle title={pricelist_why_of({ name: company?.legal_name ?? '' })} />
      <p className="mb-3">
        <Link to={`/companies/${id}`} className="inline-flex min-h-11 items-center underline">
          {company?.legal_name}
        </Link>
      </p>
      <p className="mb-4 max-w-3xl">{pricelist_why_rule()}</p>
      <form
        aria-label={pricelist_why()}
        className="mb-6 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const { part_number = '', quantity = '' } = typedIn(new FormData(event.currentTarget))
          setSearch({ part_number: part_number.trim(), quantity: quantity.trim() })
        }}
      >
        <label className="min-w-60 grow sm:max-w-90">
          <span className="block text-[13px]">{pricelist_part_number()}</span>
          <input
            name="part_number"
            defaultValue={part_number}
            maxLength={200}
            className={`${control} w-full`}
          />
        </label>
        <label>
          <span className="block text-[13px]">{track_quantity()}</span>
          <input name="quantity" inputMode="numeric" defaultValue={quantity} className={`${control} w-28`} />
        </label>
        <button type="submit" className="button min-h-11">
          {pricelist_show_price()}
        </button>
      </form>
      {error && <ExplanationError error={error} />}
      {data && !error && <Explanation explained={data.record} />}
    </>
  )
}

/** What is wrong with a field, or why nothing can be shown. */
function ExplanationError({ error }: { readonly error: Error }) {
  const errors = error instanceof Refusal ? Object.values(error.problem.errors ?? {}).flat() : []
  if (errors.length === 0) return <RefusalText error={error} />
  return (
    <p role="alert" className="my-3 text-danger">
      {errors.join(' ')}
    </p>
  )
}

function Explanation({ explained }: { readonly explained: PriceExplanation }) {
  const { item, quantity, price, base_price, from_quantity = 1, considered } = explained
  return (
    <>
      <Facts
        facts={[
          [quotation_item(), `${item.sku_number} ${item.name}`],
          [order_ordered(), item.uom === '' ? decimal(quantity) : quantityText(quantity, item.uom)],
          [
            quotation_price(),
            <strong key="price" className="text-xl">
              {price === undefined ? pricelist_no_price() : rupiahText(price)}
            </strong>,
          ],
          [
            pricelist_breaks(),
            from_quantity > 1 ? pricelist_from_quantity({ quantity: decimal(from_quantity) }) : undefined,
          ],
          [pricelist_base(), base_price === undefined ? undefined : rupiahText(base_price)],
        ]}
      />
      {considered.length > 0 && (
        <table className="record-table mt-4">
          <thead>
            <tr>
              <th>{pricelist_rule()}</th>
              <th className="amount">{pricelist_price_for_one()}</th>
              <th>{pricelist_breaks()}</th>
              <th>{pricelist_period()}</th>
              <th>{pricelist_outcome()}</th>
            </tr>
          </thead>
          <tbody>
            {considered.map((one) => (
              <tr key={one.rule?.id ?? one.source}>
                <td className="row-name">
                  <Source considered={one} />
                </td>
                <td data-label={pricelist_price_for_one()} className="amount">
                  {one.price === undefined ? '–' : rupiahText(one.price)}
                </td>
                <td data-label={pricelist_breaks()}>
                  {one.breaks.map((step) => (
                    <span key={step.from_quantity} className="block">
                      {pricelist_from_quantity({ quantity: decimal(step.from_quantity) })}{' '}
                      {rupiahText(step.price)}
                    </span>
                  ))}
                </td>
                <td data-label={pricelist_period()}>{periodText(one)}</td>
                <td data-label={pricelist_outcome()} className={one.outcome === 'won' ? 'font-semibold' : ''}>
                  {outcomes[one.outcome]()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

function Source({
  considered: { source, rule },
}: {
  readonly considered: PriceExplanation['considered'][number]
}) {
  if (!rule) return source === 'special_offer' ? pricelist_offer() : pricelist_base()
  return (
    <>
      <Link to={`/price-lists/${rule.list.id}`} className="font-semibold">
        {rule.list.name}
      </Link>
      <span className="block">
        {labelText(priceListWords.targets[rule.target])} {rule.of.sku_number ?? rule.of.name}: {cutText(rule)}
      </span>
    </>
  )
}
