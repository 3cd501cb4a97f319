import { search } from '@pasok/contract/endpoints'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../platform/index.ts'
import { openApi } from '../testing/ask-api.ts'
import { loadCatalogue, mapping } from '../testing/catalogue-fixture.ts'
import { importText } from '../testing/import-text.ts'
import { onDatabase } from '../testing/index.ts'
import { readVocabulary } from './specification/vocabulary.ts'
import { searchText } from './text/search.store.ts'

onDatabase('the search says', (open) => {
  let db: Db
  let api: ReturnType<typeof openApi>
  beforeAll(async () => {
    const database = await open()
    db = database.db
    await loadCatalogue(db)
    await importText(
      db,
      [
        { product: 'BEARING', sku: '6204-2RS', replaces: 'BRG-62/04 RS' },
        { product: 'BEARING', sku: '6205-2RS', replaces: 'BRG-62/05 RS|6204-2RS' },
      ],
      { mapping },
    )
    api = openApi(database)
  })

  const answer = async (keyword: string) => {
    const { status, body } = await api.ask(search.searchSite, { query: { keyword } })
    if (status !== 200) throw new Error(`${status}`)
    const { products, corrected, did_you_mean, left_out } = body.data
    const hits = products.records.map((card) => ({
      called: card.is_header ? card.name : card.sku_number,
      match: card.match,
    }))
    return { hits, corrected, did_you_mean, left_out }
  }
  const list = async (keyword: string) => {
    const { status, body } = await api.ask(search.listProducts, { query: { keyword } })
    if (status !== 200) throw new Error(`${status}`)
    return body.data
  }
  const listHits = async (keyword: string) => (await answer(keyword)).hits.map((hit) => hit.called)

  describe('why it found', () => {
    it('an item by its part number', async () => {
      const match = { kind: 'part_number', text: '6204-2RS' }
      for (const keyword of ['62042rs', '6204', '204-2RS'])
        expect((await answer(keyword)).hits[0], keyword).toEqual({ called: '6204-2RS', match })
    })

    it('an item by a number that it replaces, as that is written', async () => {
      const match = { kind: 'replaced_number', text: 'BRG-62/04 RS' }
      for (const keyword of ['BRG-62/04 RS', 'brg 6204 rs', 'BRG6204RS'])
        expect((await answer(keyword)).hits, keyword).toEqual([{ called: '6204-2RS', match }])
      expect(await listHits('BRG-62/04')).toEqual(['6204-2RS'])
      // A part within it is nobody's number.
      expect(await listHits('G-62/04')).toEqual([])
    })

    it('the item that still has a number before the one that replaces it', async () => {
      expect((await answer('6204-2RS')).hits).toEqual([
        { called: '6204-2RS', match: { kind: 'part_number', text: '6204-2RS' } },
        { called: '6205-2RS', match: { kind: 'replaced_number', text: '6204-2RS' } },
      ])
    })

    it.each([
      ['hydrolic hose', 'hydraulic hose', 'hydraulic hose'],
      ['sarung tangn', 'sarung tangan', 'Sarung tangan las'],
      ['deepgroove 62 bearing', 'deep groove 62 bearing', 'Deep groove ball bearing'],
      ['deepgroove bearing', 'deep groove bearing', 'Deep groove ball bearing'],
      ['bearnig', 'bearing', 'Deep groove ball bearing'],
      ['zeat', 'zeta', 'Deep groove ball bearing'],
    ])('%j by its spelling, corrected to %j', async (keyword, corrected, hit) => {
      const found = await answer(keyword)
      expect(found.corrected).toBe(corrected)
      expect(found.hits[0]).toEqual(
        hit === undefined ? undefined : { called: hit, match: { kind: 'spelling', text: corrected } },
      )
    })

    it('an item by the corrected words of its name', async () => {
      expect(await answer('hex blot M10x35')).toMatchObject({ hits: [{ called: 'HB-M10x35' }] })
      expect((await answer('bawt segi enam M10x35')).hits).toMatchObject([{ called: 'HB-M10x35' }])
    })

    it.each(['bolt', 'baut segi enam', 'bearings', 'hose', 'laher'])(
      'nothing of plain words and other names: %s',
      async (keyword) => {
        const { hits, corrected } = await answer(keyword)
        expect(hits.map(({ match }) => match)).toEqual(hits.map(() => undefined))
        expect(hits.length).toBeGreaterThan(0)
        expect(corrected).toBeUndefined()
      },
    )
  })

  describe('what was typed, where its spelling is not to be corrected', () => {
    const both = async (keyword: string) => {
      const [list, site] = await Promise.all([
        api.ask(search.listProducts, { query: { keyword, exact: 'true' } }),
        api.ask(search.searchSite, { query: { keyword, exact: 'true' } }),
      ])
      if (list.status !== 200 || site.status !== 200) throw new Error(`${list.status} ${site.status}`)
      const { total, records, corrected, did_you_mean } = list.body.data
      const { products } = site.body.data
      expect([site.body.data.corrected, site.body.data.did_you_mean]).toEqual([corrected, did_you_mean])
      expect([products.total, products.records]).toEqual([total, records])
      return {
        hits: records.map((card) => (card.is_header ? card.name : card.sku_number)),
        corrected,
        did_you_mean,
      }
    }

    it.each([
      ['hydrolic hose', 'hydraulic hose'],
      ['bearnig', 'bearing'],
      ['zeat', 'zeta'],
      ['deepgroove bearing', 'deep groove bearing'],
    ])('%j finds nothing, and may mean %j', async (keyword, meaning) => {
      expect(await both(keyword)).toEqual({ hits: [], corrected: undefined, did_you_mean: meaning })
    })

    it.each(['bolt', 'baut segi enam', 'bear', 'laher', '6204', 'bearing 6204-2RS', 'BRG6204RS'])(
      '%j finds what it finds elsewhere',
      async (keyword) => {
        const { hits, corrected } = await both(keyword)
        expect(hits.length).toBeGreaterThan(0)
        expect(hits).toEqual(await listHits(keyword))
        expect(corrected).toBeUndefined()
      },
    )
  })

  describe('what a thing is called elsewhere:', () => {
    it.each([
      ['laher', ['Deep groove ball bearing']],
      ['bantalan deep groove', ['Deep groove ball bearing']],
      ['selang hidrolik', ['hydraulic hose']],
      ['hidrolis slang', ['hydraulic hose']],
      ['gloves', ['Sarung tangan las']],
      ['kaos tangan', ['Sarung tangan las']],
      ['screw', ['Miniature screw', 'Hex head bolt', 'Threaded stud']],
      ['kuatmor bolt', ['Hex head bolt']],
      ['zeta bearing', ['Deep groove ball bearing']],
      ['zeta gloves', ['Sarung tangan las']],
      ['fasteners studs', ['Threaded stud']],
    ])('%j finds %j', async (keyword, hits) => {
      expect(await listHits(keyword)).toEqual(hits)
    })

    it('a number among words finds its item, if that has the other words', async () => {
      for (const keyword of ['bearing 6204-2RS', 'laher 6204', 'Nachi 6204', '6204 2rs bearing', 'zeta 6204'])
        expect(await listHits(keyword), keyword).toEqual(['6204-2RS'])
    })

    it('a size is the same with and without blanks', async () => {
      const expected = ['HB-M10x35']
      for (const keyword of ['bolt M10x35', 'baut m10X35', 'hex bolt M10 x35'])
        expect(await listHits(keyword), keyword).toEqual(expected)
    })
  })

  describe('what may be meant', () => {
    it.each([
      ['6304-2RS', '6204-2RS'],
      ['HH-2SM-08', 'HH-2SN-08'],
      ['xyzzyplugh', undefined],
      ['bolt', undefined],
      ['!!!', undefined],
    ])('by %j: %j', async (keyword, meaning) => {
      const { did_you_mean, hits, left_out } = await answer(keyword)
      expect(did_you_mean).toBe(meaning)
      if (meaning !== undefined) {
        expect(hits.length > 0).toBe(left_out !== undefined)
        expect((await listHits(meaning)).length).toBeGreaterThan(0)
      }
    })
  })

  describe('what it left out, where nothing has all of it:', () => {
    it.each([
      ['hose 6204', '6204', 'hydraulic hose'],
      ['hex bolt M10x33', '33', 'Hex head bolt'],
    ])('%j without %j', async (keyword, part, first) => {
      const { hits, left_out } = await answer(keyword)
      expect(left_out).toEqual([part])
      expect(hits[0]?.called).toBe(first)
      const { total, left_out: inList } = await list(keyword)
      expect([total > 0, inList]).toEqual([true, [part]])
    })

    it('but a name that nothing is called is not stocked', async () => {
      const { not_stocked, left_out, records } = await list('xyzzyplugh bolt')
      expect([not_stocked, left_out, records.length > 0]).toEqual([['xyzzyplugh'], undefined, true])
    })

    it('nothing is left out of a text that is to be taken exactly', async () => {
      const { body } = await api.ask(search.searchSite, { query: { keyword: 'hose 6204', exact: 'true' } })
      expect(body).toMatchObject({ data: { products: { total: 0 } } })
      expect(body).not.toHaveProperty('data.left_out')
    })
  })

  it('every part number first by itself, and by itself without its signs', async () => {
    const { rows } = await sql<{ id: number; sku: string }>`
      select i.id, i.sku from catalogue.item i join catalogue.listing l on l.product_id = i.product_id
      where i.active`.execute(db)
    expect(rows.length).toBeGreaterThan(25)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...rows),
        fc.constantFrom('', ' ', '-', '/'),
        fc.boolean(),
        async ({ id, sku }, sign, upper) => {
          const typed = upper ? sku.toUpperCase() : sku.toLowerCase()
          expect((await searchText(db, () => readVocabulary(db), typed)).items[0]?.item_id, typed).toBe(id)
          const bare = typed.replaceAll(/[^a-z0-9]+/gi, sign)
          const same = (other: string) => other.replaceAll(/[^a-z0-9]+/gi, '').toLowerCase()
          const equal = rows.filter((row) => same(row.sku) === same(sku)).map((row) => row.id)
          const first = (await searchText(db, () => readVocabulary(db), bare)).items
            .slice(0, equal.length)
            .map((item) => item.item_id)
          expect(
            first.toSorted((a, b) => a - b),
            bare,
          ).toEqual(equal.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('something of any text', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'bolt',
        'bearng',
        'M8x30',
        '24v',
        '1/2"',
        "'",
        ':*',
        'x',
        'for',
        'kunci pas',
        '6204',
        'zeta',
      ),
      fc.string({ unit: 'binary', maxLength: 12 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 20 }), async (pieces) => {
        const text = pieces.join(' ').replaceAll('\0', '')
        const { items, products } = await searchText(db, () => readVocabulary(db), text)
        const own = items.map(({ product_id }) => product_id)
        expect(products.filter((id) => own.includes(id))).toEqual([])
        expect(new Set(products).size).toBe(products.length)
        expect(new Set(items.map(({ item_id }) => item_id)).size).toBe(items.length)
      }),
    )
  })
})
