import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { settings, show } from '../testing/show.tsx'
import { MainHeader } from './main-header.tsx'

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  act(() => void window.dispatchEvent(new Event('scroll')))
}
afterEach(() => scrollTo(0))

test('the search is folded away once the page is scrolled, comes back at the top, and opens on a tap', () => {
  speak('en')
  const { container } = show(<MainHeader settings={settings} canBuy={false} />)
  const isOpen = () => !container.querySelector('.search-bar')?.hasAttribute('data-closed')
  expect(isOpen()).toBe(true)
  scrollTo(109)
  expect(isOpen()).toBe(false)
  expect(container.querySelector('.main-header')?.hasAttribute('data-folded')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Open the search' }))
  expect(isOpen()).toBe(true)
  expect(container.querySelector('.main-header')?.contains(document.activeElement)).toBe(true)
  scrollTo(400)
  expect(isOpen()).toBe(true)
  scrollTo(0)
  expect(isOpen()).toBe(true)
})

test('a search that is being typed in stays', () => {
  speak('en')
  const { container } = show(<MainHeader settings={settings} canBuy={false} />)
  container.querySelector('input')?.focus()
  scrollTo(300)
  expect(container.querySelector('.search-bar')?.hasAttribute('data-closed')).toBe(false)
})
