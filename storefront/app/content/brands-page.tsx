import { catalogue, type BrandRecord, type Call } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { brands_lead, brands_letters, brands_none, brands_title, list_count } from '~words'
import { apiContext } from '../api-client/context.ts'
import { SitePage } from './site-page.tsx'
import { useLink } from '../routing/use-link.ts'
import { counted } from '@pasok/ui/kit/counted.ts'
import { brandAddress } from '../catalogue/brand-address.ts'
import { byLetter } from '../catalogue/brands-by-letter.ts'
import type { Route } from './+types/brands-page'

const PAGE_SIZE = '100'
/** Of more brands than 2,000 the others are found by the search. */
const MOST_PAGES = 20

const readBrands = async (call: Call): Promise<readonly BrandRecord[]> => {
  const brands: BrandRecord[] = []
  for (let page = 1, total = 1; page <= MOST_PAGES && brands.length < total; page++) {
    const { status, body } = await call(catalogue.listBrands, {
      query: { page: String(page), limit: PAGE_SIZE },
    })
    if (!('data' in body)) throw new Response(null, { status })
    if (body.data.records.length === 0) break
    brands.push(...body.data.records)
    total = body.data.total
  }
  return brands
}

export const loader = async ({ context }: Route.LoaderArgs) => ({
  brands: await readBrands(context.get(apiContext)),
})

/** `/site/brands`: all brands from A to Z, with how many products each has. */
export default function BrandsPage({ loaderData: { brands } }: Route.ComponentProps) {
  const link = useLink()
  const groups = byLetter(brands)
  return (
    <SitePage title={brands_title()} lead={brands_lead(counted(brands.length))} rest="/site/brands">
      {brands.length === 0 && <p className="mt-6">{brands_none()}</p>}
      {groups.length > 1 && (
        <nav aria-label={brands_letters()} className="mt-4">
          <ul className="flex flex-wrap gap-1">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter}`}
                  className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-md border border-line md:min-h-8 md:min-w-8"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ letter, brands: group }) => (
        <section
          key={letter}
          aria-labelledby={`letter-${letter}`}
          className="mt-4 border-t border-line pt-4 lg:grid lg:grid-cols-[40px_minmax(0,1fr)]"
        >
          <h2 id={`letter-${letter}`} className="scroll-mt-32 text-xl">
            {letter}
          </h2>
          <ul className="grid grid-cols-2 max-lg:mt-2 gap-3 md:grid-cols-3 xl:grid-cols-4">
            {group.map((brand) => (
              <li key={brand.id} className="relative rounded-md border border-line p-3 hover:bg-surface">
                <span className="flex h-12 items-center">
                  {brand.logo && (
                    <img
                      src={brand.logo.url}
                      width={brand.logo.width}
                      height={brand.logo.height}
                      alt=""
                      loading="lazy"
                      className="max-h-full w-auto max-w-full object-contain"
                    />
                  )}
                </span>
                <Link
                  to={link(brandAddress(brand))}
                  className="mt-2 inline-flex min-h-6 items-center font-semibold after:absolute after:inset-0"
                >
                  {brand.name}
                </Link>
                <span className="block text-[13px] text-ink-soft">
                  {list_count(counted(brand.product_count))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SitePage>
  )
}
