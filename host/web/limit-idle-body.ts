import type { IncomingMessage, ServerResponse } from 'node:http'

/** Ends the connection of a request whose body, begun or not, sends no byte for so many milliseconds. */
export const limitIdleBody = (request: IncomingMessage, response: ServerResponse, ms: number): void => {
  const { headers } = request
  if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return
  response.setTimeout(ms, () => {
    // An answer takes its time; only what is sent to us must not.
    if (!request.complete) request.socket.destroy()
  })
}
