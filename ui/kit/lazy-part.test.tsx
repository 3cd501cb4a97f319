import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

test('a part whose code did not load is requested again once there is a connection; the page around it stays', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => errors.mockRestore())
  const load = vi
    .fn<() => Promise<{ default: () => string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ default: () => 'Part' })
  const Part = lazyPart(load)
  render(
    <>
      Page
      <Suspense fallback="Place">
        <Part />
      </Suspense>
    </>,
  )
  await vi.waitFor(() => expect(errors).toHaveBeenCalledOnce())
  expect(screen.getByText(/Page.*Place/s)).toBeTruthy()
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText(/Page.*Part/s)).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
