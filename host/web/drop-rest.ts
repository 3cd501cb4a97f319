import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

const LOOK_MS = 100

export interface DropLimit {
  readonly bytes: number
  readonly ms: number
}

/**
 * Where a request is answered before all of it has come, takes the rest and drops it, so far and so long, before the
 * connection is closed. One that is closed with bytes nobody read is reset, and whoever still sends never sees the answer.
 */
export const dropRest = (request: IncomingMessage, response: ServerResponse, limit: DropLimit): void => {
  const { socket } = request
  const close = () => Socket.prototype.destroySoon.call(socket)
  let isLast = false
  // Node calls it after the last answer of a connection.
  socket.destroySoon = () => {
    isLast = true
    if (request.complete) close()
  }
  response.once('finish', () => {
    if (request.complete) return
    const [most, end] = [socket.bytesRead + limit.bytes, performance.now() + limit.ms]
    const looking = setInterval(() => {
      if (socket.bytesRead > most || performance.now() > end) close()
    }, LOOK_MS)
    socket.once('close', () => clearInterval(looking))
    request.once('end', () => {
      clearInterval(looking)
      if (isLast) close()
    })
    // Whoever read it is done with it, and may have left it paused.
    request.removeAllListeners('data').resume()
  })
}
