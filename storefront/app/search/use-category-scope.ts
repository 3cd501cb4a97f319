import { useState } from 'react'
import { parseId } from '../routing/parse-id.ts'
import { useRest } from '../routing/use-link.ts'

const PAGE = '/shop/category/'

/** The category whose page this is, and whether its visitor searches in it alone. */
export const useCategoryScope = () => {
  const rest = useRest()
  const category = rest?.startsWith(PAGE) ? parseId(rest.slice(PAGE.length)) : undefined
  const [scope, setScope] = useState<number | undefined>(undefined)
  return {
    category,
    isWithin: category !== undefined && scope === category,
    setWithin: (isWithin: boolean) => setScope(isWithin ? category : undefined),
  }
}
