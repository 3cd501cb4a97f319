import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { home_categories } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { useDismissal } from '@pasok/ui/kit/use-dismissal.ts'
import { CategoryMenuRow } from './category-menu-row.tsx'
import { MENU_TOLERANCE_MS } from '../../constants.ts'
import type { NamedCategory } from '../named-category.ts'
import { useCategoryTree } from './use-category-tree.ts'
import { useHover } from '../../layout/use-hover.ts'

/**
 * 'Shop By Category': opens by hover and click. The first level is part of the page, so that it works before any
 * script has loaded; subcategories are fetched when the menu is first opened.
 */
export function CategoryMenu({ categories }: { categories: readonly NamedCategory[] }) {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const [openCategory, setOpenCategory] = useState<number>()
  const hoveredAt = useRef<number>(undefined)
  const [tree, retry] = useCategoryTree(open)
  useDismissal(details)

  const turn = (to: boolean) => {
    if (details.current) details.current.open = to
    setOpen(to)
  }
  // It may have been opened before this script came.
  useEffect(() => setOpen(details.current?.open ?? false), [])

  const hover = useHover(
    () => {
      if (details.current?.open) return
      hoveredAt.current = performance.now()
      setOpenCategory(categories[0]?.id)
      turn(true)
    },
    () => {
      // What a click opened stays until it is closed.
      if (hoveredAt.current !== undefined) turn(false)
    },
  )
  const click = (event: MouseEvent) => {
    event.preventDefault()
    hover.cancel()
    // Whether it is open is the page's to say: what closed it just now may not have been heard of yet.
    const isOpen = details.current?.open ?? false
    // Who points and clicks in one go means to open it: the click keeps open what the pointing opened.
    const justOpened =
      hoveredAt.current !== undefined && performance.now() - hoveredAt.current < 2 * MENU_TOLERANCE_MS
    hoveredAt.current = undefined
    // A click of the keyboard has no place: its way leads through the first level first.
    if (!isOpen) setOpenCategory(event.detail === 0 ? undefined : categories[0]?.id)
    turn(!isOpen || justOpened)
  }

  return (
    <details
      ref={details}
      className="category-menu"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      {...hover.handlers}
    >
      <summary onClick={click}>
        <Icon name="menu" />
        {home_categories()}
        <Icon name="down" size={16} />
      </summary>
      <div className="category-menu-sheet on-light">
        <ul>
          {categories.map((category) => (
            <CategoryMenuRow
              key={category.id}
              category={category}
              tree={tree}
              retry={retry}
              ready={open}
              isExpanded={open && openCategory === category.id}
              onShow={() => setOpenCategory(category.id)}
            />
          ))}
        </ul>
      </div>
    </details>
  )
}
