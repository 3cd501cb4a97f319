import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a database server that can be cut. */
export interface Line {
  /** The database's address by this way. */
  readonly url: string
  /** Ends every connection, and takes no new one. */
  cut(): Promise<void>
  /** Takes connections again, at the same address. */
  mend(): Promise<void>
}

export const newLine = async (url: string): Promise<Line> => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      // Whichever end goes, the other one goes, too.
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (at: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(at, '127.0.0.1', resolve)
    })
  await listen(0)
  const own = new URL(url)
  own.hostname = '127.0.0.1'
  own.port = String((server.address() as AddressInfo).port)
  return {
    url: own.href,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const socket of open) socket.destroy()
      await closed
    },
    mend: () => listen(Number(own.port)),
  }
}
