import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { registerServiceWorker } from './register-service-worker.ts'
import { firstInteraction } from '@pasok/ui/kit/first-interaction.ts'

/** The router, which marks the document by `data-hydrated` once its scripts handle events. */
function App() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
  }, [])
  return <HydratedRouter />
}

// Its installation loads assets, which would compete with those of the first page.
void firstInteraction.then(registerServiceWorker)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <App />
    </StrictMode>,
  )
})
