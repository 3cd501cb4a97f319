import { useState } from 'react'
import { useRootData } from '../../layout/root-data.ts'
import { untilLoaded } from '@pasok/ui/kit/lazy-part.ts'
import type { Listed } from './press-list.ts'
import { useStoredList, type ListName } from './stored-list.ts'

/**
 * Whether a product is in a list, which shows from the press on, and what a press does, whose code is
 * loaded by the first press; `isInAtFirst` is what the server knows.
 */
export const usePress = (
  name: ListName,
  product: Listed,
  isInAtFirst?: boolean,
): readonly [isIn: boolean, press: () => void] => {
  const member = useRootData()?.member
  const isIn = useStoredList(name, ({ ids }) => ids.includes(product.id), isInAtFirst)
  const [isAdding, setAdding] = useState(false)
  const press = () => {
    setAdding(!isIn && !isAdding)
    void untilLoaded(() => import('./press-list.ts'))
      .then(({ pressList }) => pressList(name, product, member))
      .finally(() => setAdding(false))
  }
  return [isIn || isAdding, press]
}
