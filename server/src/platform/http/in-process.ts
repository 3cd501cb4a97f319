/** Requests that never leave the process: their answers need not become text and be read again. */
const inProcess = new WeakSet<Request>()

/** Says that a request is asked within the process, and that its answer is read by `json()`, once. */
export const askInProcess = (request: Request): Request => {
  inProcess.add(request)
  return request
}

export const isInProcess = (request: Request): boolean => inProcess.has(request)

/** An answer whose `json()` is the value itself. */
export const answering = (empty: Response, value: unknown): Response =>
  Object.defineProperty(empty, 'json', { value: async () => value })
