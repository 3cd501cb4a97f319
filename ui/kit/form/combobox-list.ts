import { useEffect, useRef } from 'react'

/**
 * The option a key leads to in a list of `count` options from the one at `index`; -1 stands for the box itself, which
 * lies between the last and the first. Undefined: the key is the box's own.
 */
export const nextOption = (key: string, index: number, count: number): number | undefined => {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return index === count - 1 ? -1 : index + 1
  if (key === 'ArrowUp') return index === -1 ? count - 1 : index - 1
  // In the box they move the caret.
  if (index === -1) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** What a combobox's box says of its list, whose options' ids are the list's and their places. */
export const comboboxAttributes = (list: string, isOpen: boolean, index: number) => ({
  'aria-expanded': isOpen,
  'aria-controls': isOpen ? list : undefined,
  'aria-activedescendant': isOpen && index >= 0 ? `${list}${index}` : undefined,
})

/** The attributes of a list's option; the one that the keys have reached is scrolled into view. */
export const useOptions = <T extends HTMLElement>(list: string, index: number) => {
  const reached = useRef<T>(null)
  useEffect(() => {
    reached.current?.scrollIntoView({ block: 'nearest' })
  }, [index])
  return (at: number) => ({
    ref: at === index ? reached : undefined,
    id: `${list}${at}`,
    role: 'option' as const,
    'aria-selected': at === index,
  })
}
