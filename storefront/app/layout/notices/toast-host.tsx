import { Toast } from '@base-ui/react/toast'
import { useEffect, useSyncExternalStore } from 'react'
import { shell_close, shell_notices } from '~words'
import { Icon } from '@pasok/ui/kit/icon.tsx'
import { registerToastHost } from './notify.ts'

const manager = Toast.createToastManager()
const SHOWN_MS = 5_000
/** Base UI's word for 'until it is closed'. */
const FOR_EVER = 0

/** Modal dialogs that are open, in the order in which they were opened. */
const modals = new Set<Element>()

const isModal = (dialog: Element): boolean => dialog.isConnected && dialog.matches(':modal')

const followModals = (changed: () => void) => {
  for (const dialog of document.querySelectorAll('dialog[open]')) if (isModal(dialog)) modals.add(dialog)
  const watcher = new MutationObserver((changes) => {
    for (const { target } of changes) {
      modals.delete(target as Element)
      if (target instanceof HTMLDialogElement && isModal(target)) modals.add(target)
    }
    changed()
  })
  watcher.observe(document, { subtree: true, attributeFilter: ['open'] })
  changed()
  return () => watcher.disconnect()
}

/** A modal dialog covers and locks all that is not within it. */
const topLayer = (): HTMLElement =>
  ([...modals].findLast(isModal) as HTMLElement | undefined) ?? document.body

/**
 * Shows notices, the newest at the bottom, above whatever is open; a screen reader hears them, F6 leads to them.
 */
export function ToastHost() {
  const container = useSyncExternalStore(followModals, topLayer)
  return (
    <Toast.Provider toastManager={manager} timeout={SHOWN_MS}>
      <Toast.Portal container={container}>
        <Toast.Viewport className="toasts" aria-label={shell_notices()}>
          <ShownToasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ShownToasts() {
  const { toasts } = Toast.useToastManager()
  // Only from here on does the provider above hear the manager.
  useEffect(
    () =>
      registerToastHost({
        show: ({ id, text, lasting, action }) =>
          manager.add({
            ...(id !== undefined && { id }),
            title: text,
            timeout: lasting ? FOR_EVER : SHOWN_MS,
            ...(action && { actionProps: { children: action.text, onClick: action.act } }),
          }),
        withdraw: (id) => manager.close(id),
      }),
    [],
  )
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['right', 'down']}>
      {/* The title names it; it is no heading of the page. */}
      <Toast.Title render={<p />} className="toast-text" />
      <Toast.Action className="button shrink-0" />
      {/* Base UI hides it from screen readers until the pointer is there, though the Tab key reaches it. */}
      <Toast.Close className="header-button" aria-label={shell_close()} aria-hidden={false}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  ))
}
