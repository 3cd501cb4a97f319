import { useCallback, useSyncExternalStore, type RefObject } from 'react'

/** Whether a `<details>` or a `<dialog>` is open, by whatever opened it, among it before scripts. */
export const useIsOpen = (ref: RefObject<HTMLDetailsElement | HTMLDialogElement | null>): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed) => {
        const watcher = new MutationObserver(changed)
        if (ref.current) watcher.observe(ref.current, { attributeFilter: ['open'] })
        return () => watcher.disconnect()
      },
      [ref],
    ),
    () => ref.current?.open ?? false,
    () => false,
  )
