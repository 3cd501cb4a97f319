import { useState, type FormEvent } from 'react'
import { largestSize } from './file-field.tsx'

/**
 * Refuses a file of more bytes than `largest` before it is sent, with a text at its field: what the field takes for that,
 * and what the form of this one field does when it is submitted.
 */
export const useLargestFile = (largest: number, text: string) => {
  const [isTooLarge, setTooLarge] = useState(false)
  return {
    field: {
      ...(isTooLarge && { errors: [text] }),
      announcesErrors: true,
      onSize: (size: number) => setTooLarge(size > largest),
    },
    /** Also for one that was dropped, of which its field is not told. Leads to the field. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      const input = event.currentTarget.querySelector<HTMLInputElement>('input[type=file]')
      const isOver = input !== null && largestSize(input) > largest
      setTooLarge(isOver)
      if (!isOver) return
      event.preventDefault()
      input?.focus()
    },
  }
}
