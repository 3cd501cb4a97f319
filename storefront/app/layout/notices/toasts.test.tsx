import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { show } from '../../testing/show.tsx'
import { notify } from './notify.ts'
import { Toasts } from './toasts.tsx'

// @spec §2 Layout: toasts
test('a notice says what was done, offers what can be done about it, and is closed', async () => {
  speak('en')
  const act = vi.fn<() => void>()
  show(<Toasts />)
  notify({ text: 'Product "Valve" removed from wish list.', action: { text: 'Undo', act } })
  const notices = await screen.findByRole('region', { name: 'Notifications' })
  await waitFor(() => expect(notices.textContent).toContain('Product "Valve" removed from wish list.'))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(act).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(notices.textContent).toBe(''))
})
