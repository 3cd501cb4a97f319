export { contentRoutes } from './content.routes.ts'
export { letterheadOf } from './letterhead.ts'
export { settingsFile, type SettingsFile } from './settings.ts'
export { legalTextsFile, versionsOf, type LegalTexts } from './legal-texts.ts'
