import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import { Link } from 'react-router'
import { product_brand, product_description, product_drawing, shell_shop } from '~words'
import { useLink } from '../shell/use-link.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Prose } from '../ui/prose.tsx'
import { Unbroken } from '../ui/unbroken.tsx'
import { categoryAddress } from './category-trail.ts'
import { ProductPapers } from './product-papers.tsx'
import { ProductPicture } from './product-picture.tsx'

interface Props {
  readonly product: HeaderRecord | ItemRecord
  readonly children?: React.ReactNode
}

/** The head of a product's or an item's page: way, drawings, name, brand, what the page adds, description. */
export function ProductIntro({ product, children }: Props) {
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
      lang: category.borrowed?.['name'],
    })),
  ]
  return (
    <>
      <Breadcrumb steps={steps} />
      <div className="mt-3 grid items-start gap-x-8 gap-y-4 md:grid-cols-2">
        {pictures.length > 0 && (
          <ul
            className={`grid gap-px border border-line bg-line ${pictures.length > 1 ? 'xs:grid-cols-2' : ''}`}
          >
            {pictures.map((picture, i) => (
              // An odd number leaves no gap: the first stands across.
              <li
                key={picture.image_1024}
                className={`bg-white p-3 ${pictures.length % 2 === 1 && pictures.length > 1 ? 'xs:first:col-span-2' : ''}`}
              >
                <ProductPicture
                  picture={picture}
                  className="aspect-4/3"
                  sizes={
                    pictures.length > 1 ? '(min-width: 420px) 33vw, 100vw' : '(min-width: 768px) 50vw, 100vw'
                  }
                  eager={i === 0}
                  alt={product_drawing({ name: product.name, number: i + 1 })}
                />
              </li>
            ))}
          </ul>
        )}
        <div>
          <h1 className="text-2xl" lang={product.borrowed?.['name']}>
            <Unbroken>{product.name}</Unbroken>
          </h1>
          {brand && (
            <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="text-ink-soft">{product_brand()}: </span>
              <Link to={link(`/shop?${new URLSearchParams({ filter_brand: `${brand.name}_${brand.id}` })}`)}>
                {brand.name}
              </Link>
              {brand.logo && (
                // Decorative: the name stands beside it.
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
          {brand?.note && <p className="mt-3 border-l-4 border-accent bg-surface px-3 py-2">{brand.note}</p>}
          {children}
          <ProductPapers product={product} />
          {product.website_description && (
            <section aria-label={product_description()} className="mt-4">
              <Prose html={product.website_description} lang={product.borrowed?.['website_description']} />
            </section>
          )}
        </div>
      </div>
    </>
  )
}
