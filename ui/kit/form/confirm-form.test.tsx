import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import { ConfirmPage } from './confirm-form.tsx'

test('the confirmation of a removal has the focus, and can be left', () => {
  speak('en')
  show(
    <ConfirmPage
      id="confirm"
      to="/account/members"
      question="Remove Vina?"
      what="Vina is logged out."
      fields={{ do: 'remove' }}
      button="Remove"
      cancel={{ to: '/account/members', text: 'Cancel' }}
    />,
  )
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Remove Vina?' }))
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/account/members')
})
