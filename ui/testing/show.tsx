import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoutesStub, type LoaderFunction } from 'react-router'
import { afterEach } from 'vitest'
import type { Language } from '@pasok/words'
import { overwriteGetLocale } from '~words/runtime.js'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** From here on texts are in this language. */
export const speak = (language: Language) => overwriteGetLocale(() => language)

/** Shows a part of a page with a router, at an address. `loader` is what the part reads by `useLoaderData`. */
export const show = (part: ReactNode, address = '/', loader?: LoaderFunction) => {
  const Page = createRoutesStub([
    { path: '*', ...(loader && { loader, HydrateFallback: () => null }), Component: () => part },
  ])
  return render(<Page initialEntries={[address]} />)
}
