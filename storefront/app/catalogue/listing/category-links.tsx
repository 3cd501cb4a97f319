import { Link } from 'react-router'
import { list_categories } from '~words'
import { useLink } from '../../shell/use-link.ts'
import { decimal } from '../../ui/decimal.ts'
import type { Listing } from '../load-listing.ts'
import { queryOf } from './state.ts'
import type { OfferedCategory } from './offer.ts'

/** The categories below, each with what the listing's filters leave of it; they go along. */
export function CategoryLinks({
  categories,
  listing,
}: {
  categories: readonly OfferedCategory[]
  listing: Listing
}) {
  const link = useLink()
  if (categories.length === 0) return null
  return (
    <nav aria-label={list_categories()} className="filters-categories border-t border-line py-2">
      <h3 className="py-1 text-[15px]">{list_categories()}</h3>
      <ul>
        {categories.map(({ id, name, slug, count, lang }) => (
          <li key={id}>
            <Link
              to={
                link(`/shop/category/${id}`) + queryOf({ slug, usualView: 'grid' }, { ...listing, page: 1 })
              }
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
