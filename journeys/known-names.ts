import { cast, waiting } from '@pasok/demo'
import type { Page } from '@playwright/test'
import { refusalWords } from '@pasok/words'
import { becomes } from './visit.ts'

/** Every text within. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.slice(0, 1))
    .join('')

const AREAS = ['province', 'city?province_id=32', 'district?city_id=3216', 'subdistrict?district_id=321606']
const LISTS = [
  'company_type',
  'customer_department',
  'customer_classification',
  'customer_industry',
  'industrial_estate',
].map((list) => `${list}?limit=250`)

/**
 * What stands on pages as it is, by words and whole: what people of the cast wrote and are called, the country's areas,
 * official lists, and what the API says of fields, which comes from the server, where nothing is marked.
 */
export const knownNames = async (page: Page): Promise<string[]> => {
  const read = async (list: string, language: string) =>
    textsIn(
      await (
        await page.request.get(`/api/v1/res/${list}`, { headers: { 'accept-language': language } })
      ).json(),
    )
  const listed: string[] = []
  for (const list of [...AREAS, ...LISTS])
    for (const language of ['en', 'id']) listed.push(...(await read(list, language)))
  await becomes(page, 'owner')
  const addresses = textsIn(await (await page.request.get('/api/delivery/address')).json())
  const written = [
    ...textsIn([cast, waiting]).flatMap((text) => [text, initialsOf(text)]),
    ...addresses,
    ...listed,
  ]
  return [
    ...written.flatMap((text) => text.split(/\s+/).map((word) => word.replace(/[.,;]$/, ''))),
    ...listed,
    ...Object.values(refusalWords).flatMap((words) => [words.en({}), words.id({})]),
  ]
}
