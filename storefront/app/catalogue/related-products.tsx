import { onceTouched } from '../ui/once-touched.tsx'

/** Other products of the category, below everything else. */
export const RelatedProducts = onceTouched(async () => (await import('./related-row.tsx')).RelatedRow)
