import { focusManager } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'

const noOrders = { data: { records: [], total: 0, is_total_exact: true, per_page: 20, page: 1 } }
/** Where the pricing desk stores unsaved changes of a person. */
const UNSAVED = 'pasok-desk-2-99-7'

test('the menu has the places that a person’s roles may see', async () => {
  await openAdmin('/orders', {
    'get /staff/me': () => ({ data: { record: { ...sari, roles: ['warehouse'] } } }),
    'get /staff/orders': () => noOrders,
  })
  const places = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(places).toContain('Deliveries')
  expect(places).not.toContain('Registrations')
})

test('a logout that failed says so, and leads nowhere', async () => {
  let status = 503
  const { router } = await openAdmin('/orders', {
    'get /staff/orders': () => noOrders,
    'delete /staff/session': () => (status === 503 ? refusal(503, 'unavailable') : { data: {} }),
  })
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  expect((await screen.findByText("You're still logged in. Try again.")).getAttribute('role')).toBe('alert')
  expect(router.state.location.pathname).toBe('/orders')
  status = 200
  localStorage.setItem(UNSAVED, '{}')
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByRole('heading', { name: 'Log in' })
  await vi.waitFor(() => expect(localStorage.getItem(UNSAVED)).toBeNull())
})

test('what somebody else left unsaved in this browser is dropped at a login', async () => {
  localStorage.setItem(UNSAVED, '{}')
  await openAdmin('/orders', { 'get /staff/orders': () => noOrders })
  expect(localStorage.getItem(UNSAVED)).toBeNull()
})

test('where another has logged in elsewhere in the browser, their own records are shown', async () => {
  let who = sari
  const { calls } = await openAdmin('/orders', {
    'get /staff/me': () => ({ data: { record: who } }),
    'get /staff/orders': () => noOrders,
  })
  await screen.findByText('There is nothing yet.')
  const before = calls.filter((call) => call.startsWith('get /staff/orders')).length
  who = { ...sari, id: 3, name: 'Fina Contoh' }
  onTestFinished(() => focusManager.setFocused(undefined))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await screen.findByText('Fina Contoh')
  await expect
    .poll(() => calls.filter((call) => call.startsWith('get /staff/orders')).length)
    .toBeGreaterThan(before)
})
