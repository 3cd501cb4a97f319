import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MENU_ROW_REST_MS } from '../constants.ts'
import { useHover } from './use-hover.ts'

const entered = vi.fn<() => void>()

function Menu() {
  return <p {...useHover(entered, () => {}).handlers}>Menu</p>
}

test('a mouse opens what it is moved to, and not what comes up under it', () => {
  vi.useFakeTimers()
  render(<Menu />)
  const rest = (movementX: number) => {
    const at = { pointerType: 'mouse', movementX, movementY: 0 }
    fireEvent.pointerEnter(screen.getByText('Menu'), at)
    fireEvent.pointerMove(screen.getByText('Menu'), at)
    vi.advanceTimersByTime(MENU_ROW_REST_MS)
  }
  rest(0)
  expect(entered).not.toHaveBeenCalled()
  rest(3)
  expect(entered).toHaveBeenCalledOnce()
  vi.useRealTimers()
})
