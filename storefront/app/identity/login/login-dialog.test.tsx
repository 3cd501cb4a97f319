import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { LoginDialog } from './login-dialog.tsx'

beforeEach(() => {
  speak('en')
  show(<LoginDialog request={{ login: '/account/login' }} />)
})
const dialog = () => within(screen.getByRole('dialog', { hidden: true }))

// @spec §2 Login modal: title
// @spec §2 Login modal: fields
test('the login’s dialog has a title, and fields for an address and a password', () => {
  expect(dialog().getByRole('heading', { hidden: true }).textContent).toBe('Log In to Your Account')
  const fields = [...document.querySelectorAll<HTMLInputElement>('dialog input:not([type=hidden])')]
  expect(fields.map(({ name, type }) => [name, type])).toEqual([
    ['email', 'email'],
    ['password', 'password'],
  ])
})

// @spec §2 Login modal: forgot link
// @spec §2 Login modal: create account
test('the login’s dialog leads to a forgotten password and to the registration', () => {
  const links = dialog()
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(['/account/forgot-password', '/account/registrasi']))
})
