import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refusal } from '../testing/fake-api.ts'
import { openAdmin, sari } from '../testing/open-admin.tsx'
import { nextPath } from './log-in-page.tsx'

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('who is not logged in is led to the login, and from there to where they wanted', async () => {
  let isLoggedIn = false
  const { router } = await openAdmin('/orders?state=placed', {
    'get /staff/me': () => (isLoggedIn ? { data: { record: sari } } : refusal(401, 'login_required')),
    'post /staff/session': ({ body }) => {
      expect(body).toEqual({ login: 'sari@contoh.test', password: 'tiga kuda di gudang' })
      isLoggedIn = true
      return { data: { record: sari } }
    },
    'get /staff/orders': () => ({
      data: { records: [], total: 0, is_total_exact: true, per_page: 20, page: 1 },
    }),
  })
  expect(router.state.location.pathname).toBe('/login')
  type('Email', 'sari@contoh.test')
  type('Password', 'tiga kuda di gudang')
  press('Log in')
  await screen.findByRole('heading', { name: 'Orders' })
  expect(router.state.location.search).toBe('?state=placed')
})

test('an account with an app is asked for its code, and what was typed stays', async () => {
  const bodies: unknown[] = []
  await openAdmin('/login', {
    'post /staff/session': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1 ? refusal(401, 'code_required') : refusal(401, 'login_failed')
    },
  })
  expect(screen.queryByLabelText('Code from your app')).toBeNull()
  type('Email', 'sari@contoh.test')
  type('Password', 'tiga kuda di gudang')
  press('Log in')
  const code = await screen.findByLabelText<HTMLInputElement>('Code from your app')
  expect(document.activeElement).toBe(code)
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('tiga kuda di gudang')
  type('Code from your app', '123 456')
  press('Log in')
  expect((await screen.findByText('Refused: login_failed')).getAttribute('role')).toBe('alert')
  expect(bodies[1]).toMatchObject({ code: '123456' })
  expect(screen.getByLabelText('Code from your app')).toBeTruthy()
})

test('who must set up an app first sees nothing else', async () => {
  const { router } = await openAdmin('/orders', {
    'get /staff/me': () => ({ data: { record: { ...sari, needs_totp: true } } }),
  })
  expect(router.state.location.pathname).toBe('/account')
  expect(screen.queryByRole('link', { name: 'Orders' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Set up the app' })).toBeTruthy()
})

test.each([
  ['/orders?state=placed', '/orders?state=placed'],
  ['//elsewhere.test', '/'],
  ['/\\elsewhere.test', '/'],
  ['https://elsewhere.test', '/'],
  ['', '/'],
])('after the login %j leads to %j', (next, path) => {
  expect(nextPath(new URLSearchParams({ next }))).toBe(path)
})
