import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show, speak } from '../../testing/show.tsx'
import { FileField } from './file-field.tsx'

test('an error of a file is cleared when another is chosen', () => {
  const error = "This file isn't a PDF, JPG or PNG."
  speak('en')
  show(<FileField id="nib" name="nib" label="NIB" errors={[error]} hint="PDF" accept=".pdf" />)
  const field = screen.getByLabelText('NIB')
  expect(screen.getByText(error).closest('[id]')?.id).toBe('nib-error')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain('nib-error')
  fireEvent.change(field, { target: { files: [new File(['%PDF-1.7'], 'nib.pdf')] } })
  expect(screen.queryByText(error)).toBeNull()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(field.getAttribute('aria-describedby')).not.toContain('fault')
})
