interface Waiting {
  readonly source: number
  readonly start: () => void
}

/**
 * Runs at most `most` at once, and `mostOfOne` of one source. Of those that wait, one whose source has the least under way
 * goes next: a source that comes with much does not hold up another that comes with little.
 */
export const fairSemaphore = (most: number, mostOfOne: number) => {
  const waiting: Waiting[] = []
  const underWay = new Map<number, number>()
  let all = 0
  const runningOf = ({ source }: Waiting): number => underWay.get(source) ?? 0
  const count = (source: number, by: 1 | -1) => {
    const now = (underWay.get(source) ?? 0) + by
    if (now > 0) underWay.set(source, now)
    else underWay.delete(source)
    all += by
  }
  const startNext = () => {
    if (all >= most) return
    const [next] = waiting
      .filter((one) => runningOf(one) < mostOfOne)
      .toSorted((one, other) => runningOf(one) - runningOf(other))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    count(next.source, 1)
    next.start()
  }
  return async <T>(source: number, work: () => Promise<T>): Promise<T> => {
    await new Promise<void>((start) => {
      waiting.push({ source, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      count(source, -1)
      startNext()
    }
  }
}
