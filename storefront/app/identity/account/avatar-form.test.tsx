import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { AvatarForm } from './avatar-form.tsx'

const LARGEST = 5_000_000
const choose = (size: number) =>
  fireEvent.change(screen.getByLabelText('Choose a picture'), {
    target: { files: [new File([new Uint8Array(size)], 'saya.png')] },
  })
const isSent = () => {
  const form = screen.getByRole('button', { name: 'Upload' }).closest('form') as HTMLFormElement
  const event = createEvent.submit(form)
  fireEvent(form, event)
  return !event.defaultPrevented
}
const showForm = (error?: string) => {
  speak('en')
  show(
    <AvatarForm
      name="Bayu"
      avatar={undefined}
      largest={LARGEST}
      result={error === undefined ? undefined : { errors: { avatar: [error] } }}
    />,
  )
}

test('a file that is too large is not even sent, and one that is not is', () => {
  showForm()
  choose(LARGEST + 1)
  expect(screen.getByRole('alert').textContent).toBe('This picture is larger than 5 MB.')
  expect(isSent()).toBe(false)
  choose(LARGEST)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(isSent()).toBe(true)
})

test('an error of a file is cleared when another is chosen', () => {
  showForm("This file can't be read as a picture.")
  expect(screen.getByRole('alert').textContent).toBe("This file can't be read as a picture.")
  choose(20)
  expect(screen.queryByRole('alert')).toBeNull()
})
