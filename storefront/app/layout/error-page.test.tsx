import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../testing/show.tsx'
import { ErrorPage } from './error-page.tsx'

/** What a loader or an action throws. */
const response = (status: number) => ({ status, statusText: '', internal: false, data: null })

// @spec §8 Navigation failure
test.each([
  ['en', response(503), 'Oops! Error 503', 'Something went wrong on our end.'],
  ['id', response(418), 'Ups! Kesalahan 418', 'Terjadi kesalahan di pihak kami.'],
  ['en', new Error('of a component'), 'Oops! Error 500', 'Something went wrong on our end.'],
  ['id', 'no error at all', 'Ups! Kesalahan 500', 'Terjadi kesalahan di pihak kami.'],
] as const)('in %s %o is shown with its own code, or 500', (language, error, code, message) => {
  speak(language)
  const { container } = show(<ErrorPage error={error} />)
  expect(container.querySelector('h1')?.textContent).toContain(message)
  expect(container.textContent).toContain(code)
  expect(container.textContent).not.toContain('of a component')
})
