import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useRestoredFocus } from './use-restored-focus.ts'

/** A part with a state of its own, whose button goes with its press. */
function Part() {
  const [isThere, setThere] = useState(true)
  if (!isThere) return null
  return (
    <button type="button" onClick={() => setThere(false)}>
      Show all
    </button>
  )
}

function Box() {
  const heading = useRef<HTMLHeadingElement>(null)
  const onFocus = useRestoredFocus(() => heading.current)
  return (
    <section onFocus={onFocus}>
      <h2 ref={heading} tabIndex={-1}>
        Variant
      </h2>
      <Part />
    </section>
  )
}

test('the focus goes on where a part of the box removes what had it, without a render of the box', async () => {
  render(<Box />)
  const button = screen.getByRole('button')
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
