import { languages } from '@pasok/words'
import { expect, it } from 'vitest'
import { printDocument } from '../platform/documents/document-worker.ts'
import { settings } from '../testing/ask-api.ts'
import { commercialDocument } from '../testing/commercial-document.ts'
import { pdfPages } from '../testing/pdf-text.ts'
import { buildLetterhead } from './index.ts'

it('a document has the shop’s details, bank accounts and foot from the settings', async () => {
  const footer = { en: 'All of it is invented.', id: 'Semuanya rekaan.' }
  for (const language of languages) {
    const shop = { ...settings, documents: { ...settings.documents, footer } }
    const bytes = await printDocument(commercialDocument({ language, ...buildLetterhead(shop, language) }))
    expect(pdfPages(bytes).join('\n').split('\n')).toEqual(
      expect.arrayContaining([
        'Toko Uji',
        'PT Toko Uji Niaga · NPWP 0012345671000000',
        'Jl. Uji No. 7, Bekasi 17530',
        '+62 21 5550 0177 · halo@toko-uji.test · https://toko-uji.test',
        '000-111-222',
        footer[language],
      ]),
    )
  }
})
