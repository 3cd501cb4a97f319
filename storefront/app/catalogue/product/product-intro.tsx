import type { HeaderRecord, ItemRecord } from '@pasok/contract'
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

type Product = HeaderRecord | ItemRecord

const listPictures = (product: Product) => [
  ...(product.main_image_urls ? [product.main_image_urls] : []),
  ...product.extra_image_urls,
]

/** The way to a product's or an item's page. */
function ProductBreadcrumb({ product }: { product: Product }) {
  const link = useLink()
  const steps = [
    { name: shell_shop(), to: link('/shop') },
    ...product.category_path.map((category) => ({
      name: category.name,
      to: link(categoryAddress(category)),
      lang: category.fallback_language?.['name'],
    })),
  ]
  return <Breadcrumb steps={steps} />
}

/** The page's heading and the brand, with its mark. */
function ProductName({ product }: { product: Product }) {
  const link = useLink()
  const { product_brand: brand } = product
  return (
    <>
      <h1 className="text-lg md:text-2xl" lang={product.fallback_language?.['name']}>
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
    </>
  )
}

/** What the brand asks to be said of its products. */
function BrandNote({ product: { product_brand: brand } }: { product: Product }) {
  if (!brand?.note) return null
  return (
    <p
      lang={brand.fallback_language?.['note']}
      className="mt-2 border-l-4 border-accent bg-surface px-3 py-1.5"
    >
      {brand.note}
    </p>
  )
}

interface ItemIntroProps {
  readonly item: ItemRecord
  readonly children: React.ReactNode
  /** A note on the pictures. */
  readonly caption: string | undefined
}

/** An item's page: breadcrumb, pictures, name, brand, what the page adds, documents, tabs. */
export function ItemIntro({ item, children, caption }: ItemIntroProps) {
  return (
    <>
      <ProductBreadcrumb product={item} />
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        <Gallery
          key={item.id}
          pictures={listPictures(item)}
          name={item.name}
          id="picture"
          sizes="(min-width: 768px) 50vw, 100vw"
          zoom
          caption={caption}
        />
        <div>
          <ProductName product={item} />
          <BrandNote product={item} />
          {children}
          <ProductDocuments product={item} />
          <div className="mt-6">
            <ProductTabs key={item.id} product={item} data={item.attributes} />
          </div>
        </div>
      </div>
    </>
  )
}

interface ProductLeadProps {
  readonly product: HeaderRecord
  readonly children: React.ReactNode
  /** In three columns on a wide screen: the page's addition beside the name. */
  readonly columns?: 2 | 3 | undefined
}

/** What stands above a product's table: small pictures beside its name, its brand and what the page adds. */
export function ProductLead({ product, children, columns = 2 }: ProductLeadProps) {
  return (
    <>
      <ProductBreadcrumb product={product} />
      <div className="product-lead" data-columns={columns}>
        <Gallery
          key={product.id}
          pictures={listPictures(product)}
          name={product.name}
          id="picture"
          sizes="(min-width: 768px) 184px, 40vw"
          zoom
        />
        <div className="product-lead-name">
          <ProductName product={product} />
        </div>
        <div className={columns === 3 ? 'product-actions' : ''}>
          <BrandNote product={product} />
          <div className="product-lead-actions">{children}</div>
        </div>
      </div>
    </>
  )
}

/** What stands below a product's table: description and chapters, and beside them its documents. */
export function ProductDetails({ product }: { product: HeaderRecord }) {
  return (
    <div className="mt-8 grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <ProductTabs key={product.id} product={product} />
      <div>
        <ProductDocuments product={product} />
      </div>
    </div>
  )
}
