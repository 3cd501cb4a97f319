/** Lets the browser store assets and the offline page, once the page has loaded and is at rest. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // A private window may refuse it; the shop works as it does without.
  const register = () => navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (document.readyState === 'complete') void register()
  else addEventListener('load', register)
}
