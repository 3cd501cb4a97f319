import { fireEvent, render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useDismissal } from './use-dismissal.ts'

/** A menu that somebody opened before its code was there. */
function Menu() {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    <details ref={details} open>
      <summary>Menu</summary>
    </details>
  )
}
const isOpen = (container: HTMLElement) => container.querySelector('details')?.open

test('a menu closes once its code is there where something beside it was pressed meanwhile', () => {
  expect(isOpen(render(<Menu />).container)).toBe(true)
  fireEvent.pointerDown(document.body)
  expect(isOpen(render(<Menu />).container)).toBe(false)
})
