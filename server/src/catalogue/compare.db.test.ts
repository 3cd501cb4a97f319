import { catalogue } from '@pasok/contract/endpoints'
import type { ComparedCard } from '@pasok/contract'
import { beforeAll, expect, it } from 'vitest'
import { openSessions } from '../identity/index.ts'
import { checkAnswer, openApi } from '../testing/ask-api.ts'
import { loadCatalogue, type CatalogueIds } from '../testing/catalogue-fixture.ts'
import { onDatabase } from '../testing/index.ts'
import { addPerson } from '../testing/people-fixture.ts'

onDatabase('the comparison', (open) => {
  let api: ReturnType<typeof openApi>
  let ids: CatalogueIds
  let cookie: string
  beforeAll(async () => {
    const { db } = await open()
    ids = await loadCatalogue(db)
    api = openApi({ db })
    const { memberId } = await addPerson(db, { email: 'pelihat@uji.test', role: 'viewer' })
    const sessions = openSessions(db, 'a secret of the tests')
    cookie = `pasok_session=${await sessions.beginInBrowser(db, memberId, '', new Date())}`
  })

  const compare = async (ids: readonly (number | string)[], language = 'en', as = cookie) => {
    const response = await api.get(`${catalogue.compareProducts.path}?ids=${ids.join(',')}`, {
      cookie: as,
      'accept-language': language,
    })
    const body = (await response.json()) as { data?: { records: ComparedCard[] } }
    checkAnswer(catalogue.compareProducts, response.status, body)
    return { status: response.status, records: body.data?.records ?? [] }
  }
  const formatValues = ({ attributes }: ComparedCard) =>
    Object.fromEntries(attributes.map(({ code, text, unit }) => [code, unit ? `${text} ${unit}` : text]))

  it('has all technical values of items and of products, in the requested order', async () => {
    const { status, records } = await compare([
      ids.item('HB-M10x12.5'),
      ids.product('HEXBOLT'),
      2_000_000_000,
      ids.item('HB-M8x10'),
    ])
    expect(status).toBe(200)
    expect(records.map(({ id }) => id)).toEqual([
      ids.item('HB-M10x12.5'),
      ids.product('HEXBOLT'),
      ids.item('HB-M8x10'),
    ])
    expect(records.map(formatValues)).toMatchObject([
      { length: '12.5 mm', thread: 'M10', material: 'Steel' },
      { thread: 'M8, M10', material: 'Steel' },
      { length: '10 mm', thread: 'M8', material: 'Steel' },
    ])
  })

  it('has prices, and texts in the reader’s language', async () => {
    const [bolt] = (await compare([ids.item('HB-M8x10')], 'id')).records
    expect(bolt).toHaveProperty('price')
    expect(bolt && formatValues(bolt)).toMatchObject({ material: 'Baja' })
  })

  it('leaves out products and items not sold', async () => {
    expect((await compare([ids.product('GONE')])).records).toEqual([])
  })

  it('is for members only, twenty at a time', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => n + 1)
    expect((await compare(twenty)).status).toBe(200)
    expect((await compare([...twenty, 21])).status).toBe(400)
    expect((await compare(['x'])).status).toBe(400)
    expect((await compare(twenty, 'en', '')).status).toBe(401)
  })
})
