import { isbot } from 'isbot'
import { toNetwork, type Client, type LimitKey, type Limits } from '../platform/index.ts'
import type { ViewCounter } from './view-counter.ts'

/** Counts a view of a product or item, unless the viewer is a bot, or its address or network has viewed too often. */
export const countView = async (
  { views, limits }: { readonly views: Pick<ViewCounter, 'add'>; readonly limits: Pick<Limits, 'limited'> },
  id: number,
  { address, agent }: Pick<Client, 'address'> & { readonly agent: string | undefined },
): Promise<void> => {
  if (agent === undefined || isbot(agent)) return
  const keys: readonly LimitKey[] = [
    ['view', address],
    ['view network', toNetwork(address)],
  ]
  for (const [kind, key] of keys) if ((await limits.limited(kind, key)) !== undefined) return
  views.add(id)
}
