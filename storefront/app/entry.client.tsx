import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { mayReload } from './shell/chunk-reload.ts'

// A part that is loaded on demand, of a version that is no longer there.
window.addEventListener('vite:preloadError', () => {
  if (mayReload(Date.now())) window.location.reload()
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
