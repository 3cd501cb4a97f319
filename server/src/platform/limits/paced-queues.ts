/** A waiting caller. */
interface Waiting {
  readonly source: string
  readonly rank: number
  readonly leave: (hasTurn: boolean) => void
}

/** Assigns turns, one at a time. */
export interface PacedQueues {
  /**
   * Waits for a turn in the queue of `key`. True when the turn comes; false if the queue is full, a caller with
   * precedence took the place, or `gone` was aborted. Sources with fewer `failures` go first, and each source gets one
   * turn before any gets a second.
   */
  turn(key: string, source: string, failures: number, gone?: AbortSignal): Promise<boolean>
}

/** Queues with at most `most` waiting in each and `mostInAll` in total, with a turn every `paceMs`. */
export const openPacedQueues = (paceMs: number, most: number, mostInAll: number): PacedQueues => {
  /** A queue exists until its next turn is due; its timer then assigns the turn or removes the queue. */
  const queues = new Map<string, Waiting[]>()
  let all = 0

  const goOn = (key: string): void => {
    setTimeout(() => {
      const next = queues.get(key)?.[0]
      next?.leave(true)
      if (next) goOn(key)
      else queues.delete(key)
    }, paceMs).unref()
  }

  return {
    turn: async (key, source, failures, gone) => {
      if (gone?.aborted) return false
      const queue = queues.get(key)
      if (!queue) {
        queues.set(key, [])
        goOn(key)
        return true
      }
      const rank = failures + queue.filter((one) => one.source === source).length
      if (queue.length >= most || all >= mostInAll) {
        const last = queue.at(-1)
        if (!last || last.rank <= rank) return false
        last.leave(false)
      }
      return new Promise((resolve) => {
        const leaveUnheard = () => own.leave(false)
        const own: Waiting = {
          source,
          rank,
          leave: (hasTurn) => {
            queue.splice(queue.indexOf(own), 1)
            all--
            gone?.removeEventListener('abort', leaveUnheard)
            resolve(hasTurn)
          },
        }
        gone?.addEventListener('abort', leaveUnheard)
        const behind = queue.findIndex((one) => one.rank > rank)
        queue.splice(behind < 0 ? queue.length : behind, 0, own)
        all++
      })
    },
  }
}
