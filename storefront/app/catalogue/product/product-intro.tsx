import type { AttributeValue, HeaderRecord, ItemRecord } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { product_brand, shell_shop } from '~words'
import { useLink } from '../../routing/use-link.ts'
import { Breadcrumb } from '@pasok/ui/kit/breadcrumb.tsx'
import { Unbroken } from '@pasok/ui/kit/unbroken.tsx'
import { brandAddress } from '../brand-address.ts'
import { categoryAddress } from '../category-trail.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { ProductDocuments } from './product-documents.tsx'
import { ProductTabs } from './product-tabs.tsx'

interface Props {
  readonly product: HeaderRecord | ItemRecord
  readonly children?: React.ReactNode
  /** An item's technical values. */
  readonly data?: readonly AttributeValue[]
  /** A note on the pictures. */
  readonly caption?: string | undefined
  /** In three columns on a wide screen: the page's addition beside the texts. */
  readonly columns?: 2 | 3 | undefined
}

/** A product's or an item's page but for its items: breadcrumb, pictures, name, brand, what the page adds, documents, tabs. */
export function ProductIntro({ product, children, data, caption, columns = 2 }: Props) {
  const link = useLink()
  const { product_brand: brand } = product
  const pictures = [
    ...(product.main_image_urls ? [product.main_image_urls] : []),
    ...product.extra_image_urls,
  ]
  const steps = [
    { name: shell_shop(), to: link('/shop') },
    ...product.category_path.map((category) => ({
      name: category.name,
      to: link(categoryAddress(category)),
      lang: category.fallback_language?.['name'],
    })),
  ]
  const actions = (
    <>
      {children}
      <ProductDocuments product={product} />
    </>
  )
  return (
    <>
      <Breadcrumb steps={steps} />
      <div
        className={`mt-3 grid items-start gap-x-8 gap-y-4 md:grid-cols-2 ${
          columns === 3 ? 'lg:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]' : ''
        }`}
      >
        {pictures.length > 0 && (
          <Gallery
            key={product.id}
            pictures={pictures}
            name={product.name}
            id="picture"
            sizes="(min-width: 768px) 50vw, 100vw"
            zoom
            caption={caption}
          />
        )}
        <div>
          <h1 className="text-2xl" lang={product.fallback_language?.['name']}>
            <Unbroken>{product.name}</Unbroken>
          </h1>
          {brand && (
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-ink-soft">{product_brand()}: </span>
              <Link to={link(brandAddress(brand))}>{brand.name}</Link>
              {brand.logo && (
                // Decorative: the name is beside it.
                <img
                  src={brand.logo.url}
                  width={brand.logo.width}
                  height={brand.logo.height}
                  alt=""
                  className="h-10 w-auto max-w-40 object-contain"
                />
              )}
            </p>
          )}
          {brand?.note && (
            <p
              lang={brand.fallback_language?.['note']}
              className="mt-3 border-l-4 border-accent bg-surface px-3 py-2"
            >
              {brand.note}
            </p>
          )}
          {columns === 2 && actions}
          <ProductTabs key={product.id} product={product} data={data} />
        </div>
        {columns === 3 && <div className="product-actions">{actions}</div>}
      </div>
    </>
  )
}
