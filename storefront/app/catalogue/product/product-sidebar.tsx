import { Link } from '@pasok/ui/kit/link.tsx'
import { home_categories, home_latest } from '~words'
import { useRootData } from '../../layout/root-data.ts'
import { useLink } from '../../routing/use-link.ts'
import { CardName } from '../card-parts.tsx'
import { categoryAddress } from '../category-trail.ts'
import { cardAddress } from '../listing/card-address.ts'
import type { ShownCard } from '../listing/card.ts'
import { ProductPicture } from '@pasok/ui/records/catalogue/product-picture.tsx'

/** Beside a product, on a narrow screen below it: the catalogue's categories and what is new. */
export function ProductSidebar({ latest }: { latest: readonly ShownCard[] }) {
  const link = useLink()
  const categories = useRootData()?.categories ?? []
  return (
    <aside className="product-sidebar no-print">
      {categories.length > 0 && (
        <nav aria-labelledby="sidebar-categories">
          <h2 id="sidebar-categories" className="py-2 text-lg">
            {home_categories()}
          </h2>
          <ul className="border-t border-line">
            {categories.map((category) => (
              <li key={category.id}>
                <Link
                  to={link(categoryAddress(category))}
                  lang={category.lang}
                  className="value no-underline"
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {latest.length > 0 && (
        <section aria-labelledby="sidebar-latest">
          <h2 id="sidebar-latest" className="py-2 text-lg">
            {home_latest()}
          </h2>
          <ul className="border-t border-line">
            {latest.map((card) => (
              <li key={card.id} className="border-b border-line">
                <article className="relative flex gap-3 py-3 hover:bg-surface">
                  <ProductPicture
                    picture={card.main_image_urls}
                    sizes="80px"
                    className="aspect-4/3 w-20 shrink-0 self-start"
                  />
                  <div className="min-w-0">
                    <CardName card={card} rest={cardAddress(card)} />
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
}
