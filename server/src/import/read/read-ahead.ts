/**
 * Hands on what is made of each thing of `source`, in its order, and makes the next one while the last is in use. What
 * was begun is waited for, and the source ended, whichever way the use ends.
 */
export async function* readAhead<T, U>(
  source: AsyncIterable<T>,
  make: (one: T) => Promise<U>,
): AsyncGenerator<U> {
  const iterator = source[Symbol.asyncIterator]()
  const take = async (): Promise<{ readonly made: U } | undefined> => {
    const { done, value } = await iterator.next()
    return done ? undefined : { made: await make(value) }
  }
  let next = take()
  try {
    for (let current = await next; current; current = await next) {
      next = take()
      // It is heard of when its turn comes, which may be never.
      next.catch(() => {})
      yield current.made
    }
  } finally {
    await next.catch(() => {})
    await iterator.return?.()
  }
}

/** The same, but creates the next one only on demand. */
export async function* oneByOne<T, U>(
  source: AsyncIterable<T>,
  make: (one: T) => Promise<U>,
): AsyncGenerator<U> {
  for await (const one of source) yield await make(one)
}
