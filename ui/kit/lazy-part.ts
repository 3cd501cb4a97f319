import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

const FIRST_RETRY_MS = 5_000

/**
 * Loads code of a page until it is there. Without a connection its part waits, and the rest of the page goes on: it is asked
 * for again later and later, and as soon as the browser is online. The server has all of it, or fails.
 */
export const untilLoaded = async <T>(load: () => Promise<T>, waitMs = FIRST_RETRY_MS): Promise<T> => {
  try {
    return await load()
  } catch (error) {
    if (typeof window === 'undefined') throw error
    console.error(error)
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, waitMs)
    })
    return untilLoaded(load, waitMs * 2)
  }
}

/** React's `lazy`, of a part whose code may come late: see `untilLoaded`. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): LazyExoticComponent<ComponentType<P>> => lazy(() => untilLoaded(load))
