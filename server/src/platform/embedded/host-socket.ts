import { connect, Socket } from 'node:net'
import { join } from 'node:path'
import { findSocketFolder, SOCKET_NAME } from './socket-path.ts'

/** Where the folder's host listens now, or a path where nobody does. */
const socketPath = (folder: string): string => join(findSocketFolder(folder) ?? folder, SOCKET_NAME)

/** The way of a `pg` client to whoever hosts the folder when it connects. */
export class HostSocket extends Socket {
  readonly #folder: string

  constructor(folder: string) {
    super()
    this.#folder = folder
  }

  override connect(): this {
    return super.connect(socketPath(this.#folder))
  }
}

/** Whether a host of the folder answers. */
export const answers = (folder: string): Promise<boolean> =>
  new Promise((resolved) => {
    const socket = connect(socketPath(folder))
    socket.once('error', () => resolved(false))
    socket.once('connect', () => {
      socket.destroy()
      resolved(true)
    })
  })

/** Waits until the folder's host closes or dies; not at all where there is none. It keeps no process alive. */
export const untilHostIsGone = (folder: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolved) => {
    const socket = connect(socketPath(folder))
    // Who leaves waits for the end of this, which has to come.
    const leave = () => void socket.ref().destroy()
    signal.addEventListener('abort', leave, { once: true })
    socket.unref()
    socket.on('error', () => {})
    socket.once('close', () => {
      signal.removeEventListener('abort', leave)
      resolved()
    })
  })
