import { LARGEST_ROWS_FILE } from '@pasok/contract'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { ListForm } from './list-form.tsx'

const makeFile = (size: number) => Object.defineProperty(new File(['x'], 'rows.csv'), 'size', { value: size })

test('a file that is too large is reported at its field and not sent, also when it was dropped', async () => {
  speak('en')
  show(<ListForm text="A-1" onText={() => {}} result={undefined} />)
  const field = screen.getByLabelText<HTMLInputElement>('Or a file')
  const choose = (size: number) => {
    Object.defineProperty(field, 'files', { value: [makeFile(size)], configurable: true })
  }
  choose(LARGEST_ROWS_FILE + 1)
  fireEvent.change(field)
  expect(screen.getByRole('alert').textContent).toMatch(/^This is too large/)
  choose(LARGEST_ROWS_FILE)
  fireEvent.change(field)
  expect(screen.queryByRole('alert')).toBeNull()
  choose(LARGEST_ROWS_FILE + 1)
  const form = screen.getByRole('button', { name: 'Check rows' }).closest('form')
  if (form) fireEvent.submit(form)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This is too large/)
  expect(field.getAttribute('aria-invalid')).toBe('true')
})
