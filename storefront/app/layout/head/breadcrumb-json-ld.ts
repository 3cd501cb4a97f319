import { nothing, type Thing } from './structured-data.tsx'

/** One step of the way to a page; the page itself, the last, needs no address. */
export interface Step {
  readonly name: string
  /** From the shop's own root, in the reader's language. */
  readonly to?: string
}

/** The way to a page, for search engines. */
export const breadcrumbJsonLd = (steps: readonly Step[], origin: string): Thing =>
  import.meta.env.SSR
    ? {
        '@type': 'BreadcrumbList',
        itemListElement: steps.map(({ name, to }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name,
          ...(to !== undefined && { item: origin + to }),
        })),
      }
    : nothing
