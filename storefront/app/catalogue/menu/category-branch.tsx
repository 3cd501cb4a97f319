import type { CategoryRecord } from '@pasok/contract'
import { Link } from '@pasok/ui/kit/link.tsx'
import { list_subcategories, shell_categories_failed, shell_categories_loading, shell_retry } from '~words'
import { categoryAddress } from '../category-trail.ts'
import { namedCategory, type NamedCategory } from '../named-category.ts'
import { CATEGORY_PLACEHOLDERS } from '../../constants.ts'
import type { CategoryTree } from './use-category-tree.ts'
import { useLink } from '../../routing/use-link.ts'

interface Props {
  readonly category: NamedCategory
  readonly tree: CategoryTree
  readonly retry: () => void
}

/** The second and third level below a category; while they load, rows of their shape. */
export default function CategoryBranch({ category, tree, retry }: Props) {
  const { id, name } = category
  return (
    <div id={`category-${id}`} className="category-branch">
      <p className="category-branch-title">
        <CategoryLink category={category} />
      </p>
      {tree.state === 'loading' && <Placeholders />}
      {tree.state === 'failed' && (
        <div role="alert">
          <p>{shell_categories_failed()}</p>
          <button type="button" className="button button-quiet mt-3" onClick={retry}>
            {shell_retry()}
          </button>
        </div>
      )}
      {tree.state === 'loaded' && (
        <ul aria-label={list_subcategories({ name })}>
          {(tree.tree.find((top) => top.id === id)?.child_ids ?? []).map((second) => (
            <SecondLevel key={second.id} category={second} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Placeholders() {
  return (
    <>
      <p role="status" className="sr-only">
        {shell_categories_loading()}
      </p>
      <ul aria-hidden="true">
        {Array.from({ length: CATEGORY_PLACEHOLDERS }, (_, row) => (
          <li key={row} className="category-placeholder" />
        ))}
      </ul>
    </>
  )
}

function SecondLevel({ category }: { category: CategoryRecord }) {
  return (
    <li>
      <CategoryLink category={namedCategory(category)} />
      {category.child_ids.length > 0 && (
        <ul>
          {category.child_ids.map((third) => (
            <li key={third.id}>
              <CategoryLink category={namedCategory(third)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function CategoryLink({ category }: { category: NamedCategory }) {
  const link = useLink()
  return (
    <Link to={link(categoryAddress(category))} lang={category.lang}>
      {category.name}
    </Link>
  )
}
