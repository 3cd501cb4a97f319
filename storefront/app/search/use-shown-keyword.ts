import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useLocation } from 'react-router'

/**
 * Lets a search box show what each page was searched for, back and forth through the history. A user who is typing the
 * next search while a page arrives keeps what is typed, and a part number stays where it led to its item, for who meant
 * another one that begins so. What is sent is trimmed.
 */
export const useShownKeyword = (box: RefObject<HTMLInputElement | null>, keyword: string) => {
  const { key } = useLocation()
  const isTyped = useRef(false)
  const isSent = useRef(false)
  const lastKey = useRef(key)
  // With the page, not after it: input in between would be lost.
  useLayoutEffect(() => {
    // What was typed before the scripts came stays.
    if (lastKey.current === key) return
    lastKey.current = key
    const hasLed = isSent.current && keyword === ''
    isSent.current = false
    if (!box.current || hasLed || (isTyped.current && document.activeElement === box.current)) return
    box.current.value = keyword
    isTyped.current = false
  }, [box, key, keyword])
  return {
    onTyped: () => {
      isTyped.current = true
    },
    onSent: () => {
      isTyped.current = false
      isSent.current = true
      if (!box.current) return
      box.current.value = box.current.value.trim()
      // A phone's keyboard would hide what was found.
      if (matchMedia('(pointer: coarse)').matches) box.current.blur()
    },
  }
}
