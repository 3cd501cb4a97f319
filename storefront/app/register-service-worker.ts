/** Lets the browser store assets and the offline page. A private window may refuse it: the shop works as it does without. */
export const registerServiceWorker = (): void => {
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}
