import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countView } from './count-view.ts'
import { useCountedView } from './use-counted-view.ts'

function Page({ id }: { id: number }) {
  useCountedView(id)
  return null
}

const requests: [string, RequestInit & { readonly body: string }][] = []
let visibility = 'visible'
const become = (state: 'visible' | 'hidden') => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  requests.length = 0
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden')
  vi.stubGlobal('fetch', async (...call: (typeof requests)[number]) => {
    requests.push(call)
    return new Response()
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
/** Lets time pass, and what is loaded then come. */
const pass = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms)
  await vi.dynamicImportSettled()
}
const ids = () => requests.map(([, { body }]) => (JSON.parse(body) as { id: number }).id)

test('a page asks for nothing before it was visible for a second, then counts once, without a cookie', async () => {
  const { rerender } = render(<Page id={7} />)
  await pass(999)
  expect(requests).toEqual([])
  await pass(1)
  expect(ids()).toEqual([7])
  expect(requests[0]).toMatchObject(['/api/v2/product/view', { method: 'POST', credentials: 'omit' }])
  rerender(<Page id={7} />)
  become('hidden')
  become('visible')
  await pass(10_000)
  expect(ids()).toEqual([7])
})

test('a page in the background is not counted until it is looked at for a second', async () => {
  become('hidden')
  render(<Page id={7} />)
  await pass(10_000)
  become('visible')
  await pass(600)
  become('hidden')
  await pass(10_000)
  become('visible')
  await pass(999)
  expect(requests).toEqual([])
  await pass(1)
  expect(ids()).toEqual([7])
  become('hidden')
  become('visible')
  await pass(10_000)
  expect(ids()).toEqual([7])
})

test('a page that is hidden within its first second is counted after a whole one', async () => {
  render(<Page id={7} />)
  await pass(300)
  become('hidden')
  await pass(300)
  become('visible')
  await pass(1_399)
  expect(requests).toEqual([])
  await pass(1)
  expect(ids()).toEqual([7])
})

test('a page that is left within a second is not counted, the next one is', async () => {
  const { rerender, unmount } = render(<Page id={7} />)
  await pass(999)
  rerender(<Page id={8} />)
  await pass(1_000)
  expect(ids()).toEqual([8])
  unmount()
  await pass(10_000)
  expect(ids()).toEqual([8])
})

test('a page that is left while what counts it is loading is not counted', async () => {
  countView(7, true, AbortSignal.abort())
  become('hidden')
  countView(7, false, AbortSignal.abort())
  become('visible')
  await pass(10_000)
  expect(requests).toEqual([])
})
