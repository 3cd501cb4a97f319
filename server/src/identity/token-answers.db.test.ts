import { beforeAll, expect, it } from 'vitest'
import { openApi } from '../testing/ask-api.ts'
import { addPerson, PASSWORD } from '../testing/people-fixture.ts'
import { postgresForAll } from '../testing/postgres-for-all.ts'

const database = postgresForAll()
let api: ReturnType<typeof openApi>
let memberId: number
beforeAll(async () => {
  api = openApi({ db: database.db })
  memberId = (await addPerson(database.db, { email: 'program@uji.test' })).memberId
})

const logIn = () => api.post('/auth/token', { login: 'program@uji.test', password: PASSWORD })
const tokens = {
  access_token: expect.any(String) as string,
  refresh_token: expect.any(String) as string,
  token_type: 'Bearer',
  expires_in: expect.any(Number) as number,
}
const bearing = (token: string) => ({ authorization: `Bearer ${token}` })
const readData = async (response: Response) =>
  ((await response.json()) as { data: Record<'access_token' | 'refresh_token', string> }).data

// @spec §7 Auth: token answer
it('a member’s login answers OK with both tokens and their type, and nothing else', async () => {
  const response = await logIn()
  expect(response.status).toBe(200)
  expect(await response.json()).toStrictEqual({ status: 'OK', data: tokens })
})

// @spec §7 Auth: refresh answer
it('a refresh answers with an access token that works, in data', async () => {
  const { refresh_token: refresh } = await readData(await logIn())
  const response = await api.post('/auth/refresh', undefined, bearing(refresh))
  expect(response.status).toBe(200)
  const answer = (await response.clone().json()) as object
  expect(answer).toStrictEqual({ status: 'OK', data: tokens })
  const { access_token: access } = await readData(response)
  expect((await api.get('/v2/user/profile', bearing(access))).status).toBe(200)
})

// @spec §7 Profile: answer
it('the profile is in data.record, both when it is read and when it is written', async () => {
  const { access_token: access } = await readData(await logIn())
  const read = await api.get('/v2/user/profile', bearing(access))
  expect(await read.json()).toMatchObject({
    status: 'OK',
    data: { record: { id: memberId, email: 'program@uji.test' } },
  })
  const change = {
    version: 1,
    name: 'Nama Baru',
    position: '',
    mobile: '',
    phone: '',
    phone_extension: '',
    language: 'en',
  }
  const written = await api.post('/v2/user/profile', change, bearing(access))
  expect([written.status, await written.json()]).toMatchObject([
    200,
    { status: 'OK', data: { record: { id: memberId, name: 'Nama Baru' } } },
  ])
})
