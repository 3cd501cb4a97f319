// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import { ConfirmStep } from './confirm-step.tsx'

test('the question before somebody is removed has the focus, and can be left', () => {
  speak('en')
  show(
    <ConfirmStep
      question="Remove Vina?"
      what="Vina is logged out."
      fields={{ do: 'remove' }}
      button="Remove"
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Remove Vina?' }))
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/account/members')
})
