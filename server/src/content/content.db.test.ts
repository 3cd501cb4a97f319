import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { plainText, staffRoles } from '@pasok/contract'
import { blog, contentStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Event } from '../events/index.ts'
import { siteVersion, type Db } from '../platform/index.ts'
import { anyContent } from '../testing/any-content.ts'
import { openApi, settings } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { loadCatalogue } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { insertPicture } from './picture.store.ts'
import { exportContent, importContent, publishDue, publishSlides } from './index.ts'

onDatabase('content', (open) => {
  let db: Db
  let guest: ReturnType<typeof openApi>
  let staff: Awaited<ReturnType<typeof openStaffBrowser>>
  let now = new Date('2026-11-26T05:00:00Z')
  const announced: string[] = []
  const announce = async (_tx: Db, { type }: Event) => void announced.push(type)
  beforeAll(async () => {
    db = (await open()).db
    await loadCatalogue(db)
    await sql`
      insert into catalogue.picture (product_id, position, key, width, height, photo)
      select id, 0, 'pictures/00000000000000000000000000000001.svg', 400, 300, false from catalogue.product
      where code = 'HEXBOLT' on conflict do nothing`.execute(db)
    guest = openApi({ db, announce, now: () => now })
    staff = await openStaffBrowser(db, guest, 'content')
  })

  const add = async (slug: string, kind: 'post' | 'page' = 'post') => {
    const { body } = await staff.ask(contentStaff.addDocument, { body: { kind, slug, content: anyContent } })
    if (!('data' in body)) throw new Error(JSON.stringify(body))
    return body.data.record
  }
  const publish = (id: number, version: number, publish_at?: string) =>
    staff.ask(contentStaff.publishDocument, {
      params: { id: String(id) },
      body: { version, ...(publish_at !== undefined && { publish_at }) },
    })
  const readStatus = async (id: string) => (await guest.ask(blog.showPost, { params: { id } })).status

  // @spec §3 Blog post: fields
  it('a post has the name of every field, and names the posts beside it', async () => {
    const category = await staff.ask(contentStaff.addCategory, {
      body: { slug: 'bearings', name: { en: 'Bearings', id: 'Bantalan' }, position: 1 },
    })
    const categories = 'data' in category.body ? [category.body.data.record.id] : []
    const older = await add('older-post')
    await publish(older.id, older.version)
    now = new Date('2026-11-26T06:00:00Z')
    const content = { ...anyContent, author: 'Sari Rekaan', categories }
    const { body } = await staff.ask(contentStaff.addDocument, {
      body: { kind: 'post', slug: 'fields', content },
    })
    const { id, version } = 'data' in body ? body.data.record : { id: 0, version: 0 }
    await publish(id, version)
    const shown = await guest.ask(blog.showPost, { params: { id: 'fields' } })
    expect(shown.body).toEqual({
      status: 'OK',
      data: {
        record: {
          id,
          kind: 'post',
          slug: 'fields',
          title: 'About us',
          summary: 'About us.',
          published_at: '2026-11-26T06:00:00.000Z',
          updated_at: '2026-11-26T06:00:00.000Z',
          author: 'Sari Rekaan',
          picture: null,
          categories: [{ slug: 'bearings', name: 'Bearings' }],
          reading_minutes: 1,
          topic: '',
          role: '',
          action: '',
          to: '',
          block: 'text',
          entries: [],
          body: anyContent.en.body,
          older: { slug: 'older-post', title: 'About us' },
          newer: null,
          share_image: null,
        },
      },
    })
    const indonesian = await guest.askInIndonesian(blog.showPost, { params: { id: 'fields' } })
    expect(indonesian.body).toMatchObject({
      data: { record: { title: 'Tentang kami', categories: [{ name: 'Bantalan' }] } },
    })
    await sql`truncate content.document, content.category cascade`.execute(db)
    now = new Date('2026-11-26T05:00:00Z')
  })

  it("networks show a post's photograph, or a card with its drawing", async () => {
    const photo = {
      key: 'pictures/0123456789abcdef0123456789abcdef',
      name: 'plan.jpg',
      width: 1200,
      height: 800,
    }
    const picture = await insertPicture(db, { ...photo, photo: true })
    const drawn = await insertPicture(db, { ...photo, key: `${photo.key}.svg`, photo: false })
    const product = await sql<{ id: number }>`
      select id from catalogue.product where code = 'HEXBOLT'`.execute(db)
    const productId = product.rows[0]?.id ?? 0
    const shareImages = []
    for (const [slug, shown] of [
      ['photo', { picture }],
      ['drawn', { picture: drawn }],
      ['product', { product: productId }],
    ] as const) {
      const content = {
        ...anyContent,
        picture: shown,
        en: { ...anyContent.en, picture_alt: 'Plan' },
        id: { ...anyContent.id, picture_alt: 'Denah' },
      }
      const { body } = await staff.ask(contentStaff.addDocument, { body: { kind: 'post', slug, content } })
      const { id, version } = 'data' in body ? body.data.record : { id: 0, version: 0 }
      await publish(id, version)
      const { body: post } = await guest.ask(blog.showPost, { params: { id: slug } })
      shareImages.push('data' in post ? post.data.record.share_image : undefined)
    }
    expect(shareImages).toEqual([
      `/media/${photo.key}-1024.webp`,
      expect.stringMatching(/^\/media\/og\/drawing-0123456789abcdef0123456789abcdef-[0-9a-f]{16}\.png$/),
      expect.stringMatching(new RegExp(`^/media/og/${productId}-en-[0-9a-f]{16}\\.png$`)),
    ])
    await sql`truncate content.document cascade`.execute(db)
  })

  // @spec §7 Blog: post
  it('a post is read by its slug or id once it is published, and as it was published', async () => {
    const { id, version } = await add('bearing-clearance')
    expect(await readStatus('bearing-clearance')).toBe(404)
    const before = await siteVersion(db)
    expect((await publish(id, version)).status).toBe(200)
    expect(await siteVersion(db)).toBe(before + 1)
    expect([await readStatus('bearing-clearance'), await readStatus(String(id))]).toEqual([200, 200])
    const content = { ...anyContent, en: { ...anyContent.en, title: 'Changed' } }
    const params = { id: String(id) }
    const changed = await staff.ask(contentStaff.changeDocument, {
      params,
      body: { version: version + 1, slug: 'bearing-clearance', content },
    })
    expect(changed).toMatchObject({ status: 200, body: { data: { record: { has_changes: true } } } })
    const shown = await guest.ask(blog.showPost, { params: { id: 'bearing-clearance' } })
    expect(shown.body).toMatchObject({ data: { record: { title: 'About us' } } })
    // An earlier version gets a conflict with this one.
    expect((await publish(id, version)).status).toBe(409)
    await publish(id, version + 2)
    const newest = await guest.ask(blog.showPost, { params: { id: 'bearing-clearance' } })
    expect(newest.body).toMatchObject({ data: { record: { title: 'Changed' } } })
    const versions = await staff.ask(contentStaff.listDocumentVersions, { params })
    const actions = 'data' in versions.body ? versions.body.data.records.map(({ action }) => action) : []
    expect(actions).toEqual(['publish', 'change', 'publish', 'create'])
    await staff.ask(contentStaff.unpublishDocument, { params, body: { version: version + 3 } })
    expect(await readStatus('bearing-clearance')).toBe(404)
    const { rows } = await sql<{ action: string }>`
      select action from platform.audit where subject = 'content_document' and subject_id = ${id} order by id`.execute(
      db,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'content.create',
      'content.publish',
      'content.change',
      'content.publish',
      'content.unpublish',
    ])
  })

  it('a scheduled post appears with its time', async () => {
    const { id, version } = await add('scheduled')
    await publish(id, version, '2026-11-26T06:00:00Z')
    expect(await readStatus('scheduled')).toBe(404)
    expect(await publishDue({ db, announce }, now)).toBe(0)
    now = new Date('2026-11-26T06:00:00Z')
    expect(await readStatus('scheduled')).toBe(200)
    const before = await siteVersion(db)
    expect(await publishDue({ db, announce }, now)).toBe(1)
    expect(await siteVersion(db)).toBe(before + 1)
    // A later time would take the public page offline.
    const later = await publish(id, version + 1, '2026-11-26T07:00:00Z')
    expect(later).toMatchObject({ status: 400, body: { errors: { publish_at: [expect.any(String)] } } })
    expect(await readStatus('scheduled')).toBe(200)
  })

  // @spec §7 Blog: list
  it('posts are listed by pages, newest first, and found by all words of a keyword in the reader’s language', async () => {
    for (const [at, slug] of ['first', 'second', 'third'].entries()) {
      const { id, version } = await add(slug)
      await publish(id, version, `2026-01-0${at + 1}T00:00:00Z`)
    }
    const list = async (query: Record<string, string>) => {
      const { body } = await guest.ask(blog.listPosts, { query })
      return 'data' in body ? body.data.records.map(({ slug }) => slug) : body
    }
    const all = await list({})
    expect(all).toEqual(['scheduled', 'third', 'second', 'first'])
    expect(await list({ offset: '1', limit: '2' })).toEqual(['third', 'second'])
    expect(await list({ keyword: 'us about' })).toEqual(all)
    expect(await list({ keyword: 'about nothing' })).toEqual([])
    expect(await list({ keyword: 'tentang' })).toEqual([])
    expect(await list({ keyword: '%' })).toEqual([])
  })

  it('the fields that a document lacks to be published are named', async () => {
    const content = { ...anyContent, id: { ...anyContent.id, title: '' } }
    const added = await staff.ask(contentStaff.addDocument, {
      body: { kind: 'page', slug: 'half', content },
    })
    const record = 'data' in added.body ? added.body.data.record : undefined
    expect(record?.missing).toEqual(['id.title'])
    const refused = await publish(record?.id ?? 0, 1)
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { 'content.id.title': [expect.any(String)] } },
    })
  })

  it.each(['post-classic', 'category-list'])(
    'no post takes the address of the blog’s own page %s',
    async (slug) => {
      const answer = await staff.ask(contentStaff.addDocument, {
        body: { kind: 'post', slug, content: anyContent },
      })
      expect(answer).toMatchObject({ status: 400, body: { errors: { slug: [expect.any(String)] } } })
    },
  )

  it('a preview shows a draft until its link expires, and no other link shows it', async () => {
    const { id } = await add('previewed', 'page')
    const { body } = await staff.ask(contentStaff.makePreview, { params: { id: String(id) } })
    const address = 'data' in body ? (body.data.record.addresses['id'] ?? '') : ''
    expect(address).toMatch(/^\/id\/site\/preview\?token=/)
    const token = new URL(address, 'http://shop.test').searchParams.get('token') ?? ''
    const look = async (input: string) =>
      (await guest.ask(blog.previewContent, { query: { token: input } })).status
    expect(await look(token)).toBe(200)
    const [own = '', ...rest] = token.split('-')
    expect(await look([Number(own) - 1, ...rest].join('-'))).toBe(404)
    const made = now
    now = new Date(made.getTime() + 24 * 3_600_000)
    expect(await look(token)).toBe(404)
    now = made
  })

  it.each(staffRoles)('%s changes texts only as an admin or a writer', async (role) => {
    const browser = role === 'content' ? staff : await openStaffBrowser(db, guest, role)
    const { status } = await browser.ask(contentStaff.listStaffDocuments, { query: {} })
    expect(status).toBe(role === 'admin' || role === 'content' ? 200 : 403)
  })

  it('a change is announced, and the slides are written as the API answers them', async () => {
    const storage = memoryStorage()
    const slide = { ...anyContent, block: 'slide', to: '/shop' } as const
    for (const [slug, content] of [
      ['list', slide],
      ['text', anyContent],
    ] as const) {
      const { body } = await staff.ask(contentStaff.addDocument, { body: { kind: 'home', slug, content } })
      const record = 'data' in body ? body.data.record : undefined
      announced.length = 0
      await publish(record?.id ?? 0, 1)
      expect(announced).toEqual(['content_changed'])
    }
    await publishSlides({ db, storage, settings }, now)
    for (const [language, ask] of [
      ['en', guest.ask],
      ['id', guest.askInIndonesian],
    ] as const) {
      const { body } = await ask(blog.listContent, { params: { kind: 'home' } })
      const records = 'data' in body ? body.data.records.filter(({ block }) => block === 'slide') : []
      const file = storage.files.get(`static/slides-${language}.json`)
      expect(JSON.parse(Buffer.from(file?.body ?? '').toString())).toEqual({
        status: 'OK',
        data: { records, total: 1 },
      })
    }
  })

  const write = async (files: Readonly<Record<string, string>>): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), 'content-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    return folder
  }
  const importFrom = (folder: string, retireMissing = false, allowMissing = false) =>
    importContent({
      db,
      folder,
      storePicture: async () => 'is not there',
      announce,
      retireMissing,
      allowMissing,
      now,
    })
  const matter = (title: string, more = '') => `---\ntitle: ${title}\nsummary: Short\n${more}---\n`
  const files = {
    'blog/bolts.en.md': `${matter('Bolts', 'categories: [fixing]\npublish_at: 2026-02-01T08:00:00+07:00\n')}See [the bolt](product:HEXBOLT) and [M8](item:HB-M8x10).\n`,
    'blog/bolts.id.md': `${matter('Baut')}Lihat [baut](product:HEXBOLT).\n`,
    'faq/01-terms.en.md': `${matter('Terms?', 'topic: Paying\n')}Yes.\n`,
    'faq/01-terms.id.md': `${matter('Tempo?', 'topic: Bayar\n')}Ya.\n`,
    'menus.yaml': [
      'footer:',
      '  title: { en: Shop, id: Toko }',
      '  entries:',
      '    - type: button',
      '      title: { en: Company, id: Perusahaan }',
      '      children:',
      '        - { type: link, title: { en: About, id: Tentang }, url: /site/about-us }',
      'mobile:',
      '  title: { en: Narrow, id: Sempit }',
      '  state: draft',
      'top-bar:',
      '  title: { en: Bar, id: Bilah }',
      '  publish_at: 2026-02-01T08:00:00+07:00',
      '  entries:',
      '    - { type: link, title: { en: Blog, id: Blog }, url: /blog }',
      '',
    ].join('\n'),
    'categories.yaml': '- { slug: fixing, name: { en: Fixing, id: Pengikat } }\n',
  }

  it('a folder is imported once, and its export is the same', async () => {
    const folder = await write(files)
    expect(await importFrom(folder)).toEqual({ added: 5, changed: 0, unchanged: 0, retired: 0 })
    const version = await siteVersion(db)
    expect(await importFrom(folder)).toEqual({ added: 0, changed: 0, unchanged: 5, retired: 0 })
    expect(await siteVersion(db)).toBe(version)
    const out: Record<string, string> = {}
    for await (const { path, body } of exportContent(db, { get: async () => undefined }))
      out[path] = String(body)
    const exported = await write(out)
    expect(await importFrom(exported)).toMatchObject({ added: 0, changed: 0 })
    expect(await siteVersion(db)).toBe(version)
    expect(await readFile(join(exported, 'blog/bolts.en.md'), 'utf8')).toContain('(item:HB-M8x10)')
    // The folder has a menu's draft and times like those of other documents.
    const menus = await readFile(join(exported, 'menus.yaml'), 'utf8')
    expect(menus).toMatch(/mobile:\n {2}title:\n {4}en: Narrow\n {4}id: Sempit\n {2}state: draft\n/)
    expect(menus).toContain('publish_at: 2026-02-01T01:00:00.000Z')
  })

  it('the published menus are read in the reader’s language', async () => {
    const menus = async (ask: typeof guest.ask) => {
      const { body } = await ask(blog.listContent, { params: { kind: 'menu' } })
      return 'data' in body ? body.data.records.map(({ slug, entries }) => [slug, entries]) : body
    }
    const about = (title: string) => ({ type: 'link', title, url: '/site/about-us' })
    const topBar = ['top-bar', [{ type: 'link', title: 'Blog', url: '/blog' }]]
    expect(await menus(guest.ask)).toEqual([
      ['footer', [{ type: 'button', title: 'Company', children: [about('About')] }]],
      topBar,
    ])
    expect(await menus(guest.askInIndonesian)).toEqual([
      ['footer', [{ type: 'button', title: 'Perusahaan', children: [about('Tentang')] }]],
      topBar,
    ])
  })

  it.each([
    ['a name that no page shows', 'slug', 'sidebar', {}],
    [
      'a link that leads nowhere',
      'content',
      'mobile',
      { entries: [{ type: 'link', title: { en: 'A', id: 'A' } }] },
    ],
    [
      'a fourth level',
      'children',
      'mobile',
      {
        entries: [1, 2, 3, 4].reduce<object[]>(
          (children) => [{ type: 'link', title: { en: 'A', id: 'A' }, url: '/blog', children }],
          [],
        ),
      },
    ],
  ])('a menu with %s is refused by its %s', async (_, field, slug, content) => {
    const call = { kind: 'menu' as const, slug, content: { ...anyContent, ...content } }
    const { status, body } = await staff.ask(contentStaff.addDocument, { body: call })
    const errors = 'errors' in body ? Object.keys(body.errors ?? {}) : []
    expect([status, errors[0]?.split('.')[0]]).toEqual([400, field])
    const problem = await importFrom(
      await write({ 'menus.yaml': JSON.stringify({ [slug]: { title: { en: 'A', id: 'A' }, ...content } }) }),
    )
    expect('problems' in problem && problem.problems.map(({ file }) => file)).toContain('menus.yaml')
  })

  it('a link follows the new number of its item', async () => {
    await sql`update catalogue.item set sku = 'HB-NEW' where sku = 'HB-M8x10'`.execute(db)
    const { body } = await guest.ask(blog.showPost, { params: { id: 'bolts' } })
    expect(JSON.stringify(body)).toMatch(/"href":"\/shop\/product\/\d+"/)
    const out: string[] = []
    for await (const { body: text } of exportContent(db, { get: async () => undefined }))
      out.push(String(text))
    expect(out.join('\n')).toContain('(item:HB-NEW)')
  })

  it('nothing of a folder with a problem is imported, and each is named with its file and line', async () => {
    const folder = await write({
      'blog/good.en.md': `${matter('Good')}Good.\n`,
      'blog/good.id.md': `${matter('Bagus')}Bagus.\n`,
      'blog/bad.en.md': `${matter('Bad')}One.\n\n<script>alert(1)</script>\n\n[x](product:NOTHING)\n`,
      'blog/bad.id.md': `${matter('Buruk', 'colour: red\n')}Satu.\n`,
      'blog/half.en.md': `${matter('Half')}Half.\n`,
    })
    const result = await importFrom(folder)
    expect(
      'problems' in result ? result.problems.map(({ file, line }) => `${file}:${line}`) : result,
    ).toEqual(
      expect.arrayContaining([
        'blog/bad.en.md:7',
        'blog/bad.en.md:9',
        'blog/bad.id.md:4',
        'blog/half.id.md:1',
      ]),
    )
    expect(await readStatus('good')).toBe(404)
  })

  it('if products may be missing, the words of their links remain, and their pictures are left out', async () => {
    const body = (see: string) =>
      `${see} [this valve](product:NOTHING), [that one](item:NO-ITEM) and [a bolt](product:HEXBOLT).\n\n![Valve](product:NOTHING)\n`
    const folder = await write({
      'blog/valves.en.md': `${matter('Valves', 'picture: product:NOTHING\npicture_alt: Valve\n')}${body('See')}`,
      'blog/valves.id.md': `${matter('Katup', 'picture_alt: Katup\n')}${body('Lihat')}`,
    })
    const refused = await importFrom(folder)
    expect('problems' in refused && refused.problems.map(({ message }) => message)).toContain(
      'the catalogue has no item NO-ITEM',
    )
    expect(await importFrom(folder, false, true)).toMatchObject({ added: 1 })
    expect(await importFrom(folder, false, true)).toMatchObject({ changed: 0, unchanged: 1 })
    const { body: answer } = await guest.ask(blog.showPost, { params: { id: 'valves' } })
    const post = 'data' in answer ? answer.data.record : undefined
    expect(post?.picture).toBeNull()
    expect(post?.body.content.map(({ type }) => type)).toEqual(['paragraph'])
    expect(JSON.stringify(post?.body)).toContain('this valve')
    expect(JSON.stringify(post?.body).match(/"href":"[^"]+"/g)).toEqual([
      expect.stringMatching(/\/shop\/products\/\d+/),
    ])
  })

  it('a renamed file that names its old slug is the same document, and the old address redirects to it', async () => {
    const shop = `${matter('Hoses', 'publish_at: 2026-02-02T01:00:00Z\n')}Hoses.\n`
    const toko = `${matter('Selang')}Selang.\n`
    const readPostId = async (slug: string) => {
      const { body } = await guest.ask(blog.showPost, { params: { id: slug } })
      return 'data' in body ? { id: body.data.record.id, slug: body.data.record.slug } : undefined
    }
    await importFrom(await write({ 'blog/hoses.en.md': shop, 'blog/hoses.id.md': toko }))
    const before = await readPostId('hoses')
    const renamed = await write({
      'blog/all-hoses.en.md': shop.replace('---\n', '---\nformer_slugs: [hoses]\n'),
      'blog/all-hoses.id.md': toko,
    })
    expect(await importFrom(renamed)).toMatchObject({ added: 0, changed: 1 })
    const after = { id: before?.id, slug: 'all-hoses' }
    expect([await readPostId('hoses'), await readPostId('all-hoses')]).toEqual([after, after])
    expect(await importFrom(renamed)).toMatchObject({ changed: 0, unchanged: 1 })

    const out: Record<string, string> = {}
    for await (const { path, body } of exportContent(db, { get: async () => undefined }))
      if (path.includes('hoses')) out[path] = String(body)
    expect(Object.keys(out).toSorted()).toEqual(['blog/all-hoses.en.md', 'blog/all-hoses.id.md'])
    expect(out['blog/all-hoses.en.md']).toContain('former_slugs:\n  - hoses\n')
    await sql`delete from content.document where slug = 'all-hoses'`.execute(db)
    expect(await importFrom(await write(out))).toMatchObject({ added: 1 })
    expect(await readPostId('hoses')).toMatchObject({ slug: 'all-hoses' })

    // A former slug is given up to another file's document until that is deleted.
    const both = await write({ ...out, 'blog/hoses.en.md': shop, 'blog/hoses.id.md': toko })
    expect(await importFrom(both)).toMatchObject({ added: 1, changed: 0, unchanged: 1 })
    expect(await readPostId('hoses')).toMatchObject({ slug: 'hoses' })
  })

  it('a former slug does not take over a document that staff wrote', async () => {
    const written = await add('steel-grades')
    await publish(written.id, written.version)
    const folder = await write({
      'blog/grades.en.md': `${matter('Grades', 'former_slugs: [steel-grades]\n')}Grades.\n`,
      'blog/grades.id.md': `${matter('Kelas')}Kelas.\n`,
    })
    expect(await importFrom(folder)).toEqual({
      problems: [expect.objectContaining({ message: expect.stringContaining('steel-grades') })],
    })
    const { body } = await guest.ask(blog.showPost, { params: { id: 'steel-grades' } })
    expect(body).toMatchObject({ data: { record: { id: written.id, title: 'About us' } } })
  })

  it('a text names settings, and readers see their values', async () => {
    const english = `${matter('Open {opening_hours}')}Back in {return_window_days} days, {legal_name}, {thread}.\n\n\`\`\`\n{phone}\n\`\`\`\n`
    const folder = await write({
      'pages/hours.en.md': english,
      'pages/hours.id.md': `${matter('Buka {opening_hours}')}PPN {tax_percent}%, {upload_rows} baris.\n`,
      'blog/named-first.en.md': `${matter('First of {name}', 'publish_at: 2001-01-01T01:00:00Z\n')}One.\n`,
      'blog/named-first.id.md': `${matter('Pertama')}Satu.\n`,
      'blog/named-second.en.md': `${matter('Second', 'publish_at: 2001-01-02T01:00:00Z\n')}![{name} at work](product:HEXBOLT "{phone}")\n`,
      'blog/named-second.id.md': `${matter('Kedua')}![Kerja](product:HEXBOLT)\n`,
    })
    expect(await importFrom(folder)).toMatchObject({ added: 3 })
    const post = await guest.ask(blog.showPost, { params: { id: 'named-second' } })
    const second = 'data' in post.body ? post.body.data.record : undefined
    expect(second?.older?.title).toBe(`First of ${settings.name}`)
    expect(JSON.stringify(second?.body)).toContain(`"alt":"${settings.name} at work"`)
    expect(JSON.stringify(second?.body)).toContain(`"title":"${settings.phone}"`)
    const read = async (ask: typeof guest.ask) => {
      const { body } = await ask(blog.showContent, { params: { kind: 'page', slug: 'hours' } })
      if (!('data' in body)) throw new Error(JSON.stringify(body))
      return [body.data.record.title, plainText(body.data.record.body)]
    }
    const { opening_hours: hours, return_window_days: days, legal_name: name } = settings
    expect(await read(guest.ask)).toEqual([
      `Open ${hours.en}`,
      `Back in ${days} days, ${name}, {thread}.\n{phone}`,
    ])
    expect(await read(guest.askInIndonesian)).toEqual([`Buka ${hours.id}`, 'PPN 11%, 5.000 baris.'])
    const out: string[] = []
    for await (const { path, body } of exportContent(db, { get: async () => undefined }))
      if (path === 'pages/hours.en.md') out.push(String(body))
    expect(out.join()).toContain('Back in {return_window_days} days, {legal_name}, {thread}.')
  })

  it('a former slug that two files name, or that is a file’s own, is refused', async () => {
    const named = `${matter('A', 'former_slugs: [a, b]\n')}A.\n`
    const result = await importFrom(
      await write({
        'blog/a.en.md': named,
        'blog/a.id.md': `${matter('A')}A.\n`,
        'blog/c.en.md': named,
        'blog/c.id.md': `${matter('A')}A.\n`,
      }),
    )
    expect('problems' in result ? result.problems.map(({ file }) => file) : result).toEqual([
      'blog/a.en.md',
      'blog/c.en.md',
      'blog/c.en.md',
    ])
  })

  it('documents missing in a folder stay, unless missing ones are retired', async () => {
    const { 'faq/01-terms.en.md': _en, 'faq/01-terms.id.md': _id, ...rest } = files
    const folder = await write({
      ...rest,
      'blog/bolts.en.md': rest['blog/bolts.en.md'].replace('HB-M8x10', 'HB-NEW'),
    })
    const faq = async () => {
      const { body } = await guest.ask(blog.listContent, { params: { kind: 'faq' } })
      return 'data' in body ? body.data.total : undefined
    }
    expect(await importFrom(folder)).toMatchObject({ changed: 0, retired: 0 })
    expect(await faq()).toBe(1)
    const result = await importFrom(folder, true)
    expect('retired' in result && result.retired > 0).toBe(true)
    expect([await faq(), await readStatus('bolts')]).toEqual([0, 200])
  })
})
