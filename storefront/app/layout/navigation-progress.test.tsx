import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, useRouteError } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { LOADING_BAR_STOP_MS } from '../constants.ts'
import { Link } from '@pasok/ui/kit/link.tsx'
import { speak } from '@pasok/ui/testing/show.tsx'
import { ErrorPage } from './error-page.tsx'
import { NavigationProgress } from './navigation-progress.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const bar = () => document.querySelector('[role=status] > div')
/** Whether the page is loading, loaded or failed; undefined once nothing shows it. */
const state = () =>
  bar()?.classList.contains('loading-bar')
    ? 'loading'
    : bar()?.classList.contains('loading-bar-ended')
      ? document.querySelector('[data-failed]')
        ? 'failed'
        : 'done'
      : undefined

function Layout({ children }: { children?: ReactNode }) {
  return (
    <>
      <NavigationProgress />
      {children}
    </>
  )
}
function Home() {
  return (
    <Layout>
      <Link to="/next">Next</Link>
    </Layout>
  )
}
function Failed() {
  return (
    <Layout>
      <ErrorPage error={useRouteError()} />
    </Layout>
  )
}

/** Goes from one page to another, whose answer `come` brings. */
const setOut = async (answer: () => null) => {
  const coming = Promise.withResolvers<void>()
  const Shop = createRoutesStub([
    { path: '/', Component: Home },
    {
      path: '/next',
      loader: () => coming.promise.then(answer),
      Component: () => <Layout />,
      ErrorBoundary: Failed,
    },
  ])
  render(<Shop initialEntries={['/']} />)
  expect(state()).toBeUndefined()
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Next' })))
  return () => act(async () => coming.resolve())
}

beforeEach(() => {
  speak('en')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => vi.useRealTimers()
})

// @spec §2 Loading bar: stops
// @spec §4 Navigation: states
test.each<[end: string, answer: () => null]>([
  ['done', () => null],
  [
    'failed',
    () => {
      throw new Response(null, { status: 503 })
    },
  ],
])('the bar is there while a page loads, and for a while after that is %s', async (end, answer) => {
  const come = await setOut(answer)
  await pass(10 * LOADING_BAR_STOP_MS)
  expect(state()).toBe('loading')
  await come()
  expect(state()).toBe(end)
  await pass(LOADING_BAR_STOP_MS - 1)
  expect(state()).toBe(end)
  await pass(1)
  expect(state()).toBeUndefined()
})
