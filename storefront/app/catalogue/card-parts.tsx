import { Fragment } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { list_filter_label, product_items, search_fitting } from '~words'
import { Add, AddInRow } from '../cart/add.tsx'
import { useCanBuy } from '../identity/use-can-buy.ts'
import { ProductLists } from './wish-and-compare/product-lists.tsx'
import { MatchReason } from './match-reason.tsx'
import { useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { Availability } from '@pasok/ui/records/catalogue/availability.tsx'
import type { ShownCard } from './listing/card.ts'
import { Price } from '../pricing/price.tsx'
import { QuickViewLink } from './quick-view/quick-view-link.tsx'

interface Props {
  readonly card: ShownCard
  /** The path of its page without a language. */
  readonly rest: string
}

/** Who makes it, and its name. */
export function CardName({ card, rest }: Props) {
  return (
    <>
      {card.product_brand && <p className="text-[13px] text-ink-soft">{card.product_brand.name}</p>}
      <CardTitle card={card} rest={rest} />
    </>
  )
}

/** Its name, which is the link of the whole card. */
export function CardTitle({ card, rest }: Props) {
  const link = useLink()
  return (
    <h2 className="text-[15px] leading-snug">
      <Link
        to={link(rest)}
        prefetch="intent"
        lang={card.fallback_language?.['name']}
        // The whole card is the link's target.
        className="after:absolute after:inset-0"
      >
        <Unbroken>{card.name}</Unbroken>
      </Link>
    </h2>
  )
}

/** Why a number found it, how many part numbers a product has, or an item's own number and when it is there. */
export function CardFacts({ card }: { card: ShownCard }) {
  const { item_count: count = 0 } = card
  return (
    <>
      <WhyFound card={card} />
      {card.is_header ? (
        count > 1 && <p>{product_items(counted(count))}</p>
      ) : (
        <>
          <Fitting card={card} />
          <p className="part-number font-semibold text-ink">{card.sku_number}</p>
          <Availability tags={card.product_tag_ids ?? []} />
        </>
      )}
    </>
  )
}

/** The same in one line, for a row: who makes it, and its first technical values, too. */
export function RowFacts({ card }: { card: ShownCard }) {
  const { item_count: count = 0, sku_number: number, data = [] } = card
  return (
    <p className="row-facts text-[13px] text-ink-soft">
      {card.product_brand && <span>{card.product_brand.name}</span>}
      <WhyFound card={card} />
      {number && (
        <>
          <span className="part-number font-semibold text-ink">{number}</span>
          <Availability tags={card.product_tag_ids ?? []} />
        </>
      )}
      {count > 1 && <span>{product_items(counted(count))}</span>}
      {data.map((value) => (
        <DataText key={value.code} value={value} />
      ))}
      <Fitting card={card} />
    </p>
  )
}

/** The corrected spelling is shown once, above the list. */
function WhyFound({ card: { match } }: { card: ShownCard }) {
  return match && match.kind !== 'spelling' ? <MatchReason match={match} /> : null
}

/** How many of the product's items have the sizes that were searched for, and these sizes. */
function Fitting({ card: { fitting, parent_item_count: of = 0 } }: { card: ShownCard }) {
  if (!fitting) return null
  return (
    <span className="card-fitting">
      {search_fitting({ count: decimal(fitting.items), total: decimal(of) })}
      {fitting.values.map((value) => (
        <Fragment key={value.code}>
          {' · '}
          <DataText value={value} />
        </Fragment>
      ))}
    </span>
  )
}

/** A technical value behind its name: 'Length: 30 mm'. */
function DataText({ value }: { value: NonNullable<ShownCard['data']>[number] }) {
  const { name, text, unit, fallback_language: fallback } = value
  return (
    <span lang={fallback?.['text']}>
      {list_filter_label({ name, value: unit ? `${text} ${unit}` : text })}
    </span>
  )
}

/** Quantity and button of the one item that a listed card is, for members who may buy; in a row in one line. */
export function AddListed({ card, className, inRow }: AddListedProps) {
  const canBuy = useCanBuy()
  const { sku_number: number, single_item_id: id = card.id, ...item } = card
  const isOne = !card.is_header || card.single_item_id !== undefined
  if (!canBuy || !isOne || !card.display_add_to_cart || !number) return null
  const listed = { ...item, id, sku_number: number }
  return <div className={className}>{inRow ? <AddInRow item={listed} /> : <Add item={listed} />}</div>
}

interface AddListedProps {
  readonly card: ShownCard
  readonly className: string
  readonly inRow?: boolean
}

interface ControlProps extends Props {
  /** The card's page, its path without a language: the login returns to it. */
  readonly next: string
  /** What lists know it by, where that is not the item or product that its page shows. */
  readonly listedId?: number | undefined
}

/** Controls above the card's own link. */
export function CardControls({ card, rest, next, listedId }: ControlProps) {
  const id = listedId ?? card.single_item_id ?? card.id
  return (
    <div className="flex flex-col items-start">
      <Price of={card} next={next} className="relative z-1 self-start" />
      {/* On a narrow card the buttons reach into its margin. */}
      <div className="-mr-3 flex flex-wrap items-center self-stretch">
        <QuickViewLink card={card} rest={rest} />
        <ProductLists product={{ ...card, id }} className="ml-auto" isWished={listedId !== undefined} />
      </div>
    </div>
  )
}
