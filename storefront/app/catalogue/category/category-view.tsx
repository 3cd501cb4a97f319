import { Link } from '@pasok/ui/kit/link.tsx'
import { list_subcategories, list_title_page, shell_shop } from '~words'
import { getLocale } from '~words/runtime.js'
import type { Language } from '../../routing/address.ts'
import { PageHead } from '../../layout/head/page-head.tsx'
import { useLink } from '../../routing/use-link.ts'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { categoryAddress } from '../category-trail.ts'
import { describeListing } from '../describe.ts'
import type { Place } from '../listing/state.ts'
import { ListingView } from '../listing/listing-view.tsx'
import type { LoadedCategory } from './load-category.ts'
import { SearchNotes } from '../listing/search-notes.tsx'

interface Props {
  readonly loaded: LoadedCategory
  readonly place: Place
  /** Is this another address of `/shop/category/{id}`? Then search engines are led there alone. */
  readonly variant?: boolean
}

/** A category with everything below it. */
export function CategoryView({ loaded, place, variant = false }: Props) {
  const { listing, id, trail, slugs, below } = loaded
  const link = useLink()
  const category = trail.at(-1)
  const { page, indexed } = listing
  const title = category?.name ?? ''
  const queryIn = (language: Language) => ({
    title: slugs[language],
    page: page > 1 ? String(page) : undefined,
  })
  const steps = [
    { name: shell_shop(), to: link('/shop') },
    ...trail.map((one) => ({ name: one.name, to: link(categoryAddress(one)), lang: one.lang })),
  ]
  return (
    <div className="frame py-6">
      <PageHead
        title={page > 1 ? list_title_page({ title, page }) : title}
        description={describeListing(title, listing)}
        trail={steps}
        rest={`/shop/category/${id}`}
        query={queryIn(getLocale())}
        otherQuery={queryIn(getLocale() === 'en' ? 'id' : 'en')}
        indexed={indexed && !variant}
      />
      <Breadcrumb steps={steps} here />
      <h1 className="mt-2 mb-4 text-2xl" lang={category?.lang}>
        {title}
      </h1>
      {below.length > 0 && (
        // Where the filters stand beside the list, they lead on to these.
        <nav aria-label={list_subcategories({ name: title })} className="mb-5 lg:hidden">
          <ul className="sideways flex gap-2 overflow-x-auto md:flex-wrap">
            {below.map((child) => (
              <li key={child.id}>
                <Link
                  to={link(categoryAddress(child))}
                  lang={child.lang}
                  prefetch="intent"
                  className="flex min-h-11 items-center rounded-md border border-line px-3 whitespace-nowrap no-underline hover:bg-surface"
                >
                  {child.name}
                  <span className="ml-2 text-[13px] text-ink-soft">{decimal(child.count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SearchNotes listing={listing} place={place} />
      <ListingView listing={listing} place={place} />
    </div>
  )
}
