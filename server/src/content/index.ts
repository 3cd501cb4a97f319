export { contentRoutes } from './content.routes.ts'
export { settingsFile, type SettingsFile } from './settings.ts'
