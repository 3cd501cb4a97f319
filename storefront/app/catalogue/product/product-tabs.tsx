import type { AttributeValue, HeaderRecord, ItemRecord } from '@pasok/contract'
import { product_chapters, product_data, product_description } from '~words'
import { Prose } from '@pasok/ui/kit/prose.tsx'
import { Tabs, type Tab } from '@pasok/ui/kit/tabs.tsx'
import { TechnicalData } from './technical-data.tsx'

interface Props {
  readonly product: HeaderRecord | ItemRecord
  readonly data?: readonly AttributeValue[] | undefined
}

/** An item's technical data, the description, and the supplier's own tabs, where there are any. */
export function ProductTabs({ product, data = [] }: Props) {
  const { website_description: description, product_tabs: chapters, fallback_language: fallback } = product
  const tabs: Tab[] = [
    ...(data.length > 0
      ? [{ id: 'data', title: product_data(), content: <TechnicalData values={data} /> }]
      : []),
    ...(description
      ? [
          {
            id: 'description',
            title: product_description(),
            content: <Prose html={description} lang={fallback?.['website_description']} />,
          },
        ]
      : []),
    ...chapters.map(({ title, html, fallback_language: fallback }, i) => ({
      id: `chapter-${i + 1}`,
      title,
      lang: fallback?.['title'],
      content: <Prose html={html} lang={fallback?.['html']} />,
    })),
  ]
  return <Tabs label={product_chapters()} tabs={tabs} />
}
