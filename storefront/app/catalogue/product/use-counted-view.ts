import { catalogue } from '@pasok/contract'
import { useEffect } from 'react'
import { apiAddress } from '../../api-client/ask-api.ts'
import { VIEW_MS } from '../../constants.ts'

/** Counts a view of a product's or an item's page, once: when it has been visible for a second. No cookie goes along. */
export const useCountedView = (id: number): void =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(send, VIEW_MS)
    }
    const stop = () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
    const send = () => {
      stop()
      if (!navigator.onLine) return
      void fetch(apiAddress(catalogue.countView), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id }),
        credentials: 'omit',
      })
        // An answer that nobody reads stays open.
        .then((answer) => answer.text())
        .catch(() => undefined)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return stop
  }, [id])
