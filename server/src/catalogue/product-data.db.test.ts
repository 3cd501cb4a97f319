import { expect, it } from 'vitest'
import { listingForAll } from '../testing/listing-for-all.ts'
import { onDatabase } from '../testing/index.ts'

onDatabase('the technical values of a listed product', (open) => {
  const { list, fasteners } = listingForAll(open)

  it('are returned on request: few choices by name, numbers from the lowest to the highest', async () => {
    const { records } = await list({ ...fasteners(), with_data: 'true' })
    const findData = (name: string) => records.find((card) => card.name === name)
    expect(findData('Hex head bolt')).toMatchObject({
      data: [
        { code: 'length', name: 'Length', text: '10–37.5', unit: 'mm' },
        { code: 'thread', name: 'Thread', text: 'M8, M10' },
        { code: 'material', name: 'Material', text: 'Steel' },
      ],
    })
    expect(findData('Threaded stud')).toMatchObject({ data: [] })
  })

  it('are in the reader’s language, with texts of the fallback language marked', async () => {
    const findData = async (language: 'ask' | 'askInIndonesian') => {
      const { records } = await list({ ...fasteners(), with_data: 'true' }, language)
      const nut = records.find((card) => card.is_header && card.data?.[0]?.text.startsWith('6'))
      return nut?.is_header ? nut.data : undefined
    }
    expect(await findData('ask')).toContainEqual({
      code: 'material',
      name: 'Material',
      text: 'Steel, Kuningan',
      fallback_language: { text: 'id' },
    })
    const indonesian = await findData('askInIndonesian')
    expect(indonesian?.[0]?.text).toBe('6,5–8')
    expect(indonesian?.at(-1)).not.toHaveProperty('fallback_language')
  })

  it('are left out otherwise', async () => {
    const { records } = await list(fasteners())
    for (const card of records) expect(card).not.toHaveProperty('data')
  })
})
