import { hydrateOnInteraction } from '../../ui/hydrate-on-interaction.tsx'

/** Counts a view once somebody has begun to use the page: one that is only opened, or measured, is none. */
export const ViewCounter = hydrateOnInteraction(async () => (await import('./counted-view.tsx')).CountedView)
