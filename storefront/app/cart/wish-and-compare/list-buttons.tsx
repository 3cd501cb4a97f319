import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx'

/** The buttons of a product's lists. Whoever only looks at a page loads nothing of them. */
export const ListButtons = hydrateOnInteraction(
  async () => (await import('./product-lists.tsx')).ProductLists,
  <span className="list-button" />,
)
