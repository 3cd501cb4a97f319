import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'

interface Props {
  /** Of its title. */
  readonly id: string
  readonly title: string
  /** What was pressed: it has the focus again once the dialog is closed. */
  readonly opener: HTMLElement | undefined
  /** The name of a button that closes it. */
  readonly close?: string
  /** For a table. */
  readonly isWide?: boolean
  /** It is closed, or to be closed: by Escape, by its button, by a press beside it or on a link of it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog that is open as long as it is there. */
export function Dialog({ id, title, opener, close, isWide, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
    return () => {
      opened?.close()
      // Some browsers do not focus a link that is pressed, and so could not give the focus back.
      if (opener?.isConnected) opener.focus({ preventScroll: true })
    }
  }, [opener])
  return (
    <dialog
      ref={dialog}
      className={isWide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={id}
      onClose={() => {
        // Told late: it may be open again.
        if (!dialog.current?.open) onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a')) onClose()
      }}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {close !== undefined && (
          <button
            type="button"
            onClick={onClose}
            aria-label={close}
            title={close}
            className="header-button -m-3"
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {children}
    </dialog>
  )
}
