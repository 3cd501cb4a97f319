import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import type { Language } from '@pasok/words'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { getLocale } from '~words/runtime.js'
import { identityStaff } from '@pasok/contract'
import { call, isLoggedOut } from './api/ask.ts'
import { routes } from './routes.tsx'
import { ChangeLanguage } from './shell/change-language.ts'
import { onSpeak, speak, speakFirst } from './shell/language.ts'
import { queries, self } from './shell/self.ts'

speakFirst()
const router = createBrowserRouter(routes, { basename: '/admin' })

// A session that has ended meanwhile leads to the login, and from there back.
queries.getQueryCache().config.onError = (error, { queryKey }) => {
  if (!isLoggedOut(error) || queryKey === self.queryKey) return
  queries.removeQueries({ queryKey: self.queryKey })
  void router.revalidate()
}

/** The whole back office. Another language renders all of it again; what was read stays, and names come anew. */
function BackOffice() {
  // A login chooses one, too: that of the account.
  const language = useSyncExternalStore(onSpeak, getLocale)
  const change = (chosen: Language) => {
    speak(chosen)
    // Their next browser begins in it, and their e-mails come in it. This browser keeps it in any case.
    if (queries.getQueryData(self.queryKey))
      void call(identityStaff.changeSelf, { body: { language: chosen } }).catch(() => undefined)
    void queries.invalidateQueries()
  }
  return (
    <QueryClientProvider client={queries}>
      <ChangeLanguage value={change}>
        <RouterProvider key={language} router={router} />
      </ChangeLanguage>
    </QueryClientProvider>
  )
}

const place = document.getElementById('root')
if (place)
  createRoot(place).render(
    <StrictMode>
      <BackOffice />
    </StrictMode>,
  )
