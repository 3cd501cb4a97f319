import { useEffect } from 'react'
import { notify, type Notice } from './notify.ts'

const KEY = 'notice'

/** Shows a notice now, and again on the next document. */
export const carryNotice = (notice: Notice): void => {
  notify(notice)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice))
  } catch {
    // It was shown once.
  }
}

/** Shows what the document before this one had to say. */
export function CarriedNotice() {
  useEffect(() => {
    try {
      const carried = sessionStorage.getItem(KEY)
      sessionStorage.removeItem(KEY)
      if (carried !== null) notify(JSON.parse(carried) as Notice)
    } catch {
      // Nothing was stored, or not by this shop.
    }
  }, [])
  return null
}
