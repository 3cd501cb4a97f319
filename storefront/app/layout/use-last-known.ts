import { useEffect } from 'react'

/**
 * Keeps what was known last where it is known no longer: React Router forgets what the shell has loaded when the next
 * page fails, and head and foot would go with it. On the server there is no page before.
 */
export const createLastKnown = <T>() => {
  let last: T | undefined
  return (now: T | undefined): T | undefined => {
    useEffect(() => {
      if (now !== undefined) last = now
    }, [now])
    return now ?? last
  }
}
