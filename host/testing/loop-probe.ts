import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a shop's process by `--import`: measures how long its event loop is held. `GET /longest` on LOOP_PROBE_PORT
 * answers the longest stretch since the answer before, `GET /reference` that of a fixed piece of work, both in milliseconds of
 * the main thread's own CPU time, which does not count the time that other programs of the machine take.
 */

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Writes and reads 20,000 small lines as JSON. */
const work = (): void => {
  const lines = Array.from({ length: 20_000 }, (_, at) => ({
    id: at,
    name: `Line ${at}`,
    tags: [{ id: at }],
  }))
  JSON.parse(JSON.stringify(lines))
}

const port = process.env['LOOP_PROBE_PORT']
if (isMainThread && port !== undefined) {
  let last = cpuMs()
  let longest = 0
  const look = (): void => {
    const now = cpuMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, 1).unref()
  createServer((request, response) => {
    look()
    if (request.url === '/reference') {
      const before = cpuMs()
      work()
      longest = cpuMs() - before
    }
    response.end(String(longest))
    longest = 0
    last = cpuMs()
  })
    .listen(Number(port), '127.0.0.1')
    .unref()
}
