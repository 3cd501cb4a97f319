import { setTimeout as sleep } from 'node:timers/promises'
import { logIn } from './log-in.ts'

/**
 * Logs members in over and over, all of them at once: `node bench/members/login-storm.ts ORIGIN PASSWORD LOGIN …`, until
 * it is stopped; then reports how many logged in.
 */
const [origin = '', password = '', ...logins] = process.argv.slice(2)
const stopped = new AbortController()
process.once('SIGTERM', () => stopped.abort())

let count = 0
const storm = async (login: string): Promise<void> => {
  while (!stopped.signal.aborted) {
    await logIn(origin, login, password)
    count++
    await sleep(0)
  }
}
const began = performance.now()
await Promise.all(logins.map(storm))
process.stdout.write(JSON.stringify({ logins: count, seconds: (performance.now() - began) / 1000 }))
