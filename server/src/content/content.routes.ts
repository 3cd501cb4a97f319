import { content } from '@pasok/contract'
import { shopShareAddress } from '../catalogue/index.ts'
import { answer, serve, type App } from '../platform/http.ts'
import type { SettingsFile } from './settings.ts'

/** Mounts what the site says of the shop itself. */
export const contentRoutes = (app: App, settings: SettingsFile): void => {
  serve(app, content.showSettings, async ({ language }) => {
    const { opening_hours, note, ...same } = settings
    const data = {
      ...same,
      opening_hours: opening_hours[language],
      ...(note && { note: note[language] }),
      share_image: shopShareAddress(language, settings.name),
    }
    return answer(200, { status: 'OK', data } as const)
  })
}
