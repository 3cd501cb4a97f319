import { chmodSync } from 'node:fs'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { Conversation } from './conversation.ts'
import type { Host } from './host.ts'
import { makeSocketFolder, removeSocketFolder, SOCKET_NAME } from './socket-path.ts'

/**
 * Opens the hosted database to other processes of this user, over a Unix socket that speaks PostgreSQL's protocol;
 * answers how to close it. The caller holds the folder's lock, so a socket found there is a dead one.
 */
export const listen = async (host: Host, folder: string): Promise<() => Promise<void>> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const conversation = new Conversation(host.session, host.greeting, socket)
    sockets.add(socket)
    socket.on('data', (chunk) => conversation.hear(chunk))
    // A client that was killed says so by an error before its close, and the close is what counts.
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      conversation.leave()
    })
  })
  const path = join(makeSocketFolder(folder), SOCKET_NAME)
  const listening = Promise.withResolvers<void>()
  server.once('error', listening.reject)
  server.listen(path, listening.resolve)
  await listening.promise
  chmodSync(path, 0o600)
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    removeSocketFolder(folder)
  }
}
