import { payment, type Attempt } from '@pasok/contract'
import { useEffect } from 'react'
import { askApi } from '../api-client/ask-api.ts'
import type { PayingData } from './load-paying.ts'
import { reloadPage } from '../routing/reload-page.ts'

/** Quick at first, as a charge takes seconds; then as somebody pays who has to open an app. */
const QUICK_MS = 2_000
const SLOW_MS = 8_000
const QUICK_TIMES = 15

/** Money for an earlier attempt may come while the last one is open. */
const buildKey = ({ number, state }: Pick<Attempt, 'number' | 'state'>, isUnderReview: boolean): string =>
  `${number} ${state} ${isUnderReview}`

/**
 * Asks how far the last attempt to pay something is, and whether money waits for finance, as long as the page is looked at, and
 * loads the page again once that is not what it shows. An answer that does not come is asked for again. As a document: React
 * commits no update of the router while a part of the page still waits to be touched, and nobody touches this one.
 */
export const usePaymentNews = ({
  paid: { what, id },
  attempt,
  isOpen,
  isUnderReview,
}: Pick<PayingData, 'paid' | 'attempt' | 'isOpen' | 'isUnderReview'>): void => {
  const shownKey = attempt && buildKey(attempt, isUnderReview)
  const isWatched = isOpen || isUnderReview
  useEffect(() => {
    if (!isWatched) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let times = 0
    const look = async () => {
      times++
      try {
        if (!document.hidden) {
          const shownBy = what === 'order' ? payment.showOrderPayment : payment.showInvoicePayment
          const { record } = await askApi(shownBy, { params: { id } }, stop.signal)
          const last = record.attempts.at(-1)
          if (last && buildKey(last, record.is_under_review) !== shownKey) {
            // Another reload would stop one that is slow.
            stop.abort()
            reloadPage()
          }
        }
      } catch {
        // No connection, or a session that is over: the reader still has the link that reloads the page.
      }
      if (!stop.signal.aborted)
        timer = setTimeout(() => void look(), times < QUICK_TIMES ? QUICK_MS : SLOW_MS)
    }
    timer = setTimeout(() => void look(), QUICK_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [what, id, shownKey, isWatched])
}
