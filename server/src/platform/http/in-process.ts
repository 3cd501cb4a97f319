/** Requests that never leave the process. */
const inProcess = new WeakSet<Request>()

/** Says that a request is asked within the process. */
export const askInProcess = (request: Request): Request => {
  inProcess.add(request)
  return request
}

export const isInProcess = (request: Request): boolean => inProcess.has(request)
