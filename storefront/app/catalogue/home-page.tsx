import { catalogue } from '@pasok/contract'
import { Link } from 'react-router'
import { home_all_products, home_categories, home_empty, home_lead, home_title } from '~words'
import { getLocale } from '~words/runtime.js'
import { apiContext, profileContext } from '../api-client/context.ts'
import { PageHead } from '../layout/head/page-head.tsx'
import { seesPrices } from '../identity/sees-prices.ts'
import { siteJsonLd } from '../layout/head/site-json-ld.ts'
import { useLink } from '../routing/use-link.ts'
import { decimal } from '../ui/decimal.ts'
import { hydrateOnInteraction } from '../ui/hydrate-on-interaction.tsx'
import { categoryAddress } from './category-trail.ts'
import { describeHome } from './describe.ts'
import { loadHomeLists } from './load-home-lists.ts'
import type { Route } from './+types/home-page'
import { useRootData } from '../layout/root-data.ts'

const HomeRows = hydrateOnInteraction(async () => (await import('./home-rows.tsx')).HomeRows)

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [categories, lists] = await Promise.all([
    call(catalogue.listCategories, { query: { depth: '2' } }),
    loadHomeLists(call, seesPrices(context.get(profileContext))),
  ])
  if (categories.status !== 200) throw new Response(null, { status: categories.status })
  return { categories: categories.body.data.records, lists }
}

/** `/`: the catalogue's own table of contents, then what is worth a look. */
export default function HomePage({ loaderData: { categories, lists } }: Route.ComponentProps) {
  const link = useLink()
  const root = useRootData()
  return (
    <div className="frame py-8">
      <PageHead
        title={home_title()}
        description={describeHome(categories)}
        rest="/"
        things={root ? siteJsonLd(root.settings, root.origin, getLocale()) : []}
      />
      <h1 className="text-3xl">{home_title()}</h1>
      <p className="mt-2 max-w-[70ch] text-ink-soft">{home_lead()}</p>
      {categories.length === 0 && <p className="mt-8">{home_empty()}</p>}
      {categories.length > 0 && (
        <section aria-labelledby="categories" className="mt-8">
          <h2 id="categories" className="mb-3 text-xl">
            {home_categories()}
          </h2>
          <ul className="gap-6 border-t border-line sm:columns-2 lg:columns-3 xl:columns-4">
            {categories.map((category) => (
              <li key={category.id} className="break-inside-avoid sm:pt-4">
                <h3>
                  <Link
                    to={link(categoryAddress(category))}
                    lang={category.borrowed?.['name']}
                    className="inline-flex min-h-11 items-center sm:inline"
                  >
                    {category.display_name}
                  </Link>{' '}
                  <span className="text-[13px] font-normal text-ink-soft">
                    {decimal(category.product_count)}
                  </span>
                </h3>
                {/* On a phone they would push everything else far down; the category's page has them. */}
                <ul className="mt-1 max-sm:hidden">
                  {category.child_ids.map((child) => (
                    <li key={child.id}>
                      <Link
                        to={link(categoryAddress(child))}
                        lang={child.borrowed?.['name']}
                        className="inline-flex min-h-7 items-center"
                      >
                        {child.display_name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HomeRows lists={lists} />
      {categories.length > 0 && (
        <p className="mt-8">
          <Link to={link('/shop')} className="button">
            {home_all_products()}
          </Link>
        </p>
      )}
    </div>
  )
}
