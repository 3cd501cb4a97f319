import { Link } from '@pasok/ui/kit/link.tsx'
import { list_categories } from '~words'
import { useLink } from '../../../routing/use-link.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import type { Listing } from '../load-listing.ts'
import { ON_OFFER, buildQuery, type Place } from '../state.ts'
import { DISCOUNT } from '../../../routing/query.ts'
import type { OfferedCategory } from './offer.ts'

/** The categories below, each with what the listing's filters leave of it; they go along. */
export function CategoryLinks({
  categories,
  listing,
  place,
}: {
  categories: readonly OfferedCategory[]
  listing: Listing
  place: Place
}) {
  const link = useLink()
  if (categories.length === 0) return null
  const offers = place.isOffers ? [{ slug: DISCOUNT, text: ON_OFFER }] : []
  const state = { ...listing, page: 1, chosenFilters: [...listing.chosenFilters, ...offers] }
  return (
    <nav aria-label={list_categories()} className="filters-categories border-t border-line py-2">
      <h3 className="py-1 text-[15px]">{list_categories()}</h3>
      <ul>
        {categories.map(({ id, name, slug, count, lang }) => (
          <li key={id}>
            <Link
              to={link(`/shop/category/${id}`) + buildQuery({ slug, usualView: 'grid' }, state)}
              prefetch="intent"
              className="value no-underline"
            >
              <span lang={lang}>{name}</span>
              <span className="count">{decimal(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
