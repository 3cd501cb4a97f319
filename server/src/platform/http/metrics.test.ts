import { expect, it } from 'vitest'
import { openMetrics } from '../index.ts'

it('reports requests by group and class of status, with the process itself', async () => {
  const metrics = openMetrics()
  metrics.observe('/products/:slug', 200, 0.004)
  metrics.observe('/products/:slug', 204, 0.2)
  metrics.observe('/products/:slug', 503, 2)
  const { body, contentType } = await metrics.report()
  expect(contentType).toMatch(/^text\/plain/)
  expect(body).toContain('http_request_duration_seconds_count{group="/products/:slug",status="2xx"} 2')
  expect(body).toContain('http_request_duration_seconds_count{group="/products/:slug",status="5xx"} 1')
  expect(body).toContain(
    'http_request_duration_seconds_bucket{le="0.005",group="/products/:slug",status="2xx"} 1',
  )
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m)
})

it('costs a request no more, however many there were before', () => {
  const metrics = openMetrics()
  const timeObservations = () => {
    const start = performance.now()
    for (let request = 0; request < 20_000; request++) metrics.observe('/', 200, 0.001)
    return performance.now() - start
  }
  const first = timeObservations()
  for (let times = 0; times < 8; times++) timeObservations()
  expect(Math.min(timeObservations(), timeObservations(), timeObservations())).toBeLessThan(5 * first)
})
