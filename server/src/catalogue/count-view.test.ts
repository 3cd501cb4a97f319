import { expect, it } from 'vitest'
import { openLimits } from '../platform/index.ts'
import { countView } from './count-view.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36'

const counter = () => {
  const counted: number[] = []
  const parts = { limits: openLimits(), views: { add: (id: number) => void counted.push(id) } }
  const look = (address: string, agent: string | undefined = CHROME) =>
    countView(parts, 7, { address, agent })
  return { counted, parts, look }
}

it('a person’s view is counted', async () => {
  const { counted, look } = counter()
  await look('192.0.2.1')
  expect(counted).toEqual([7])
})

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/143.0.0.0 Safari/537.36',
  'curl/8.5.0',
])('a bot’s view is not counted: %s', async (agent) => {
  const { counted, look } = counter()
  await look('192.0.2.1', agent)
  expect(counted).toEqual([])
})

it('a view without a User-Agent is not counted', async () => {
  const { counted, parts } = counter()
  await countView(parts, 7, { address: '192.0.2.1', agent: undefined })
  expect(counted).toEqual([])
})

it('an address is counted 120 times a minute, its network 600 times', async () => {
  const { counted, look } = counter()
  for (let n = 0; n < 130; n++) await look('2001:db8:1:1::/64')
  expect(counted).toHaveLength(120)
  for (const subnet of [2, 3, 4, 5, 6]) for (let n = 0; n < 120; n++) await look(`2001:db8:1:${subnet}::/64`)
  expect(counted).toHaveLength(600)
  await look('192.0.2.1')
  expect(counted).toHaveLength(601)
})
