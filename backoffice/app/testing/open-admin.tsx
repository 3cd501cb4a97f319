import type { StaffMember } from '@pasok/contract'
import { speak } from '@pasok/ui/testing/show.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { routes } from '../routes.tsx'
import { queries } from '../shell/self.ts'
import { fakeApi, type FakeEndpoints } from './fake-api.ts'

/** Somebody of sales, invented. */
export const sari: StaffMember = {
  id: 2,
  name: 'Sari Contoh',
  email: 'sari@contoh.test',
  roles: ['sales'],
  language: 'en',
  has_totp: false,
  phone: '',
  recovery_codes: 0,
  needs_totp: false,
}

/** Opens the back office at an address below `/admin`, as Sari where the fakes do not say who is logged in. */
export const openAdmin = async (address: string, fakes: FakeEndpoints) => {
  speak('en')
  queries.clear()
  const calls = fakeApi({
    'get /staff/me': () => ({ data: { record: sari } }),
    'get /staff/views': () => ({ data: { records: [], total: 0 } }),
    ...fakes,
  })
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  onTestFinished(() => {
    router.dispose()
    queries.clear()
  })
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { level: 1 })
  return { calls, router }
}
