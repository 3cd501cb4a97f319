export { createApp } from './app.ts'
export * as cart from './cart/index.ts'
export * as catalogue from './catalogue/index.ts'
export * as catalogueImport from './import/index.ts'
export * as company from './company/index.ts'
export * as content from './content/index.ts'
export { legalTextsFile, settingsFile, type LegalTexts, type SettingsFile } from './content/index.ts'
export * as delivery from './delivery/index.ts'
export * as identity from './identity/index.ts'
export * as kernel from './kernel/index.ts'
export type { Event } from './events/index.ts'
export { renewTokens } from './search/index.ts'
export { reactions, schedules, type JobParts } from './jobs.ts'
export {
  askInProcess,
  clientAddress,
  copyIn,
  copyOut,
  csvLine,
  handOverClient,
  databaseState,
  detectFileType,
  formFields,
  readHolding,
  runExclusively,
  isStoredEmailPath,
  emailDelivery,
  storedEmailPages,
  isDatabaseUnavailable,
  lockFolder,
  log,
  logRequest,
  mailServer,
  mailServerRefusal,
  migrate,
  openDatabase,
  openJobs,
  openEmails,
  openMetrics,
  openStorage,
  openWorkers,
  partyOfClient,
  readInProcess,
  readiness,
  requestId,
  SECONDS_TO_WAIT,
  siteVersion,
  watchSiteVersion,
  withBody,
  type CallingPage,
  type Client,
  type Database,
  type DatabaseOptions,
  type Jobs,
  type ListedStorage,
  type MailAccount,
  type Metrics,
  type Party,
  type SiteVersionWatcher,
  type Storage,
  type Unread,
  type Workers,
} from './platform/index.ts'
export * as order from './order/index.ts'
export * as quotation from './quotation/index.ts'
export * as payment from './payment/index.ts'
export * as search from './search/index.ts'
export * as pricing from './pricing/index.ts'
export { migrations, prepareDatabase } from './prepare-database.ts'
