import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx'
import { firstListed } from './stored-list.ts'

/** The buttons of a product's lists. Whoever has nothing in one, and only looks at a page, loads nothing of them. */
export const ListButtons = hydrateOnInteraction(
  async () => (await import('./product-lists.tsx')).ProductLists,
  <span className="list-button" />,
  firstListed,
)
