import { catalogue } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import {
  brands_title,
  contact_title,
  delivery_info_title,
  faq_title,
  home_categories,
  list_title_all,
  privacy_title,
  return_help_title,
  shell_account,
  shell_home,
  shell_login,
  shell_register,
  sitemap_about,
  sitemap_blog,
  sitemap_company,
  sitemap_help,
  sitemap_lead,
  sitemap_more,
  sitemap_title,
  terms_title,
} from '~words'
import { apiContext } from '../api-client/context.ts'
import { categoryAddress } from '../catalogue/category-trail.ts'
import type { AccountLink } from '../layout/account-entry.ts'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'
import { loadDocuments } from './load-content.ts'
import { SitePage } from './site-page.tsx'
import type { Route } from './+types/site-map-page'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const call = context.get(apiContext)
  const [{ status, body }, pages] = await Promise.all([
    call(catalogue.listCategories, { query: { depth: '2' } }),
    loadDocuments(call, 'page'),
  ])
  if (!('data' in body)) throw new Response(null, { status })
  return {
    categories: body.data.records,
    pages: pages.map(({ slug, title }) => ({ to: `/site/${slug}`, label: title })),
  }
}

/** `/site/site-map`: every public page, and the account's pages for members. */
export default function SiteMapPage({ loaderData: { categories, pages } }: Route.ComponentProps) {
  const link = useLink()
  const member = useRootData()?.member
  const help = [
    { to: '/site/faq', label: faq_title() },
    { to: '/site/delivery-information', label: delivery_info_title() },
    { to: '/site/returns', label: return_help_title() },
    { to: '/site/terms', label: terms_title() },
    { to: '/site/privacy', label: privacy_title() },
  ]
  const company = [
    { to: '/', label: shell_home() },
    { to: '/shop', label: list_title_all() },
    { to: '/site/brands', label: brands_title() },
    { to: '/site/about-us', label: sitemap_about() },
    { to: '/blog', label: sitemap_blog() },
    { to: '/site/contact-us', label: contact_title() },
  ]
  const account = member
    ? member.links.account
    : [
        { to: '/account/login', label: shell_login() },
        { to: '/account/registrasi', label: shell_register() },
      ]
  const listed = new Set([...company, ...help].map(({ to }) => to))
  const more = pages.filter(({ to }) => !listed.has(to))
  return (
    <SitePage title={sitemap_title()} lead={sitemap_lead()} rest="/site/site-map">
      <div className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(220px,1fr))]">
        <Links title={sitemap_company()} links={company} />
        <Links title={sitemap_help()} links={help} />
        <Links title={shell_account()} links={account} />
        {more.length > 0 && <Links title={sitemap_more()} links={more} />}
      </div>
      <section aria-labelledby="site-categories" className="mt-8">
        <h2 id="site-categories" className="mb-3 text-xl">
          {home_categories()}
        </h2>
        <ul className="gap-6 border-t border-line sm:columns-2 lg:columns-3 xl:columns-4">
          {categories.map((category) => (
            <li key={category.id} className="break-inside-avoid pt-4">
              <Link
                to={link(categoryAddress(category))}
                lang={category.fallback_language?.['name']}
                className="inline-flex min-h-6 items-center font-semibold"
              >
                {category.display_name}
              </Link>
              <ul>
                {category.child_ids.map((child) => (
                  <li key={child.id}>
                    <Link
                      to={link(categoryAddress(child))}
                      lang={child.fallback_language?.['name']}
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
    </SitePage>
  )
}

function Links({ title, links }: { readonly title: string; readonly links: readonly AccountLink[] }) {
  const link = useLink()
  return (
    <section>
      <h2 className="mb-2 text-xl">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={link(to)} className="inline-flex min-h-7 items-center">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
