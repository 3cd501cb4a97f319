import { contentStaff, documentContent, type Endpoint } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { addCategory, addDocument, publishDocument } from '../content/index.ts'
import type { Db } from '../platform/index.ts'

const by = {
  who: { kind: 'system', id: null },
  now: new Date('2026-11-01T00:00:00Z'),
  requestId: '',
} as const
const announce = async () => {}
const FRESH_SLUG = 'any-fresh'
const NEW_SLUG = 'any-new'

/** A text as the API takes it. */
const text = (title: string) => ({
  title,
  summary: `${title}.`,
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] },
})
/** What a document may say. */
export const anyContent = documentContent.parse({ en: text('About us'), id: text('Tentang kami') })

/** A published page and post that stay, and what calls of staff need to find. */
export const openAnyContent = async (db: Db) => {
  const add = async (kind: 'page' | 'post', slug: string): Promise<number> => {
    const added = await addDocument(db, by, { kind, slug, content: anyContent })
    if (!('id' in added)) throw new Error(`no document ${slug} was added`)
    return added.id
  }
  const page = await add('page', 'about')
  const post = await add('post', 'hello')
  for (const id of [page, post])
    await publishDocument({ db, announce }, by, id, { version: 1, publishAt: by.now })

  return {
    /** The id of a document that is there. */
    page,
    /** What stands in a path; undefined where that is no call of content. */
    listPathValues: ({ path }: Endpoint, param: string): readonly (string | number)[] | undefined => {
      if (param === 'kind') return ['page']
      if (param === 'slug' && path.includes('{kind}')) return ['about']
      if (path.startsWith('/blog/')) return ['hello', post]
      return param === 'version' ? [1] : undefined
    },
    bodyFor: (e: Endpoint): Readonly<Record<string, unknown>> => ({
      ...((e === contentStaff.addDocument || e === contentStaff.changeDocument) && {
        kind: 'page',
        slug: NEW_SLUG,
        content: anyContent,
      }),
      ...(e === contentStaff.changeContactMessage && { state: 'handled' }),
      // Its publication was the second version.
      ...(e === contentStaff.unpublishDocument && { version: 2 }),
      ...(e === contentStaff.publishDocument && { publish_at: '2026-11-26T08:00:00+07:00' }),
      ...((e === contentStaff.addCategory || e === contentStaff.changeCategory) && {
        slug: NEW_SLUG,
        name: { en: 'Bearings', id: 'Bantalan' },
        position: 1,
      }),
    }),
    /** Nothing has the address of what is added. */
    makeReady: async (): Promise<void> => {
      await sql`delete from content.document where slug = ${NEW_SLUG}`.execute(db)
      await sql`delete from content.category where slug = ${NEW_SLUG}`.execute(db)
    },
    /** A document, a category or a message at its first version; undefined where a call is of none of them. */
    freshFor: async (e: Endpoint): Promise<number | undefined> => {
      if (e === contentStaff.changeContactMessage) return addMessage(db)
      if (!e.path.startsWith('/staff/content/')) return undefined
      await sql`delete from content.document where slug = ${FRESH_SLUG}`.execute(db)
      await sql`delete from content.category where slug = ${FRESH_SLUG}`.execute(db)
      if (!e.path.startsWith(contentStaff.listStaffCategories.path)) {
        const id = await add('page', FRESH_SLUG)
        if (e === contentStaff.unpublishDocument)
          await publishDocument({ db, announce }, by, id, { version: 1, publishAt: by.now })
        return id
      }
      const fields = { slug: FRESH_SLUG, name_en: 'Belts', name_id: 'Sabuk', position: 0 }
      const category = await addCategory(db, by, fields)
      if ('error' in category) throw new Error('no category was added')
      return category.id
    },
  }
}

const addMessage = async (db: Db): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    insert into content.message (written_at, language, name, company, email, phone, text, is_emailed)
    values (now(), 'en', 'Sri', '', 'sri@uji.test', '', 'Do you cut bearings?', true) returning id`.execute(
    db,
  )
  return rows[0]?.id
}
