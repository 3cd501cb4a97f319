let isOwn = false

/** Reloads the document. Whatever of the shop reloads calls this: other reloads are React Router's, see `use-chunk-failure.ts`. */
export const reloadPage = (): void => {
  isOwn = true
  window.location.reload()
}

/** Whether the shop itself has asked for a reload. */
export const isOwnReload = (): boolean => isOwn
