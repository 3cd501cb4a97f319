import { catalogue } from '@pasok/contract'
import { apiAddress } from '../../api-client/ask-api.ts'
import { VIEW_MS } from '../../constants.ts'

const send = (id: number): void => {
  if (!navigator.onLine) return
  void fetch(apiAddress(catalogue.countView), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
    credentials: 'omit',
  })
    // An unread response stays open.
    .then((answer) => answer.text())
    .catch(() => undefined)
}

/**
 * Counts a view, once, without a cookie: now where the page was visible for its first second, else when it has been
 * visible for one, unless it is left before that.
 */
export const countView = (id: number, wasVisible: boolean, left: AbortSignal): void => {
  if (left.aborted) return
  if (wasVisible && !document.hidden) return send(id)
  let timer: ReturnType<typeof setTimeout> | undefined
  const finished = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    finished.abort()
  }
  const follow = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(() => {
      stop()
      send(id)
    }, VIEW_MS)
  }
  left.addEventListener('abort', stop, { signal: finished.signal })
  document.addEventListener('visibilitychange', follow, { signal: finished.signal })
  follow()
}
