import type { ItemRecord, Picture } from '@pasok/contract'
import { expect, test } from 'vitest'
import { itemJsonLd } from './product-json-ld.ts'

const picture = (name: string, shows?: string): Picture => ({
  image_256: `/media/${name}`,
  image_512: `/media/${name}`,
  image_1024: `/media/${name}`,
  image_1920: `/media/${name}`,
  width: 8,
  height: 6,
  ...(shows !== undefined && { shows }),
})
const place = { origin: 'https://shop.test', language: 'en' } as const
const item = {
  id: 7,
  name: '6204',
  website_description: '',
  product_brand: null,
  category_path: [],
  attributes: [],
  parent_item_count: 1,
} as unknown as ItemRecord

test('pictures of another item are not labelled as an item’s own', () => {
  const [own, other] = [picture('own.svg'), picture('other.svg', '6204-ZZ')]
  const readImages = (main: Picture, extra: Picture[]) =>
    itemJsonLd({ ...item, main_image_urls: main, extra_image_urls: extra }, place)
  expect(readImages(own, [other])).toMatchObject({ image: ['https://shop.test/media/own.svg'] })
  expect(readImages(other, [other])).not.toHaveProperty('image')
})
