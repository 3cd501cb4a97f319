import { join } from 'node:path'

export { createApp, type AppParts } from './app.ts'
export * as catalogue from './catalogue/index.ts'
export { settingsFile, type SettingsFile } from './content/index.ts'
export type { Event } from './events/index.ts'
export { reactions, type JobParts } from './jobs.ts'
export {
  databaseState,
  log,
  logRequest,
  migrate,
  openDatabase,
  openJobs,
  openMetrics,
  openStorage,
  openWorkers,
  readiness,
  requestId,
  siteVersion,
  watchSite,
  type Database,
  type Jobs,
  type Metrics,
  type SiteWatch,
  type Storage,
  type Workers,
} from './platform/index.ts'

/** The folder of the database's migrations. */
export const migrations = join(import.meta.dirname, 'migrations')
