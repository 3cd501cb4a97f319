import { randomBytes } from 'node:crypto'
import type { Event } from './events/index.ts'
import { openCatalogueCache, openPriceReaders, type ViewCounter } from './catalogue/index.ts'
import {
  previewLinks as openPreviewLinks,
  readVersions,
  type LegalTexts,
  type PreviewLinks,
  type SettingsFile,
} from './content/index.ts'
import {
  openPasswords,
  publicAccess,
  trustedBrowsers as openTrustedBrowsers,
  type ApplicationAccount,
  type Passwords,
  type Sessions,
  type TrustedBrowsers,
} from './identity/index.ts'
import {
  cacheBySiteVersion,
  openLimits,
  watchSiteVersion,
  type Db,
  type Limits,
  type SendEmail,
  type SiteVersionWatcher,
  type Storage,
  type Workers,
} from './platform/index.ts'
import type { Gateway } from './payment/index.ts'
import { openListingCache, openVocabulary, type MissedSearches } from './search/index.ts'

/**
 * Counts of attributes take seconds of a large catalogue. An aborted import, which has written without publishing, leaves
 * them as they were for so long.
 */
const COUNTS_OLDEST_MS = 3_600_000

/** What the services are made of: the application's own, and what a test replaces. */
export interface ServiceParts {
  /** What guests read through. It may lack every right on schema `pricing`. */
  readonly guestDb: Db
  /** What members read through, and what every command writes through. */
  readonly db: Db
  /** The shop's own address: cookies and the check of where a command comes from go by it. */
  readonly origin: string
  /** Origins whose pages may call with a token; without them only the shop's own. */
  readonly apiOrigins?: readonly string[]
  readonly sessions: Sessions
  /** How passwords are stored; without it at their usual cost. */
  readonly passwords?: Passwords
  /** Tells what may be remembered; without one the site version is read for each call. */
  readonly site?: SiteVersionWatcher
  readonly settings: SettingsFile
  /** What people agree to when they register. */
  readonly texts: LegalTexts
  /** Where pictures lie, and what was made of them. */
  readonly storage: Storage
  readonly workers: Workers
  /** Clients that may get a public token; none by default. */
  readonly application?: ApplicationAccount | undefined
  /** Where searches that find nothing are noted. */
  readonly missed?: Pick<MissedSearches, 'add'> | undefined
  /** Where views of products are counted. */
  readonly views?: Pick<ViewCounter, 'add'> | undefined
  /** Where buyers pay by virtual account and QR code; without it by neither. */
  readonly gateway?: Gateway | undefined
  /** Sends e-mails. */
  readonly sendEmail: SendEmail
  /**
   * Tells the background what happened, in the caller's transaction; with `startAfter` not before that time. Without it
   * nothing follows.
   */
  readonly announce?: (tx: Db, event: Event, startAfter?: Date) => Promise<void>
  /** In milliseconds: what must not tell whether an address is known is answered no sooner. */
  readonly minimumResponseTime?: number
  /** What is not to be tried too often. */
  readonly limits?: Limits
  /** Tells browsers that signed in before; without it this process alone knows its own. */
  readonly trustedBrowsers?: TrustedBrowsers
  /** Makes the links by which texts are looked at before they are published; without it they hold for this process alone. */
  readonly previewLinks?: PreviewLinks
  /** Where staff work, if not where the shop is. */
  readonly adminUrl?: string | undefined
  /** Milliseconds after which a document is announced by e-mail. */
  readonly documentDeadlineMs?: number
  /** Whether what a shop on the internet needs is demanded. */
  readonly production?: boolean
  /** The time, which tests may set. */
  readonly now?: () => Date
}

/** Opens what every module's endpoints and commands work with, once a process; each names the part that it needs. */
export const openServices = ({
  apiOrigins = [],
  site,
  application,
  minimumResponseTime = 600,
  limits = openLimits(),
  passwords = openPasswords(),
  trustedBrowsers = openTrustedBrowsers(randomBytes(32).toString('base64url')),
  previewLinks = openPreviewLinks(randomBytes(32).toString('base64url')),
  adminUrl,
  production = false,
  announce = async () => {},
  now = () => new Date(),
  ...parts
}: ServiceParts) => {
  const { guestDb, db, origin, texts } = parts
  const watch = site ?? watchSiteVersion(guestDb, 0)
  const remember = cacheBySiteVersion(watch)
  const catalogueCache = openCatalogueCache(guestDb, remember)
  return {
    ...parts,
    apiOrigins,
    announce,
    publicAccess: publicAccess(application),
    minimumResponseTime,
    limits,
    passwords,
    trustedBrowsers,
    previewLinks,
    /** Where staff work, and whether that is an address of their own. */
    adminOrigin: adminUrl ?? origin,
    isAdminApart: adminUrl !== undefined,
    production,
    now,
    remember,
    catalogueCache,
    listingCache: openListingCache(
      guestDb,
      remember,
      catalogueCache,
      cacheBySiteVersion(watch, COUNTS_OLDEST_MS),
    ),
    findVocabulary: openVocabulary(guestDb, remember),
    findPriceReader: openPriceReaders({ memberDb: db, now }),
    versions: readVersions(texts),
  }
}
