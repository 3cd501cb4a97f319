import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx'

/** Other products of the category, below everything else. */
export const RelatedProducts = hydrateOnInteraction(
  async () => (await import('./related-row.tsx')).RelatedRow,
)
