import type { Picture } from '@pasok/contract'
import { expect, test } from 'vitest'
import { speak } from '@pasok/ui/testing/show.tsx'
import { noteOnPictures } from './picture-text.ts'

const picture = (files: Partial<Picture>) => ({ ...files }) as Picture
const drawing = picture({ image_256: '/media/1.svg', image_1920: '/media/1.svg' })
const photograph = picture({ image_256: '/media/1-256.avif', image_1920: '/media/1-1920.avif' })
const attributes = [{ name: 'Thread', value: 'M8' }] as never

test.each([
  ['en', "This item's dimensions are in its technical data."],
  ['id', 'Ukuran varian ini tercantum di data teknis.'],
] as const)(
  'an item whose only drawings are of others says where its own dimensions are (%s)',
  (language, note) => {
    speak(language)
    const others = { main_image_urls: null, extra_image_urls: [drawing], attributes }
    expect(noteOnPictures(others)).toBe(note)
    expect(noteOnPictures({ ...others, main_image_urls: drawing })).toBeUndefined()
    expect(noteOnPictures({ ...others, extra_image_urls: [photograph] })).toBeUndefined()
    expect(noteOnPictures({ ...others, extra_image_urls: [] })).toBeUndefined()
    expect(noteOnPictures({ ...others, attributes: [] })).toBeUndefined()
  },
)
