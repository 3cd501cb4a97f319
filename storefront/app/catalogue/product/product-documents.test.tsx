import type { ItemRecord } from '@pasok/contract'
import { speak } from '@pasok/ui/testing/show.tsx'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ProductDocuments } from './product-documents.tsx'

const item = {
  is_header: false,
  slug: 'washer-m8-7',
  certificates: [],
  url_catalog: '/api/v2/product/item/7/datasheet?language=en',
} as unknown as ItemRecord

test.each([
  ['en', 'Drawing to scale (DXF)'],
  ['id', 'Gambar berskala (DXF)'],
] as const)('a drawing to scale is a download that names its format (%s)', (language, text) => {
  speak(language)
  const links = (of: object) => {
    const { container, unmount } = show(<ProductDocuments product={{ ...item, ...of }} />)
    const found = [...container.querySelectorAll('a')].map((a) => [
      a.textContent,
      a.getAttribute('href'),
      a.getAttribute('download'),
    ])
    unmount()
    return found
  }
  const datasheet = ['Datasheet (PDF)', item.url_catalog, null]
  expect(links({})).toEqual([datasheet])
  expect(links({ drawing_dxf: '/media/drawings/1.dxf' })).toEqual([
    datasheet,
    [text, '/media/drawings/1.dxf', 'washer-m8-7.dxf'],
  ])
})
