import type { VariantRecord } from '@pasok/contract'
import { expect, test } from 'vitest'
import { buildTable } from './variant-records.ts'

/** As much of a record as a row is made of. */
const record = (id: number, own: Partial<VariantRecord>) =>
  ({
    id,
    name: `Bearing ${id}`,
    sku_number: `B-${id}`,
    uom: 'pcs',
    product_tag_ids: [],
    min_qty: 1,
    multiple_qty: 1,
    display_add_to_cart: true,
    attributes: [],
    main_image_urls: null,
    extra_image_urls: [],
    ...own,
  }) as unknown as VariantRecord
const picture = (name: string, shows?: string) => ({
  image_256: `/media/${name}-256`,
  image_512: '',
  image_1024: '',
  image_1920: '',
  width: 800,
  height: 600,
  ...(shows && { shows }),
})

test('a row has the main picture of its own item, and never one of another', () => {
  const { rows } = buildTable([
    record(1, { main_image_urls: picture('own'), extra_image_urls: [picture('other', '6204')] }),
    record(2, { main_image_urls: picture('other', '6204') }),
    record(3, { extra_image_urls: [picture('other', '6204')] }),
  ])
  const own = { src: '/media/own-256', width: 800, height: 600 }
  expect(rows.map((row) => row.picture)).toEqual([own, undefined, undefined])
})

test('a column’s values have their codes, where all of them differ by these', () => {
  const value = (text: string) => ({ code: 'sealing', name: 'Sealing', text })
  const { rows } = buildTable([
    record(1, { attributes: [value('Rubber seals both sides (2RS)')] }),
    record(2, { attributes: [value('Open')] }),
  ])
  expect(rows.map(({ values }) => values[0]?.short)).toEqual(['2RS', undefined])
})
