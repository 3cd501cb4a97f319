import type { BrandRecord } from '@pasok/contract'
import { MOST_SUGGESTED } from '../../constants.ts'

/** A brand as the search box knows it. */
export type Brand = Pick<BrandRecord, 'id' | 'name'>

const words = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/.]+/g, ' ')
    .trim()}`

/** The brands of whose name any word begins so, as the API finds them. */
export const brandsLike = (brands: readonly Brand[], text: string): Brand[] => {
  const looked = words(text)
  return looked === ' '
    ? []
    : brands.filter(({ name }) => words(name).includes(looked)).slice(0, MOST_SUGGESTED)
}
