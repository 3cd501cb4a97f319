import { useEffect, useState } from 'react'
import { SEARCH_DEBOUNCE_MS } from '@pasok/ui/kit/delays.ts'
import { askSuggestions, knownSuggestions, type Suggested } from './ask-suggestions.ts'

interface Question {
  readonly text: string
  readonly category: number | undefined
}

/** What is known of a text: its answer, or that there is none; neither while it is on its way. */
export interface Answered {
  readonly answer?: Suggested | undefined
  readonly failed?: boolean
  /** The answer is that to another text, shown until this one's comes. */
  readonly old?: boolean
}

/**
 * Suggestions for a trimmed text; none for an empty one. While the user types they are requested after a pause.
 * An answer to what was typed before never comes through: its question is taken back.
 */
export const useSuggested = (text: string, category: number | undefined, isTyping: boolean): Answered => {
  const [last, setLast] = useState<(Answered & Question) | undefined>(undefined)
  useEffect(() => {
    if (text === '') return setLast(undefined)
    const update = (answered: Answered) => setLast({ ...answered, text, category })
    const known = knownSuggestions(text, category)
    if (known) return update({ answer: known })
    const controller = new AbortController()
    const ask = () =>
      askSuggestions(text, category, controller.signal).then(
        (answer) => controller.signal.aborted || update({ answer }),
        () => controller.signal.aborted || update({ failed: true }),
      )
    const timer = setTimeout(() => void ask(), isTyping ? SEARCH_DEBOUNCE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, category, isTyping])
  if (!last || text === '') return {}
  return last.text === text && last.category === category ? last : { answer: last.answer, old: true }
}
