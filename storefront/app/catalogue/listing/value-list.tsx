import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { list_filter_all, list_filter_fewer, list_filter_find, list_filter_none } from '~words'
import { FILTER } from '../../shell/query.ts'
import { useLink } from '../../shell/use-link.ts'
import { decimal } from '../../ui/decimal.ts'
import type { Listing } from '../load-listing.ts'
import { filterName } from './filter-name.ts'
import type { Offer, OfferedValue } from './offer.ts'
import { queryOf, type Place } from './state.ts'

interface Props {
  readonly offer: Offer
  readonly listing: Listing
  readonly place: Place
  readonly chosen: ReadonlySet<string>
}

/** From so many values on a field finds one among them. */
const MOST_WITHOUT_FINDING = 20

/** A filter's values with their counts. The first few stand there; the rest are fetched when they are asked for. */
export function ValueList({ offer, listing, place, chosen }: Props) {
  const { slug, values = [], all = 0 } = offer
  const name = filterName(offer)
  const link = useLink()
  const [isWhole, setWhole] = useState(false)
  const [finding, setFinding] = useState('')
  const whole = useWhole(link(place.rest) + queryOf(place, listing, slug), slug, isWhole)
  const isFound = ({ name: one }: OfferedValue) => one.toLowerCase().includes(finding.trim().toLowerCase())
  const offered = whole.values ?? values
  const isLong = values.length < all
  return (
    <>
      {whole.values && all > MOST_WITHOUT_FINDING && (
        <input
          type="search"
          aria-label={list_filter_find({ name })}
          placeholder={list_filter_find({ name })}
          value={finding}
          onChange={(event) => setFinding(event.currentTarget.value)}
          onKeyDown={(event) => {
            // It is no field of the form.
            if (event.key === 'Enter') event.preventDefault()
          }}
          className="range mb-1"
        />
      )}
      <ul aria-busy={whole.isBusy} className={whole.values ? 'values-whole' : undefined}>
        {offered.map((value) => (
          <Value
            key={value.value}
            slug={slug}
            value={value}
            isChosen={chosen.has(value.value)}
            isFound={isFound(value)}
          />
        ))}
      </ul>
      {!offered.some(isFound) && <p className="text-[13px] text-ink-soft">{list_filter_none()}</p>}
      {(isLong || whole.values) && (
        <Link
          to={link(place.rest) + queryOf(place, listing, isWhole ? undefined : slug)}
          rel="nofollow"
          aria-expanded={isWhole}
          preventScrollReset
          onClick={(event) => {
            event.preventDefault()
            setFinding('')
            setWhole(!isWhole)
          }}
          className="inline-flex min-h-11 items-center text-[13px] lg:min-h-7"
        >
          {isWhole ? list_filter_fewer() : list_filter_all({ count: decimal(all) })}
        </Link>
      )}
    </>
  )
}

/** Every value of a filter, fetched while `isWanted` and again whenever the listing changes. */
const useWhole = (address: string, slug: string, isWanted: boolean) => {
  const { load, data, state } = useFetcher<{ listing: Listing }>()
  useEffect(() => {
    if (isWanted) void load(address)
  }, [isWanted, address, load])
  const found: readonly OfferedValue[] | undefined = data?.listing.offers.find(
    (offer) => offer.slug === slug,
  )?.values
  return { values: isWanted ? found : undefined, isBusy: isWanted && state !== 'idle' }
}

interface ValueProps {
  readonly slug: string
  readonly value: OfferedValue
  readonly isChosen: boolean
  /** One that is not looked for stays in the form: what is chosen stays chosen. */
  readonly isFound: boolean
}

function Value({ slug, value, isChosen, isFound }: ValueProps) {
  return (
    <li hidden={!isFound}>
      <label className="value">
        <input type="checkbox" name={FILTER + slug} value={value.value} defaultChecked={isChosen} />
        <span lang={value.lang}>{value.name}</span>
        <span className="count">{decimal(value.count)}</span>
      </label>
    </li>
  )
}
