import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { apiContext } from '../../api-client/context.ts'
import { speak } from '@pasok/ui/testing/show.tsx'
import { action } from './upload-page.tsx'

const url = new URL('http://shop.example/account/quotation/upload')

/** What the page does with a file, and which files the API got. */
const sendFile = async (file: File) => {
  const uploaded: unknown[] = []
  const context = new RouterContextProvider()
  context.set(apiContext, (async (_: unknown, { form }: { form: { quo_file: File } }) => {
    uploaded.push(form.quo_file.name)
    return { status: 400, body: { status: 400, detail: 'No workbook', errors: {} } }
  }) as never)
  const form = new FormData()
  form.set('quo_file', file)
  const request = { formData: async () => form }
  const outcome: unknown = await action({ request, url, params: {}, context } as never).catch(
    (thrown: unknown) => thrown,
  )
  return { outcome, uploaded }
}

// @spec §8 Upload failed
test.each([
  ['en', 'File upload failed'],
  ['id', 'File gagal diunggah'],
] as const)('in %s a file that the shop refuses has failed in these words', async (language, refused) => {
  speak(language)
  const { outcome } = await sendFile(new File(['Part;Qty'], 'needs.xlsx'))
  expect(outcome).toMatchObject({ data: { refused, errors: { quo_file: ['No workbook'] } } })
})

// @spec §5 Upload: no file
test('an empty file is refused by what it holds; where none was chosen nothing is sent', async () => {
  speak('en')
  const empty = await sendFile(new File([], 'needs.xlsx'))
  expect(empty.uploaded).toEqual(['needs.xlsx'])
  expect(empty.outcome).toMatchObject({ data: { errors: { quo_file: ['No workbook'] } } })
  const none = await sendFile(new File([], ''))
  expect(none.uploaded).toEqual([])
  expect(none.outcome).toMatchObject({ status: 303 })
})
