/** Requests that stay within the process. */
const inProcess = new WeakSet<Request>()

/** Marks a request as made within the process. */
export const askInProcess = (request: Request): Request => {
  inProcess.add(request)
  return request
}

export const isInProcess = (request: Request): boolean => inProcess.has(request)
