import type { PriceReader } from '../../catalogue/index.ts'
import { onceOnly } from '../../platform/index.ts'
import { addLinesIn, type Added } from '../add-lines.ts'
import { findList, findListLines } from './lists.store.ts'

interface Sent {
  readonly listId: number
  readonly key: string | undefined
  readonly route: string
}

/**
 * Adds the quantities of a list to those in the cart of the member who reads, once for a key. Lines that can't be ordered
 * so are left out.
 */
export const addListToCart = (reader: PriceReader, { listId, key, route }: Sent, now: Date) =>
  onceOnly<{ readonly status: 200; readonly body: Added }, { readonly error: 'not_found' }>(
    reader.db,
    { principal: { kind: 'member', id: reader.scope.memberId }, key, route, request: { id: listId } },
    now,
    async (tx) => {
      const list = await findList(tx, reader.scope, listId)
      if (!list) return { error: 'not_found' }
      const lines = await findListLines(tx, list.id)
      return { status: 200, body: await addLinesIn(tx, reader, lines, now) }
    },
  )
