import type { Event } from '../events/index.ts'
import { inTransaction, type Db, type Reactions, type Schedule, type Storage } from '../platform/index.ts'
import { announceChange, type Announce } from './announce-change.ts'
import { deleteOldMessages } from './contact/message.store.ts'
import { publishDueDocuments } from './document.store.ts'
import type { SettingsFile } from './settings.ts'
import { publishSlides } from './static-slides.ts'

/** Publishes scheduled documents whose time has come; returns how many. */
export const publishDue = (
  { db, announce }: { readonly db: Db; readonly announce: Announce },
  now: Date,
): Promise<number> =>
  inTransaction(db, async (tx) => {
    const published = await publishDueDocuments(tx, now)
    if (published > 0) await announceChange(tx, announce)
    return published
  })

interface Parts {
  readonly db: Db
  readonly storage: Storage
  readonly settings: SettingsFile
  readonly announce: Announce
}

/** The content module's schedules, in Jakarta's time. */
export const contentSchedules = (
  { db, announce }: Pick<Parts, 'db' | 'announce'>,
  now: () => Date,
): readonly Schedule[] => [
  { queue: 'content.delete-old-messages', cron: '40 2 * * *', work: () => deleteOldMessages(db, now()) },
  { queue: 'content.publish-due', cron: '* * * * *', work: () => publishDue({ db, announce }, now()) },
]

/** The content module's jobs for announced events. */
export const contentReactions = (
  { db, storage, settings, announce }: Parts,
  now: () => Date,
): Partial<Reactions<Event>> => ({
  catalogue_changed: [
    // Slides can show and link products.
    { queue: 'content.renew-slides', work: () => publishSlides({ db, storage, settings }, now()) },
  ],
  content_scheduled: [
    {
      queue: 'content.publish-scheduled',
      work: async ({ at }) => {
        await publishDue({ db, announce }, new Date(at))
      },
    },
  ],
  content_changed: [
    { queue: 'content.publish-slides', work: () => publishSlides({ db, storage, settings }, now()) },
  ],
})
