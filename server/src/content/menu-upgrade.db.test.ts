import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { oldDatabase } from '../testing/old-database.ts'

it('existing menus have the entries of the settings file after the upgrade', async () => {
  const { db, upgrade } = await oldDatabase('20261130T0100_content_menu_links.sql')
  const entries = [
    { en: 'About', id: 'Tentang', to: '/site/about-us' },
    { en: 'Shop', id: 'Toko', to: '/shop', entries: [{ en: 'Blog', id: 'Blog', to: '/blog' }] },
  ]
  await sql`
    insert into content.document (kind, slug, title_en, title_id, created_at, updated_at)
    values ('menu', 'footer', 'Footer', 'Kaki', now(), now()), ('menu', 'empty', '', '', now(), now())`.execute(
    db,
  )
  await sql`
    insert into content.version (document_id, version, action, content, at, who)
    select id, 1, 'create', jsonb_build_object('author', 'A', 'entries', case slug when 'footer'
      then ${JSON.stringify(entries)}::jsonb else '[]'::jsonb end), now(), 'system' from content.document`.execute(
    db,
  )
  await upgrade()
  const { rows } = await sql<{ content: unknown }>`
    select content from content.version v join content.document d on d.id = v.document_id order by d.slug`.execute(
    db,
  )
  const link = (en: string, id: string, url: string, children?: object[]) => ({
    type: 'link',
    title: { en, id },
    url,
    ...(children && { children }),
  })
  expect(rows.map(({ content }) => content)).toEqual([
    { author: 'A', entries: [] },
    {
      author: 'A',
      entries: [
        link('About', 'Tentang', '/site/about-us'),
        link('Shop', 'Toko', '/shop', [link('Blog', 'Blog', '/blog')]),
      ],
    },
  ])
})
