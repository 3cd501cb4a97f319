import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from '@playwright/test'

const STEP_MS = 25

/** What a page asks for over the network, from now on. */
export class Network {
  readonly requests: Request[] = []
  readonly #open = new Set<Request>()
  #last = performance.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      this.requests.push(request)
      this.#open.add(request)
      this.#last = performance.now()
    })
    const noteEnd = (request: Request) => {
      this.#open.delete(request)
      this.#last = performance.now()
    }
    page.on('requestfinished', noteEnd)
    page.on('requestfailed', noteEnd)
  }

  /** Waits until nothing is being loaded, and nothing was for that long. Throws after `timeoutMs`. */
  async quiet(ms: number, timeoutMs: number): Promise<void> {
    const giveUpAt = performance.now() + timeoutMs
    while (this.#open.size > 0 || performance.now() - this.#last < ms) {
      if (performance.now() > giveUpAt) {
        const [still] = this.#open
        throw new Error(`the page does not come to rest: ${still?.url() ?? 'it keeps loading'}`)
      }
      await sleep(STEP_MS)
    }
  }
}
