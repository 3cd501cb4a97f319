import type { HeaderRecord, ItemRecord } from '@pasok/contract'
import { Prose } from '../ui/prose.tsx'

/** The chapters below a product's description, one after the other: all of them can be read and searched at once. */
export function ProductTabs({ product: { product_tabs: tabs } }: { product: HeaderRecord | ItemRecord }) {
  return tabs.map(({ title, html, borrowed }, i) => (
    <section key={title} aria-labelledby={`tab-${i + 1}`} className="mt-8">
      <h2 id={`tab-${i + 1}`} className="mb-2 text-xl" lang={borrowed?.['title']}>
        {title}
      </h2>
      <Prose html={html} lang={borrowed?.['html']} />
    </section>
  ))
}
