/**
 * Maps a source in its order, and starts the next element while the last one is in use. On every exit it waits for
 * started work and closes the source.
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
      // Its error is raised when its turn comes, which may be never.
      next.catch(() => {})
      yield current.made
    }
  } finally {
    await next.catch(() => {})
    await iterator.return?.()
  }
}

/** Like readAhead, but starts the next element only on demand. */
export async function* oneByOne<T, U>(
  source: AsyncIterable<T>,
  make: (one: T) => Promise<U>,
): AsyncGenerator<U> {
  for await (const one of source) yield await make(one)
}
