import { Link } from '@pasok/ui/kit/link.tsx'
import {
  home_brands,
  home_brands_all,
  home_categories,
  home_reason_delivery,
  home_reason_delivery_free,
  home_reason_delivery_title,
  home_reason_in_stock,
  home_reason_invoice,
  home_reason_invoice_title,
  home_reason_returns,
  home_reason_returns_title,
  home_reason_stock,
  home_reason_stock_title,
  home_reason_terms,
  home_reason_terms_title,
  home_reasons,
  list_count,
} from '~words'
import { useRootData } from '../layout/root-data.ts'
import { useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { decimal } from '@pasok/ui/kit/decimal.ts'
import { rupiahText } from '@pasok/words'
import { brandAddress } from '../catalogue/brand-address.ts'
import { categoryAddress } from '../catalogue/category-trail.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'
import { HomeSection } from './home-section.tsx'
import type { Home } from './load-home.ts'

/** The categories of the first level, each with the drawing of its most popular product. */
export function HomeCategories({ categories }: Pick<Home, 'categories'>) {
  const link = useLink()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="mt-8">
      <h2 id="categories" className="mb-3 text-xl">
        {home_categories()}
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {categories.map((category) => (
          <li
            key={category.id}
            className="relative flex flex-col gap-2 rounded-md border border-line p-3 hover:bg-surface"
          >
            <ProductPicture
              picture={category.picture}
              sizes="(min-width: 992px) 320px, 50vw"
              className="aspect-4/3 w-full"
              eager
            />
            <h3 className="mt-auto text-[15px]">
              <Link
                to={link(categoryAddress(category))}
                lang={category.fallback_language?.['name']}
                className="after:absolute after:inset-0"
              >
                {category.display_name}
              </Link>
            </h3>
            <p className="text-[13px] text-ink-soft">{list_count(counted(category.product_count))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The wordmarks of the largest brands. */
export function HomeBrands({ brands }: Pick<Home, 'brands'>) {
  const link = useLink()
  if (brands.length === 0) return null
  return (
    <HomeSection
      id="brands"
      title={home_brands()}
      all={{ to: link('/site/brands'), text: home_brands_all() }}
    >
      <ul className="grid grid-cols-3 gap-px border border-line bg-line md:grid-cols-4 lg:grid-cols-6">
        {brands.map(
          (brand) =>
            brand.logo && (
              <li key={brand.id} className="bg-white">
                <Link
                  to={link(brandAddress(brand))}
                  className="flex h-20 items-center justify-center p-3 hover:bg-surface"
                >
                  <img
                    src={brand.logo.url}
                    width={brand.logo.width}
                    height={brand.logo.height}
                    alt={brand.name}
                    loading="lazy"
                    className="max-h-full w-auto max-w-full object-contain"
                  />
                </Link>
              </li>
            ),
        )}
      </ul>
    </HomeSection>
  )
}

/** Reasons to buy here: those of the shop's settings and zones, then the text blocks that staff wrote. */
export function HomeReasons({ inStockCount, zones, texts }: Pick<Home, 'inStockCount' | 'zones' | 'texts'>) {
  const link = useLink()
  const settings = useRootData()?.settings
  if (!settings) return null
  const reasons = [
    {
      title: home_reason_stock_title(),
      text: inStockCount > 0 ? home_reason_in_stock({ total: decimal(inStockCount) }) : home_reason_stock(),
      to: '/shop',
    },
    {
      title: home_reason_invoice_title(),
      text: home_reason_invoice({ percent: decimal(settings.tax_percent) }),
      to: '/site/terms',
    },
    { title: home_reason_terms_title(), text: home_reason_terms(), to: '/account/registrasi' },
    ...(zones && zones.count > 0
      ? [
          {
            title: home_reason_delivery_title(),
            text: zones.cheapest
              ? home_reason_delivery_free({
                  zones: zones.count,
                  name: zones.cheapest.name,
                  amount: rupiahText(zones.cheapest.from),
                })
              : home_reason_delivery({ zones: zones.count }),
            to: '/site/delivery-information',
          },
        ]
      : []),
    {
      title: home_reason_returns_title(),
      text: home_reason_returns({ days: settings.return_window_days }),
      to: '/site/returns',
    },
  ]
  return (
    <section aria-labelledby="reasons" className="mt-10">
      <h2 id="reasons" className="mb-3 text-xl">
        {home_reasons()}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(16rem,1fr))] gap-4">
        {reasons.map(({ title, text, to }) => (
          <li key={to} className="border-t-2 border-accent pt-2">
            <h3 className="text-[15px]">
              <Link to={link(to)} className="inline-flex min-h-6 items-center">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-[13px]">{text}</p>
          </li>
        ))}
        {texts.map(({ id, title, summary, to, action }) => (
          <li key={id} className="border-t-2 border-accent pt-2">
            <h3 className="flex min-h-6 items-center text-[15px]">{title}</h3>
            <p className="mt-1 text-[13px]">{summary}</p>
            {to && (
              <Link
                to={to.startsWith('/') ? link(to) : to}
                className="inline-flex min-h-6 items-center text-[13px]"
              >
                {action}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
