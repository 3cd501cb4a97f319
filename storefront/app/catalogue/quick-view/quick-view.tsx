import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeQuickView, useOpening } from './opening.ts'

/** Where the one quick view of a page opens. */
export function QuickView() {
  const product = useOpening((opening) => opening?.product)
  const Dialog = useOpening((opening) => opening?.Dialog)
  useCloseOnNewPage()
  return product && Dialog ? <Dialog key={product.slug} product={product} /> : null
}

/** The way back, or a link, leads to another page: a view that is open or opening does not stay before it. */
const useCloseOnNewPage = () => {
  const { key } = useLocation()
  const before = useRef(key)
  // With the page, not after it: what is opened in between stays.
  useLayoutEffect(() => {
    if (before.current === key) return
    before.current = key
    closeQuickView()
  }, [key])
}
