import { content } from '@pasok/contract/endpoints'
import { serve } from '../../kernel/index.ts'
import { respondWith, type App } from '../../platform/http/http.ts'
import { arrived } from '../../platform/http/request-context.ts'
import { keysOfClient, tooOften } from '../../platform/http/too-often.ts'
import { clientOf, toNetwork, type Db, type Limits, type SendEmail } from '../../platform/index.ts'
import type { SettingsFile } from '../settings.ts'
import { sendMessage } from './send-message.ts'

interface Parts {
  readonly db: Db
  readonly sendEmail: SendEmail
  readonly limits: Limits
  readonly settings: SettingsFile
  readonly now: () => Date
}

const done = respondWith({})

/** Registers the endpoint of the contact page. */
export const contactRoutes = (app: App, { db, sendEmail, limits, settings, now }: Parts): void => {
  serve(app, content.sendMessage, async ({ body: { website, ...message }, language }, c) => {
    const { address } = clientOf(arrived(c))
    const refused = await tooOften(limits, ...keysOfClient('contact', { address }))
    if (refused) return refused
    // A bot filled in the field that people don't see. It gets the usual response and nothing is stored.
    if (website !== '') return done
    const parts = { db, sendEmail, shop: settings }
    await sendMessage(parts, message, { language, network: toNetwork(address), now: now() })
    return done
  })
}
