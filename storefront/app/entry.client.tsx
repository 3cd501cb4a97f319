import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { firstInteraction } from './ui/first-interaction.ts'

// A page that is only looked at, or measured, does without.
if (import.meta.env.PROD)
  void firstInteraction
    .then(() => import('./register-service-worker.ts'))
    .then(
      (part) => part.registerServiceWorker(),
      () => undefined,
    )

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
