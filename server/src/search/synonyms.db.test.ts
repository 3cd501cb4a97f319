import { MOST_SYNONYM_GROUPS } from '@pasok/contract'
import { search, searchStaff } from '@pasok/contract/endpoints'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { mappingSchema } from '../import/index.ts'
import { siteVersion, type Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { openStaffBrowser } from '../testing/ask-as-staff.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { readName } from './synonyms/synonym.ts'
import { queueTokensOfNames } from './synonyms/synonym.store.ts'
import { renewTokens } from './specification/renew-tokens.ts'
import { renewVocabulary } from './search.jobs.ts'

onDatabase('groups of other names', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  let editor: Awaited<ReturnType<typeof openStaffBrowser>>
  let sales: Awaited<ReturnType<typeof openStaffBrowser>>
  beforeAll(async () => {
    db = (await open()).db
    await loadCatalogue(db)
    api = openApi({
      db,
      announce: async () => {
        throw new Error('a change of other names has the whole catalogue read again')
      },
    })
    editor = await openStaffBrowser(db, api, 'content')
    sales = await openStaffBrowser(db, api, 'sales')
  })
  beforeEach(async () => {
    await sql`delete from catalogue.synonym_group where kind = 'own'`.execute(db)
    await renewTokens(db)
  })

  const find = async (keyword: string) => {
    const { status, body } = await openApi({ db }).ask(search.listProducts, { query: { keyword } })
    if (status !== 200) throw new Error(`${status}`)
    return body.data.records.map(({ name }) => name)
  }
  const add = (...names: string[]) => editor.ask(searchStaff.addSynonyms, { body: { names } })
  const addGroup = async (...names: string[]) => {
    const { status, body } = await add(...names)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body.data.record
  }
  const change = (id: number, body: { version: number; names: string[] }) =>
    editor.ask(searchStaff.changeSynonyms, { params: { id: String(id) }, body })
  const remove = (id: number) => editor.ask(searchStaff.removeSynonyms, { params: { id: String(id) } })
  const list = async (query: Record<string, string>) => {
    const { status, body } = await editor.ask(searchStaff.listSynonyms, { query })
    if (status !== 200) throw new Error(`${status}`)
    return body.data
  }
  const standardId = async () => (await list({ keyword: 'laher', kind: 'standard' })).records[0]?.id ?? 0

  it('of staff find items once the tokens of the products concerned are written', async () => {
    expect(await find('gelindingan')).toEqual([])
    const before = await siteVersion(db)
    const group = await addGroup('Gelindingan', 'deep groove  ball-bearing')
    expect(group).toMatchObject({
      kind: 'own',
      version: 1,
      names: ['deep groove ball bearing', 'gelindingan'],
    })
    expect(await siteVersion(db)).toBeGreaterThan(before)
    expect(await renewTokens(db)).toBe(1)
    expect(await find('gelindingan')).toEqual(['Deep groove ball bearing'])

    expect((await change(group.id, { version: 1, names: ['Kelereng', 'ball bearing'] })).status).toBe(200)
    expect(await renewTokens(db)).toBe(1)
    expect(await find('kelereng')).toEqual(['Deep groove ball bearing'])
    expect(await find('gelindingan')).not.toContain('Deep groove ball bearing')

    expect((await remove(group.id)).status).toBe(200)
    expect(await renewTokens(db)).toBe(1)
    expect(await find('kelereng')).toEqual([])
    expect((await remove(group.id)).status).toBe(404)
  })

  it('are words of the vocabulary at once, as which a mistyped one is read', async () => {
    await renewVocabulary(db)
    await addGroup('guliran', 'ball bearing')
    await renewTokens(db)
    expect(await find('gulirann')).toEqual(['Deep groove ball bearing'])
    // Nothing of the catalogue has any word of these.
    await addGroup('zwiebel', 'cebolla')
    const { rows } = await sql`select from catalogue.search_term where term = 'zwiebel'`.execute(db)
    expect(rows).toEqual([])
  })

  it('of several words name an attribute before a figure, too', async () => {
    const exact = async () => {
      const { body } = await openApi({ db }).ask(search.listProducts, {
        query: { keyword: 'ukuran memanjang 12.5' },
      })
      return (
        body.status === 'OK' && body.data.left_out === undefined && body.data.records.map(({ name }) => name)
      )
    }
    expect(await exact()).toBe(false)
    await addGroup('ukuran memanjang', 'length')
    await renewVocabulary(db)
    expect(await exact()).toEqual(['Hex head bolt M8x12.5'])
  })

  it('are names of a code, and the code one of theirs', async () => {
    await importText(
      db,
      [
        { product: 'PLATE', sku: 'PL-1', name_en: 'Plate SUS304' },
        { product: 'SHEET', sku: 'SH-1', name_en: 'Sheet of bright steel' },
      ],
      { mapping },
    )
    await addGroup('SUS304', 'bright steel')
    expect(await renewTokens(db)).toBe(2)
    const both = ['Plate SUS304', 'Sheet of bright steel']
    expect((await find('bright steel')).toSorted()).toEqual(both)
    expect((await find('sus304')).toSorted()).toEqual(both)
  })

  it('reach a product that waits for another reason, too', async () => {
    await importText(db, [{ product: 'ROLLER', sku: 'RL-1', name_en: 'Conveyor roller' }], { mapping })
    await sql`insert into catalogue.tokens_pending (product_id) select id from catalogue.product
      where code = 'ROLLER' on conflict do nothing`.execute(db)
    await addGroup('conveyor roller', 'rol ban berjalan')
    await renewTokens(db)
    expect(await find('rol ban berjalan')).toEqual(['Conveyor roller'])
    const { rows } = await sql`select from catalogue.synonym_pending`.execute(db)
    expect(rows).toEqual([])
  })

  it('are looked for in each name of a brand and a category once, however many change', async () => {
    const {
      rows: [names = { count: 0 }],
    } = await sql<{ count: number }>`
      select (select count(*) from catalogue.brand)::int + (select count(*) from catalogue.category)::int
        as count`.execute(db)
    const words = Array.from('abcdefghijklmnop', (letter) => [`sebutan${letter}`, `julukan${letter}`])
    for (const pair of words) await addGroup(...pair)
    await sql`create sequence calls`.execute(db)
    await sql`alter function catalogue.normalised(text) rename to normalised_itself`.execute(db)
    await sql`create function catalogue.normalised(text) returns text immutable language plpgsql as
      $$ begin perform nextval('public.calls'); return catalogue.normalised_itself($1); end $$`.execute(db)
    try {
      expect(await queueTokensOfNames(db)).toBe(true)
    } finally {
      await sql`drop function catalogue.normalised(text)`.execute(db)
      await sql`alter function catalogue.normalised_itself(text) rename to normalised`.execute(db)
    }
    const { rows } = await sql`select last_value::int as calls from calls`.execute(db)
    expect(rows).toEqual([{ calls: names.count }])
    await sql`drop sequence calls`.execute(db)
  })

  it('that come with the product are listed and stay as they are', async () => {
    const id = await standardId()
    expect((await list({ keyword: 'laher' })).records.map(({ kind, names }) => [kind, names[0]])).toEqual([
      ['standard', 'bantalan jarum'],
      ['standard', 'bantalan'],
    ])
    const names = ['bearing', 'pelor']
    expect(await change(id, { version: 1, names })).toMatchObject({
      status: 409,
      body: { code: 'standard_synonyms' },
    })
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'standard_synonyms' } })
    expect(await find('laher')).toEqual(['Deep groove ball bearing'])
  })

  it('are listed by page, kind and part of a name', async () => {
    await addGroup('gelindingan', 'bearing')
    await addGroup('pelor', 'steel ball')
    const own = await list({ kind: 'own', per_page: '1' })
    expect(own).toMatchObject({ total: 2, records: [{ kind: 'own' }] })
    const next = await list({ kind: 'own', per_page: '1', cursor: own.next_cursor ?? '' })
    expect(next.records[0]?.id).not.toBe(own.records[0]?.id)
    expect((await list({ keyword: 'linding' })).records.map(({ names }) => names)).toEqual([
      ['bearing', 'gelindingan'],
    ])
  })

  it('are changed by one who saw them as they are', async () => {
    const { id } = await addGroup('gelindingan', 'bearing')
    const names = ['gelindingan', 'pelor']
    expect((await change(id, { version: 1, names })).status).toBe(200)
    expect(await change(id, { version: 1, names: ['a bearing', 'pelor'] })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict' },
    })
    const shown = await editor.ask(searchStaff.showSynonyms, { params: { id: String(id) } })
    expect(shown).toMatchObject({ status: 200, body: { data: { record: { version: 2, names } } } })
    const { rows } = await sql`select action, details from platform.audit where subject = 'synonym_group'
      and subject_id = ${id} order by id`.execute(db)
    expect(rows).toEqual([
      { action: 'search.add-synonyms', details: { names: ['gelindingan', 'bearing'] } },
      { action: 'search.change-synonyms', details: { names } },
    ])
  })

  it.each([
    [['baut', '16A'], 'names.1'],
    [['M8', 'baut'], 'names.0'],
    [['轴承', 'bearing'], 'names.0'],
    [['satu dua tiga empat lima', 'bearing'], 'names.0'],
    [['glove', 'Gloves'], 'names.1'],
    [['bearing', 'Laher'], 'names'],
    [['bearing'], 'names'],
    [['bearing', 'x'.repeat(61)], 'names.1'],
    [Array.from({ length: 21 }, (_, n) => `nama ${'abcdefghijklmnopqrstu'[n]}`), 'names'],
  ])('are not made of %j', async (names, field) => {
    const { status, body } = await add(...names)
    expect([status, Object.keys('errors' in body ? (body.errors ?? {}) : {})]).toEqual([400, [field]])
    expect((await list({ kind: 'own' })).total).toBe(0)
  })

  it('are at most a thousand of the shop', async () => {
    await sql`insert into catalogue.synonym_group (kind)
      select 'own' from generate_series(1, ${MOST_SYNONYM_GROUPS})`.execute(db)
    expect(await add('gelindingan', 'bearing')).toMatchObject({
      status: 400,
      body: { errors: { names: [expect.stringContaining('1,000')] } },
    })
  })

  it('are changed by those who edit the catalogue alone', async () => {
    const answer = await sales.ask(searchStaff.addSynonyms, { body: { names: ['gelindingan', 'bearing'] } })
    expect(answer.status).toBe(403)
  })

  it('come in with a mapping, which takes none away and may be read again', async () => {
    const read = (synonyms: readonly (readonly string[])[]) =>
      importText(db, [{ product: 'HEXBOLT', sku: 'HB-M8x10' }], {
        mapping: mappingSchema.parse({ ...mapping, synonyms }),
      })
    const own = async () =>
      (await list({ kind: 'own' })).records.map(({ version, names }) => [version, names])
    const kept = await addGroup('pelor', 'steel ball')
    const { problems } = await read([
      ['bearing', 'laher'],
      ['Gelindingan', 'ball bearing'],
      ['16A', 'arus', 'setrum'],
      ['baut', 'Baut'],
    ])
    expect(problems.map(({ column, code, value }) => [column, code, value])).toEqual([
      ['synonyms', 'unsearchable_name', '16A'],
      ['synonyms', 'too_few_names', 'baut, Baut'],
    ])
    await renewTokens(db)
    expect(await find('gelindingan')).toEqual(['Deep groove ball bearing'])
    await read([['gelindingan', 'ball bearing']])
    await read([['gelindingan', 'ball bearing', 'pelor bulat']])
    expect(await own()).toEqual([
      [2, ['ball bearing', 'gelindingan', 'pelor bulat']],
      [1, ['arus', 'setrum']],
      [kept.version, ['pelor', 'steel ball']],
    ])
  })

  // PT100 is read as a pipe thread, which other names of it find all the same.
  it('of the product are names that a search finds', async () => {
    const { rows } = await sql<{
      term: string
    }>`select distinct term from catalogue.synonym order by 1`.execute(db)
    expect(rows.filter(({ term }) => !readName(term)).map(({ term }) => term)).toEqual(['pt100', 'rambu k3'])
  })
})
