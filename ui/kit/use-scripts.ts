import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts work here: not on the server, nor before the page has come to life. */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
