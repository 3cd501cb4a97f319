import { Suspense } from 'react'
import { Link } from '@pasok/ui/kit/link.tsx'
import { list_subcategories } from '~words'
import { categoryAddress } from '../category-trail.ts'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { lazyPart } from '@pasok/ui/kit/lazy-part.ts'
import type { NamedCategory } from '../named-category.ts'
import type { CategoryTree } from './use-category-tree.ts'
import { useHover } from '../../layout/use-hover.ts'
import { useLink } from '../../routing/use-link.ts'

/** Loaded when a category is first opened. */
const CategoryBranch = lazyPart(() => import('./category-branch.tsx'))

interface Props {
  readonly category: NamedCategory
  readonly tree: CategoryTree
  readonly retry: () => void
  /** The menu is open and its script is there. */
  readonly ready: boolean
  readonly isExpanded: boolean
  readonly onShow: () => void
}

/** A category of the first level: its link, and its subcategories. */
export function CategoryMenuRow({ category, tree, retry, ready, isExpanded, onShow }: Props) {
  const link = useLink()
  const hover = useHover(onShow, () => {})
  const { id, name, lang } = category
  return (
    <li data-shown={isExpanded || undefined}>
      <div {...hover.handlers}>
        <Link to={link(categoryAddress(category))} lang={lang}>
          {name}
        </Link>
        {ready && (
          <button
            type="button"
            aria-label={list_subcategories({ name })}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? `category-${id}` : undefined}
            onClick={onShow}
          >
            <Icon name="right" size={16} />
          </button>
        )}
      </div>
      {isExpanded && (
        <Suspense>
          <CategoryBranch category={category} tree={tree} retry={retry} />
        </Suspense>
      )}
    </li>
  )
}
