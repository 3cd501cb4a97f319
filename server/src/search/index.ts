export { renewVocabulary } from './search.jobs.ts'
export { searchRoutes } from './search.routes.ts'
export { openListingCache } from './listing/listing-cache.ts'
export { openMissedSearches, type MissedSearches } from './text/missed-searches.ts'
