import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Language } from '../../routing/localised.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { collectNotices, show } from '../../testing/show.tsx'
import { LoginForm } from './login-form.tsx'

const words = {
  en: { button: 'Login', busy: 'Loading...', wrong: 'Login Failed, please check username or password' },
  id: { button: 'Masuk', busy: 'Memuat...', wrong: 'Gagal masuk, silakan periksa email atau kata sandi' },
} as const
const languages = ['en', 'id'] as const

const profile = { name: 'Bayu Contoh', email: 'buyer@demo.pasok.test', avatar: null }
const makeAnswer = (registration_status = 'approve', is_email_verified = true) =>
  Response.json({ data: { record: { ...profile, registration_status, is_email_verified } } })
const ask = vi.fn<typeof fetch>()
const go = vi.fn<(to: string | URL) => void>()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', ask.mockReset())
  vi.spyOn(window.location, 'assign').mockImplementation(go.mockReset())
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement
const button = () => document.querySelector('[type=submit]') as HTMLButtonElement
const logIn = () =>
  act(async () => {
    fireEvent.change(field('email'), { target: { value: profile.email } })
    fireEvent.change(field('password'), { target: { value: 'rahasia' } })
    fireEvent.click(button())
  })
const showForm = (language: Language) => {
  speak(language)
  show(<LoginForm id="login" login="/account/login?next=%2Fshop" forgot="short" />)
}

test.each<[Language, string, boolean, string]>([
  // @spec §8 Notice: login
  ['en', 'approve', true, 'Login Successfully'],
  ['id', 'approve', true, 'Berhasil masuk'],
  // @spec §8 Login: in review
  ['en', 'draft', true, 'Login Failed, Your registration is being reviewed.'],
  ['id', 'draft', true, 'Gagal masuk, pendaftaran Anda sedang ditinjau.'],
  // @spec §8 Login: email unverified
  ['en', 'draft', false, 'Login Failed, please check email and verfify'],
  ['id', 'draft', false, 'Gagal masuk, silakan periksa email Anda dan lakukan verifikasi'],
  ['en', 'suspend', true, "Your company's account is currently suspended."],
  ['id', 'suspend', true, 'Akun perusahaan Anda sedang ditangguhkan.'],
])('in %s a member who is %s, verified %s, reads: %s', async (language, status, isVerified, text) => {
  const notices = collectNotices()
  ask.mockResolvedValueOnce(makeAnswer(status, isVerified))
  showForm(language)
  await logIn()
  expect(notices).toEqual([{ text, lasting: status !== 'approve' }])
  const [path, sent] = ask.mock.calls[0] ?? []
  expect(path).toBe('/api/auth/session')
  expect(sent?.headers).toMatchObject({ 'accept-language': language })
  expect(sent?.body).toBe(JSON.stringify({ login: profile.email, password: 'rahasia' }))
})

// @spec §4 Login: reload
// @spec §9 Delay: reload
test('500 ms after its notice, and not before, a login has the page loaded again', async () => {
  collectNotices()
  ask.mockResolvedValueOnce(makeAnswer())
  showForm('en')
  await logIn()
  vi.advanceTimersByTime(499)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(go).toHaveBeenCalledExactlyOnceWith('/account/login?next=%2Fshop')
})

test('a login over the page that it returns to reloads that page', async () => {
  collectNotices()
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const before = window.location.href
  window.history.replaceState(null, '', '/shop')
  const logInAs = async (status: string) => {
    ask.mockResolvedValueOnce(makeAnswer(status))
    showForm('en')
    await logIn()
    vi.advanceTimersByTime(500)
    cleanup()
  }
  await logInAs('approve')
  expect(reload).toHaveBeenCalledOnce()
  expect(go).not.toHaveBeenCalled()
  // Who may not come back to it yet is led on by the login page.
  await logInAs('draft')
  expect(reload).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledOnce()
  window.history.replaceState(null, '', before)
})

// @spec §8 Login failed
test.each(languages)(
  'in %s a refusal is said, keeps the address and leads to the password',
  async (language) => {
    ask.mockResolvedValueOnce(Response.json({ detail: words[language].wrong }, { status: 401 }))
    showForm(language)
    await logIn()
    expect(screen.getByRole('alert').textContent).toBe(words[language].wrong)
    expect(field('email').value).toBe(profile.email)
    expect(document.activeElement).toBe(field('password'))
    expect(button().textContent).toBe(words[language].button)
  },
)

// @spec §4 Refresh: on 401
test('a refused login renews no session, whatever profile is stored', async () => {
  localStorage.setItem('profile', JSON.stringify(profile))
  ask.mockImplementation(async () => Response.json({ detail: words.en.wrong }, { status: 401 }))
  showForm('en')
  await logIn()
  expect(screen.getByRole('alert').textContent).toBe(words.en.wrong)
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/auth/session'])
})

// @spec §2 Login modal: busy
test.each(languages)('in %s its button says that it is busy, and sends once', async (language) => {
  const answer = Promise.withResolvers<Response>()
  ask.mockReturnValueOnce(answer.promise)
  showForm(language)
  expect(button().textContent).toBe(words[language].button)
  await logIn()
  expect(button().textContent).toBe(words[language].busy)
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await logIn()
  expect(ask).toHaveBeenCalledOnce()
  collectNotices()
  await act(async () => answer.resolve(makeAnswer()))
})

const noAnswer = {
  en: "Login Failed, please check username or password. We couldn't reach the shop; please try again in a moment.",
  id: 'Gagal masuk, silakan periksa email atau kata sandi. Toko tidak dapat dihubungi; silakan coba beberapa saat lagi.',
}
// @spec §8 Login failed: no answer
test.each(
  languages.flatMap((language) =>
    (['no network', 500, 503] as const).map((error) => [language, error] as const),
  ),
)(
  'in %s, with %s, a login has failed in the usual words, and can be tried again',
  async (language, error) => {
    const notices = collectNotices()
    if (error === 'no network') ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    else ask.mockResolvedValueOnce(Response.json({ detail: 'Internal.' }, { status: error }))
    showForm(language)
    await logIn()
    expect(screen.getByRole('alert').textContent).toBe(noAnswer[language])
    expect(noAnswer[language]).toContain(words[language].wrong)
    ask.mockResolvedValueOnce(makeAnswer())
    await logIn()
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(notices).toHaveLength(1)
  },
)
