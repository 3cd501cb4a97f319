import { ADD_MS } from '../constants.ts'

/** What is added is in the cart or a list half a second after it was pressed (§9), or as soon as the page is left. */
export const addDelay = (): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('pagehide', end)
      resolve()
    }
    const timer = setTimeout(end, ADD_MS)
    addEventListener('pagehide', end)
  })
