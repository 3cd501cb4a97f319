// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../testing/show.tsx'
import { ReceiptForm } from './receipt-form.tsx'

test('a picture that is too large is not sent, and what was typed stays', () => {
  speak('en')
  const { container } = show(<ReceiptForm to="/account/deliveries/7" result={undefined} values={{}} />)
  const receiver = screen.getByRole<HTMLInputElement>('textbox', { name: 'Received by (full name)' })
  fireEvent.change(receiver, { target: { value: 'Sari' } })
  const large = Object.defineProperty(new File(['x'], 'photo.jpg'), 'size', { value: 12_000_000 })
  const field = screen.getByLabelText(/^Picture of the goods/)
  fireEvent.change(field, { target: { files: [large] } })
  expect(screen.getByText('This file is larger than 10 MB.')).toBeTruthy()
  fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  expect(document.activeElement).toBe(field)
  expect(receiver.value).toBe('Sari')
})
