import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NumberStepper } from './number-stepper.tsx'

const seen = vi.fn<(value: number | undefined) => void>()
beforeEach(() => {
  seen.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Stepper({ first = 1, min = 1, step = 1 }: { first?: number; min?: number; step?: number }) {
  const [value, setValue] = useState<number | undefined>(first)
  return (
    <NumberStepper
      label="Quantity"
      less="Less"
      more="More"
      name="quantity"
      read={(typed) => (/^\d+$/.test(typed) ? Number(typed) : undefined)}
      value={value}
      onChange={(next) => {
        seen(next)
        setValue(next)
      }}
      min={min}
      max={100}
      step={step}
    />
  )
}
const field = () => screen.getByLabelText<HTMLInputElement>('Quantity')
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.blur(field())
}
const press = (name: string) => fireEvent.pointerDown(screen.getByRole('button', { name }), { button: 0 })
const release = (name: string) => fireEvent.pointerUp(screen.getByRole('button', { name }))

// @spec §5 Stepper: holding
test('a held button steps at once, after 300 ms again, and from then on every 50 ms, until it is let go', () => {
  render(<Stepper />)
  press('More')
  expect(field().value).toBe('2')
  vi.advanceTimersByTime(299)
  expect(seen).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(seen).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(49)
  expect(seen).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(101)
  expect(seen).toHaveBeenCalledTimes(5)
  release('More')
  vi.advanceTimersByTime(1_000)
  expect(seen).toHaveBeenCalledTimes(5)
})

test('one that is left with the pointer down stops, too', () => {
  render(<Stepper first={50} />)
  press('Less')
  fireEvent.pointerLeave(screen.getByRole('button', { name: 'Less' }))
  vi.advanceTimersByTime(1_000)
  expect(field().value).toBe('49')
})

test('a finger steps once it is lifted or held, and not where it scrolls the page', () => {
  render(<Stepper />)
  const more = screen.getByRole('button', { name: 'More' })
  const touch = () => fireEvent.pointerDown(more, { button: 0, pointerType: 'touch' })
  touch()
  fireEvent.pointerCancel(more)
  fireEvent.pointerLeave(more)
  vi.advanceTimersByTime(1_000)
  expect(field().value).toBe('1')
  touch()
  release('More')
  expect(field().value).toBe('2')
  touch()
  vi.advanceTimersByTime(300)
  expect(seen).toHaveBeenCalledTimes(2)
  release('More')
  vi.advanceTimersByTime(1_000)
  expect(seen).toHaveBeenCalledTimes(2)
})

test('a click by the keyboard is one step', () => {
  render(<Stepper />)
  fireEvent.click(screen.getByRole('button', { name: 'More' }), { detail: 0 })
  expect(field().value).toBe('2')
})

test('the arrow keys step, on whole steps', () => {
  render(<Stepper first={12} step={5} />)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(field().value).toBe('15')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(field().value).toBe('10')
})

test('what is typed counts once the field is left, or by Enter, and not before', () => {
  render(<Stepper />)
  fireEvent.change(field(), { target: { value: '25' } })
  expect(seen).not.toHaveBeenCalled()
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(seen).toHaveBeenLastCalledWith(25)
  type('abc')
  expect(seen).toHaveBeenLastCalledWith(1)
  type('')
  expect(seen).toHaveBeenLastCalledWith(undefined)
  expect(field().value).toBe('')
  type('400')
  expect(field().value).toBe('100')
})

test('a step goes on from what stands typed', () => {
  render(<Stepper />)
  fireEvent.change(field(), { target: { value: '8' } })
  press('More')
  release('More')
  expect(field().value).toBe('9')
})
