/** A stream of texts as UTF-8; each is made when it is read. */
export const streamTexts = (texts: AsyncIterable<string>): ReadableStream<Uint8Array> => {
  const iterator = texts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: async () => {
      await iterator.return?.()
    },
  })
}
