import { Link } from '@pasok/ui/kit/link.tsx'
import { useLink } from '../../routing/use-link.ts'
import { brandAddress } from '../brand-address.ts'
import { categoryAddress } from '../category-trail.ts'
import type { DidYouMean } from './load-did-you-mean.ts'

/** A named row of links to categories and brands; nothing without any. */
export function DidYouMeanLinks({
  label,
  meant: { categories, brands },
}: {
  label: string
  meant: DidYouMean
}) {
  const link = useLink()
  if (categories.length + brands.length === 0) return null
  return (
    <nav aria-label={label} className="my-4">
      <ul className="flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={link(categoryAddress(category))} lang={category.lang} className={chip}>
              {category.name}
            </Link>
          </li>
        ))}
        {brands.map(({ id, name }) => (
          <li key={`brand ${id}`}>
            <Link to={link(brandAddress({ id, name }))} className={chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const chip = 'flex min-h-11 items-center rounded-md border border-line px-3 no-underline hover:bg-surface'
