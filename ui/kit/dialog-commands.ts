const findDialog = (id: string): HTMLDialogElement | undefined => {
  const found = document.getElementById(id)
  return found instanceof HTMLDialogElement ? found : undefined
}

/** Does the browser open and close dialogs by attributes alone? */
const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype

/**
 * The attributes of a button that opens a modal dialog: before any script has loaded where the browser knows commands,
 * by this handler elsewhere.
 */
export const opensDialog = (id: string) => ({
  command: 'show-modal',
  commandfor: id,
  'aria-haspopup': 'dialog' as const,
  onClick: () => {
    if (!knowsCommands()) findDialog(id)?.showModal()
  },
})

/** The same for a button that closes one. */
export const closesDialog = (id: string) => ({
  command: 'close',
  commandfor: id,
  onClick: () => {
    if (!knowsCommands()) findDialog(id)?.close()
  },
})
