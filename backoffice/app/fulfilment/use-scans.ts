import { pickingStaff, type PickScan } from '@pasok/contract'
import { useEffect, useRef, useState } from 'react'
import { admin_no_connection, admin_unexpected } from '~words'
import { ask, NoConnection, Refusal } from '../api/ask.ts'
import { queries } from '../shell/self.ts'

/** A number that was scanned or typed, and what came of it. */
export interface Scan {
  /** Names it: sent again, it counts once. */
  readonly key: string
  readonly number: string
  readonly quantity: number
  readonly deliveryIds: readonly number[]
  readonly outcome:
    | { readonly state: 'sending' }
    | { readonly state: 'counted'; readonly scan: PickScan }
    /** Why it was not counted; without an answer it can be sent again. */
    | { readonly state: 'refused'; readonly reason: string; readonly isUnanswered: boolean }
}

/** The scans of this page, the last one first, and how to add one. */
export interface Scans {
  readonly all: readonly Scan[]
  readonly add: (number: string, quantity: number) => void
  readonly sendAgain: (scan: Scan) => void
}

const MOST_SHOWN = 8

/** Sends scans to the API one after another, in the order in which they were made. */
export const useScans = (deliveryIds: readonly number[]): Scans => {
  const [all, setAll] = useState<readonly Scan[]>([])
  const queue = useRef(Promise.resolve())
  const settle = (key: string, outcome: Scan['outcome']) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, outcome } : one)))
  const send = (scan: Scan) => {
    queue.current = queue.current.then(async () => {
      settle(scan.key, await sendScan(scan))
      await queries.invalidateQueries({ queryKey: ['/picking'] })
    })
  }
  const isUnsaved = all.some(
    ({ outcome }) => outcome.state === 'sending' || (outcome.state === 'refused' && outcome.isUnanswered),
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return {
    all,
    add: (number, quantity) => {
      const scan: Scan = {
        key: crypto.randomUUID(),
        number,
        quantity,
        deliveryIds,
        outcome: { state: 'sending' },
      }
      setAll((before) => [scan, ...before.filter((one, at) => at < MOST_SHOWN || isWaiting(one))])
      send(scan)
    },
    sendAgain: (scan) => {
      settle(scan.key, { state: 'sending' })
      send(scan)
    },
  }
}

const isWaiting = ({ outcome }: Scan): boolean =>
  outcome.state === 'sending' || (outcome.state === 'refused' && outcome.isUnanswered)

const sendScan = async ({ key, number, quantity, deliveryIds }: Scan): Promise<Scan['outcome']> => {
  try {
    const { record } = await ask(pickingStaff.scanPicked, {
      idempotencyKey: key,
      body: { number, quantity, ...(deliveryIds.length > 0 && { delivery_ids: [...deliveryIds] }) },
    })
    return { state: 'counted', scan: record }
  } catch (error) {
    if (error instanceof NoConnection)
      return { state: 'refused', reason: admin_no_connection(), isUnanswered: true }
    if (!(error instanceof Refusal))
      return { state: 'refused', reason: admin_unexpected(), isUnanswered: true }
    const { detail, errors, status } = error.problem
    const reasons = [detail, ...Object.values(errors ?? {}).flat()]
    return { state: 'refused', reason: reasons.join(' '), isUnanswered: status >= 500 }
  }
}
