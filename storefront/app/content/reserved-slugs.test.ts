import { reservedSlugs } from '@pasok/contract'
import { expect, test } from 'vitest'
import { paths } from '../routing/paths.ts'

/** Pages whose text is the page document of the same name. */
const withText = ['about-us', 'contact-us', 'delivery-information']

test.each([
  ['post', '/blog/', []],
  ['page', '/site/', withText],
] as const)('no %s can take the address of another page below %s', (kind, folder, own) => {
  const others = paths
    .filter(({ path }) => path.startsWith(folder) && !path.includes(':') && !path.includes('.'))
    .map(({ path }) => path.slice(folder.length))
    .filter((slug) => !own.some((one) => one === slug))
  expect(others.toSorted()).toEqual([...reservedSlugs[kind]].toSorted())
})
