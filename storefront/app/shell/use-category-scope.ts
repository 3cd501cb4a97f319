import { useState } from 'react'
import { useLocation } from 'react-router'
import { addressOf, idOf } from './address.ts'

const PAGE = '/shop/category/'

/** The category whose page this is, and whether its visitor searches in it alone. */
export const useCategoryScope = () => {
  const address = addressOf(useLocation().pathname)
  const category =
    address.kind === 'page' && address.rest.startsWith(PAGE)
      ? idOf(address.rest.slice(PAGE.length))
      : undefined
  const [scope, setScope] = useState<number | undefined>(undefined)
  return {
    category,
    isWithin: category !== undefined && scope === category,
    setWithin: (isWithin: boolean) => setScope(isWithin ? category : undefined),
  }
}
