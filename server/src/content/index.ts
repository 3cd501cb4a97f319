export { contentRoutes } from './content.routes.ts'
export { settingsFile, type SettingsFile } from './settings.ts'
export { legalTextsFile, versionsOf, type LegalTexts } from './legal-texts.ts'
