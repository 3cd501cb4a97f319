import { useSyncExternalStore } from 'react'
import { QUICK_VIEW_OPEN_MS } from '../../constants.ts'
import type { QuickViewDialog } from './quick-view-dialog.tsx'

/** A product whose quick view is opened. */
export interface ViewedProduct {
  /** What the API finds it by: an id alone is a slug, too. */
  readonly slug: string
  readonly name: string
  /** Its page's path without a language. */
  readonly rest: string
  /** What was pressed: it has the focus again when the view is closed. */
  readonly by: HTMLElement
}

interface Opening {
  readonly product: ViewedProduct
  /** The view's own code, once it may open. */
  readonly Dialog?: typeof QuickViewDialog
}

let opening: Opening | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

const set = (next: Opening | undefined) => {
  opening = next
  for (const listener of listeners) listener()
}

/**
 * Opens a product's quick view after the specified pause, in which its code is loaded; a newer opening takes the place
 * of the one before. Where the code can't be had, the product's page is opened instead.
 */
export const openQuickView = (product: ViewedProduct, page: string): void => {
  clearTimeout(timer)
  set({ product })
  const code = import('./quick-view-dialog.tsx').catch(() => undefined)
  const show = async () => {
    const loaded = await code
    if (opening?.product !== product) return
    if (loaded) set({ product, Dialog: loaded.QuickViewDialog })
    else window.location.assign(page)
  }
  timer = setTimeout(() => void show(), QUICK_VIEW_OPEN_MS)
}

export const closeQuickView = (): void => {
  clearTimeout(timer)
  set(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The value of `read` for the opening, updated whenever it changes; undefined on the server. */
export const useOpening = <T>(read: (opening: Opening | undefined) => T): T =>
  useSyncExternalStore(
    subscribe,
    () => read(opening),
    () => read(undefined),
  )
