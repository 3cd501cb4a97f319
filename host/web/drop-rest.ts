import type { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

const LOOK_MS = 100

export interface DropLimit {
  readonly bytes: number
  readonly ms: number
}

/**
 * Where a request is answered before all of it has come, takes the rest and drops it, so far and so long, before the
 * connection is closed. A connection closed with unread bytes is reset, and a client that still sends never sees the response.
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
    // Its reader is done with it, and may have left it paused.
    request.removeAllListeners('data').resume()
  })
}
