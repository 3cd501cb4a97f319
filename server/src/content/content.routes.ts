import { content } from '@pasok/contract'
import { answer, serve, type App } from '../platform/http.ts'
import type { SettingsFile } from './settings.ts'

/** Mounts what the site says of the shop itself. */
export const contentRoutes = (app: App, settings: SettingsFile): void => {
  serve(app, content.showSettings, async ({ language }) =>
    answer(200, {
      status: 'OK',
      data: { ...settings, opening_hours: settings.opening_hours[language] },
    } as const),
  )
}
