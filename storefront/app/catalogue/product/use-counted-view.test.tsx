// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountedView } from './use-counted-view.ts'

function Page({ id }: { id: number }) {
  useCountedView(id)
  return null
}

const sent: [string, RequestInit & { readonly body: string }][] = []
let visibility = 'visible'
const become = (state: 'visible' | 'hidden') => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  sent.length = 0
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  vi.stubGlobal('fetch', async (...call: (typeof sent)[number]) => {
    sent.push(call)
    return new Response()
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const ids = () => sent.map(([, { body }]) => (JSON.parse(body) as { id: number }).id)

test('a page asks for nothing before it was visible for a second, then counts once, without a cookie', () => {
  const { rerender } = render(<Page id={7} />)
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([7])
  expect(sent[0]).toMatchObject(['/api/v2/product/view', { method: 'POST', credentials: 'omit' }])
  rerender(<Page id={7} />)
  become('hidden')
  become('visible')
  vi.advanceTimersByTime(10_000)
  expect(ids()).toEqual([7])
})

test('a page in the background is not counted until it is looked at for a second', () => {
  become('hidden')
  render(<Page id={7} />)
  vi.advanceTimersByTime(10_000)
  become('visible')
  vi.advanceTimersByTime(600)
  become('hidden')
  vi.advanceTimersByTime(10_000)
  become('visible')
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(ids()).toEqual([7])
})

test('a page that is left within a second is not counted, the next one is', () => {
  const { rerender, unmount } = render(<Page id={7} />)
  vi.advanceTimersByTime(999)
  rerender(<Page id={8} />)
  vi.advanceTimersByTime(1_000)
  expect(ids()).toEqual([8])
  unmount()
  vi.advanceTimersByTime(10_000)
  expect(ids()).toEqual([8])
})
