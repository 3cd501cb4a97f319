import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { collectNotices, show } from '../../testing/show.tsx'
import { EMPTY } from '../../cart/cart.ts'
import { LogOut } from './log-out-button.tsx'

const ask = vi.fn<typeof fetch>()
const go = vi.fn<(to: string | URL) => void>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', ask.mockReset())
  vi.spyOn(window.location, 'assign').mockImplementation(go.mockReset())
  localStorage.setItem('auth', '{}')
  localStorage.setItem('profile', '{"email":"buyer@demo.pasok.test"}')
  localStorage.setItem(
    'cart',
    JSON.stringify({ owner: 'buyer@demo.pasok.test', cart: { ...EMPTY, quantity: 1 }, waiting: {} }),
  )
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
const logOut = async () => {
  fireEvent.click(screen.getByRole('button'))
  await vi.dynamicImportSettled()
}

test.each([
  // @spec §4 Logout: clears
  // @spec §4 Logout: home
  ['en', 'Logout', 'Logout Successfully', '/'],
  // @spec §4 Logout: notice
  // @spec §8 Notice: logout
  ['id', 'Keluar', 'Berhasil keluar', '/id'],
] as const)(
  'in %s %s ends the session, forgets the member and leads home 500 ms after saying so, and not before',
  async (language, name, text, home) => {
    const notices = collectNotices()
    ask.mockResolvedValueOnce(new Response())
    speak(language)
    show(<LogOut />)
    expect(screen.getByRole('button').textContent).toBe(name)
    await logOut()
    expect(notices).toEqual([{ text }])
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      '/api/auth/session',
      expect.objectContaining({ method: 'DELETE' }),
    )
    expect(localStorage).toHaveLength(0)
    vi.advanceTimersByTime(499)
    expect(go).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(go).toHaveBeenCalledExactlyOnceWith(home)
  },
)

test('a failed logout says so, and the stored profile stays', async () => {
  const notices = collectNotices()
  ask.mockResolvedValueOnce(new Response(null, { status: 503 }))
  speak('en')
  show(<LogOut />)
  await logOut()
  expect(notices).toEqual([{ text: "You couldn't be logged out. Please try again." }])
  expect(localStorage).toHaveLength(3)
  vi.runAllTimers()
  expect(go).not.toHaveBeenCalled()
})
