import { company } from '@pasok/contract/endpoints'
import { expect, it } from 'vitest'
import { withBody } from '../../platform/index.ts'
import { memoryStorage } from '../../testing/memory-storage.ts'
import { passwords } from '../../testing/passwords.ts'
import { pdf, registration } from '../../testing/registration-fixture.ts'
import { signUp } from './sign-up.ts'

const network = '192.0.2.1'
const versions = { terms: '2026-11-02', privacy: '2026-03-04' }
async function* largeBody() {
  yield Buffer.alloc(200_000)
}
const notReached = () => {
  throw new Error('not reached')
}

it('a registration whose password waits to be hashed delays no other large body', async () => {
  const queue = Promise.withResolvers<void>()
  const use = <T>(work: () => Promise<T>) =>
    withBody(largeBody(), { largest: 200_000, party: { company: network } }, work)
  const parts = {
    db: undefined as never,
    storage: memoryStorage(),
    sendEmail: notReached,
    versions,
    passwords: {
      ...passwords,
      hash: async () => {
        await queue.promise
        throw new Error('the hash came last')
      },
    },
  }
  const form = company.signUp.form.parse(registration({ npwp_document: pdf(150_000) }))
  const first = use(() => signUp(parts, form, network, new Date('2026-11-22T03:00:00Z')))
  expect(await use(async () => 'used')).toBe('used')
  queue.resolve()
  await expect(first).rejects.toThrow('the hash came last')
})
