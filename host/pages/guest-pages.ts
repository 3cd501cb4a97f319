import type { SiteVersionWatcher } from '@pasok/server'
import type { Page } from './page.ts'

interface Entry {
  readonly page: Page
  readonly version: number
  readonly at: number
}

export interface GuestPagesParts {
  /** Renders an address for a guest. */
  readonly render: (address: string) => Promise<Page>
  /** Knows the site's version. */
  readonly site: Pick<SiteVersionWatcher, 'version' | 'look'>
  /** Milliseconds, of a clock that never goes back. */
  readonly now: () => number
}

/** What is kept, in bytes of uncompressed pages; compressed forms come on top and are a fraction. */
const MOST_BYTES = 64 * 1024 * 1024
const OLDEST_MS = 60_000
/** From this age on a request renews the page, without waiting for it. */
const RENEWED_MS = 30_000

/**
 * The pages that are the same for every guest, rendered once for each site version. A page rendered at another
 * version, or more than a minute ago, is rendered again; those who ask for it meanwhile wait for the one rendering. One
 * that is requested in the second half of its minute is renewed in the background, so that no visitor waits for it.
 */
export class GuestPages {
  readonly #parts: GuestPagesParts
  readonly #entries = new Map<string, Entry>()
  readonly #rendering = new Map<string, { version: number; page: Promise<Page> }>()
  readonly #renewing = new Set<string>()
  #bytes = 0

  constructor(parts: GuestPagesParts) {
    this.#parts = parts
  }

  /** The page if it is cached and current, without waiting. */
  cached(address: string): Page | undefined {
    const entry = this.#entries.get(address)
    if (!entry || entry.version !== this.#parts.site.version) return undefined
    const age = this.#parts.now() - entry.at
    if (age > OLDEST_MS) return undefined
    if (age > RENEWED_MS && !this.#renewing.has(address)) this.#renew(address)
    return entry.page
  }

  /** The page, rendered now. It is cached only if it may be shown again. */
  async fresh(address: string): Promise<Page> {
    const { site } = this.#parts
    // As it was known before anything is read: what is rendered is of that version or of a later one.
    const version = site.version < 0 ? await site.look() : site.version
    const waiting = this.#rendering.get(address)
    if (waiting?.version === version) return waiting.page
    const page = this.#parts.render(address)
    const mine = { version, page }
    this.#rendering.set(address, mine)
    try {
      const rendered = await page
      if (rendered.etag !== undefined) this.#keep(address, { page: rendered, version, at: this.#parts.now() })
      return rendered
    } finally {
      if (this.#rendering.get(address) === mine) this.#rendering.delete(address)
    }
  }

  #renew(address: string): void {
    this.#renewing.add(address)
    this.fresh(address)
      // One that fails leaves the page as it is; the first request after its minute meets the failure.
      .catch(() => {})
      .finally(() => this.#renewing.delete(address))
  }

  #keep(address: string, entry: Entry): void {
    const before = this.#entries.get(address)
    if (before && before.version > entry.version) return
    this.#drop(address)
    this.#entries.set(address, entry)
    this.#bytes += entry.page.size
    // The oldest go first: a requested page is rendered again within a minute and so moves to the end.
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= MOST_BYTES) break
      this.#drop(oldest)
    }
  }

  #drop(address: string): void {
    const entry = this.#entries.get(address)
    if (!entry) return
    this.#bytes -= entry.page.size
    this.#entries.delete(address)
  }
}
