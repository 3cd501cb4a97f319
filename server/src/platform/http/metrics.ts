import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  /**
   * Counts one answered request. The group is a route's pattern, never a URL: each group adds a dozen time series for
   * the life of the process.
   */
  observe(group: string, status: number, seconds: number): void
  /** The content of `/metrics` and its content type. */
  report(): Promise<{ body: string; contentType: string }>
}

/** From half a millisecond, for the guest cache, to the two seconds of a statement timeout. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Metrics of this process in a separate registry, with Node's event loop, memory and garbage collector. */
export const openMetrics = (): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by group of routes and class of status',
    labelNames: ['group', 'status'],
    buckets: SECONDS,
    registers: [registry],
  })
  return {
    observe: (group, status, seconds) =>
      requests.observe({ group, status: `${Math.floor(status / 100)}xx` }, seconds),
    report: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  }
}
