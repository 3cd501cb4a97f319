import { catalogue, type CategoryRecord } from '@pasok/contract'
import { Link } from 'react-router'
import { list_subcategories, list_title_page, shell_shop } from '~words'
import { idOf } from '../shell/address.ts'
import { apiContext } from '../shell/context.ts'
import { notFound } from '../shell/not-found.ts'
import { PageHead } from '../shell/page-head.tsx'
import { useLink } from '../shell/use-link.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { categoryAddress, findTrail } from './category-trail.ts'
import { describeListing } from './describe.ts'
import { ListingView } from './listing-view.tsx'
import { loadListing } from './load-listing.ts'
import type { Route } from './+types/category-page'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const id = idOf(params.id)
  if (id === undefined) throw notFound('route')
  const call = context.get(apiContext)
  const [listing, trail] = await Promise.all([loadListing(call, url.searchParams, id), loadTrail(call, id)])
  return { listing, trail }
}

const loadTrail = async (call: Parameters<typeof loadListing>[0], id: number): Promise<CategoryRecord[]> => {
  const { status, body } = await call(catalogue.listCategories)
  if (status !== 200) throw new Response(null, { status })
  const trail = findTrail(body.data.records, id)
  // A category with nothing in it is no page: it has a name, but nothing to show.
  if (trail.length === 0) throw notFound('category')
  return trail
}

/** `/shop/category/{id}`: a category with everything below it. */
export default function CategoryPage({ loaderData: { listing, trail }, params }: Route.ComponentProps) {
  const link = useLink()
  const rest = `/shop/category/${params.id}`
  const category = trail.at(-1)
  const { page, brand } = listing
  const title = category?.display_name ?? ''
  const steps = [
    { name: shell_shop(), to: link('/shop') },
    ...trail.map((c) => ({ name: c.display_name, to: link(categoryAddress(c)), lang: c.borrowed?.['name'] })),
  ]
  return (
    <div className="frame py-6">
      <PageHead
        title={page > 1 ? list_title_page({ title, page }) : title}
        description={describeListing(title, listing)}
        trail={steps}
        rest={rest}
        query={{
          title: category?.slug,
          filter_brand: brand && `${brand.name}_${brand.id}`,
          page: page > 1 ? String(page) : undefined,
        }}
        indexed={listing.keyword === '' && listing.sort === 'default'}
        // The other language's slug is not known here: its address without one leads to the same page.
        otherQuery={{
          filter_brand: brand && `${brand.name}_${brand.id}`,
          page: page > 1 ? String(page) : undefined,
        }}
      />
      <Breadcrumb steps={steps} />
      <h1 className="mt-2 mb-4 text-2xl" lang={category?.borrowed?.['name']}>
        {title}
      </h1>
      {category && category.child_ids.length > 0 && (
        <nav aria-label={list_subcategories({ name: title })} className="mb-5">
          <ul className="flex flex-wrap gap-2">
            {category.child_ids.map((child) => (
              <li key={child.id}>
                <Link
                  to={link(categoryAddress(child))}
                  lang={child.borrowed?.['name']}
                  className="flex min-h-11 items-center rounded-md border border-line px-3 no-underline hover:bg-surface"
                >
                  {child.display_name}
                  <span className="ml-2 text-[13px] text-ink-soft">{child.product_count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ListingView listing={listing} rest={rest} />
    </div>
  )
}
