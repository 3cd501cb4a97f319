import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentTitles, languages, pageNumber, rupiahText } from '@pasok/words'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { commercialDocument, documentLine } from '../../testing/commercial-document.ts'
import { pdfPages } from '../../testing/pdf-text.ts'
import { openWorkers, type CommercialDocument } from '../index.ts'
import { printDocument } from './document-worker.ts'
import { documentTask } from './make-document.ts'

const readPages = async (document: CommercialDocument): Promise<string[]> =>
  pdfPages(await printDocument(document))
const readLines = async (document: CommercialDocument): Promise<string[]> =>
  (await readPages(document)).flatMap((page) => page.split('\n'))

/** All these lines, whatever stands between them. */
const including = (lines: string): unknown => expect.arrayContaining(lines.trim().split(/ \| |\n\s*/))

describe('a commercial document', () => {
  it('has everything that is known, in English', async () => {
    const pages = await readPages(commercialDocument())
    expect(pages).toHaveLength(1)
    expect(pages[0]?.split('\n')).toEqual(
      including(`
        Toko Uji | PT Toko Uji Niaga · NPWP 0012345671000000 | Quotation | Q-2026-000123
        PT Pembeli Uji | Attn. Sari | Accounts | keuangan@pembeli-uji.test | Jl. Gudang No. 3
        Version | 2 | Date | 23/11/2026 | Valid until | 07/12/2026 | PO number | PO-4500012345
        Shipment | Partial shipments accepted | Payment terms | 30 days
        HB-M8x3 | Hex head bolt, partly threaded, galvanised | pcs | Rp. 1.250 | Rp. 37.500
        Subtotal | Rp. 75.000 | Delivery cost | Rp. 50.000 | VAT 11% | Rp. 13.750 | Total | Rp. 138.750
        Please call before delivery. | Bank Uji | 000-111-2222 | PT Toko Uji Niaga
        Terms | Prices are in rupiah and before VAT. | Page 1 of 1`),
    )
  })

  it('is Indonesian for an Indonesian reader', async () => {
    const lines = await readLines(commercialDocument({ language: 'id', kind: 'order_confirmation' }))
    expect(lines).toEqual(
      including(`
        Konfirmasi Pesanan | Pelanggan | Alamat pengiriman | U.p. Sari | Berlaku sampai | 07/12/2026
        Boleh bertahap | Harga satuan | Ongkos kirim | PPN 11% | Syarat dan ketentuan | Halaman 1 dari 1`),
    )
    expect(lines.join('\n')).not.toMatch(/Valid until|Customer|Unit price|Payment|Amount|Page/)
  })

  it('names its kind in each language', async () => {
    for (const language of languages)
      for (const kind of ['quotation', 'order_confirmation', 'proforma_invoice'] as const)
        expect(await readLines(commercialDocument({ language, kind }))).toContain(
          documentTitles[kind][language],
        )
  })

  it('has no column, fact or section that nothing fills', async () => {
    const lines = await readLines(
      commercialDocument({
        customer: { legalName: 'PT Pembeli Uji', billingAddress: ['Jl. Pembeli No. 12'] },
        facts: { date: '2026-11-23' },
        notes: undefined,
        bankAccounts: [],
        terms: [],
      }),
    )
    for (const absent of ['Disc.', 'Lead time', 'Delivery address', 'PO number', 'Notes', 'Terms', 'Attn.'])
      expect(lines.join('\n')).not.toContain(absent)
    expect(lines).not.toContain('Payment by bank transfer')
  })

  it('gives the customer the room of a delivery address where there is none', async () => {
    const address = 'Kawasan Industri Contoh Blok B2 No. 14, Cikarang Selatan'
    const customer = { legalName: 'PT Pembeli Uji', billingAddress: [address] }
    expect(await readLines(commercialDocument({ customer }))).toContain(address)
    const deliveryAddress = ['Jl. Gudang No. 3']
    expect(await readLines(commercialDocument({ customer: { ...customer, deliveryAddress } }))).not.toContain(
      address,
    )
  })

  it('says what has no price yet, and prices nothing', async () => {
    const unpriced = [1, 2, 3].map((place) =>
      documentLine(place, { unitPrice: 'to_be_priced', subtotal: undefined }),
    )
    const lines = await readLines(commercialDocument({ lines: unpriced, totals: undefined }))
    expect(lines.filter((line) => line === 'To be priced')).toHaveLength(3)
    for (const absent of ['Rp.', 'Amount', 'Subtotal', 'Total'])
      expect(lines.join('\n')).not.toContain(absent)
  })

  it('counts the lines that the total is without; one that is not offered is none of them', async () => {
    const lines = [
      documentLine(1),
      documentLine(2, { unitPrice: 'to_be_priced', subtotal: undefined }),
      documentLine(3, { unitPrice: 'none', subtotal: undefined, status: 'Not available' }),
    ]
    expect(await readLines(commercialDocument({ lines }))).toEqual(
      expect.arrayContaining(['Excludes 1 item still to be priced', 'Not available', '–']),
    )
    expect(await readLines(commercialDocument({ lines, language: 'id' }))).toContain(
      'Belum termasuk 1 barang yang harganya menyusul',
    )
  })

  it('writes a discount, a lead time, and comments', async () => {
    const lines = [
      documentLine(1, {
        discountPercent: 12.5,
        leadTime: '14 hari kerja',
        status: 'Alternatif untuk HB-M9x1',
        comments: ['Kelas 8.8', 'Dengan sertifikat 3.1'],
      }),
    ]
    expect(await readLines(commercialDocument({ lines, language: 'id' }))).toEqual(
      expect.arrayContaining(['12,5%', '14 hari kerja', 'Alternatif untuk HB-M9x1', 'Kelas 8.8']),
    )
  })
})

describe('a document of 200 lines', () => {
  const lines = Array.from({ length: 200 }, (_, i) =>
    documentLine(i + 1, {
      name: `Bolt ${i + 1}${i % 3 === 0 ? ', hot-dip galvanised, for steel structures, with nut and washer' : ''}`,
      leadTime: i % 2 === 0 ? '14 working days' : 'In stock',
    }),
  )

  it('repeats its header row, counts its pages, splits no row, and leaves no total alone', async () => {
    for (const language of languages) {
      const pages = await readPages(commercialDocument({ language, lines }))
      expect(pages.length).toBeGreaterThan(5)
      expect(pages.length).toBeLessThan(11)
      for (const [index, page] of pages.entries()) {
        expect(page).toContain(pageNumber[language]({ page: index + 1, pages: pages.length }))
        if (index > 0) expect(page).toContain(`${documentTitles.quotation[language]} Q-2026-000123`)
        const skus = page.match(/^HB-M8x\d+$/gm) ?? []
        const names = page.match(/^Bolt \d+/gm) ?? []
        const amounts = page.match(new RegExp(`^${rupiahText(1_250)}$`, 'gm')) ?? []
        expect([names.length, amounts.length]).toEqual([skus.length, skus.length])
        if (skus.length > 0) expect(page).toContain(language === 'en' ? 'Unit price' : 'Harga satuan')
      }
      const skus = pages.flatMap((page) => page.match(/^HB-M8x\d+$/gm) ?? [])
      expect(skus).toEqual(lines.map(({ sku }) => sku))
      const last = pages.find((page) => page.includes(rupiahText(138_750)))
      expect(last).toContain('HB-M8x200')
    }
  })

  it('has the last row beside the totals, however many rows there are', async () => {
    for (let count = 12; count < 28; count += 1) {
      const pages = await readPages(commercialDocument({ lines: lines.slice(0, count) }))
      const withTotal = pages.filter((page) => page.includes(rupiahText(138_750)))
      expect(withTotal).toHaveLength(1)
      expect(withTotal[0]).toMatch(new RegExp(`^HB-M8x${count}$`, 'm'))
    }
  })

  it('is made in a thread, not in that of the requests', async () => {
    const workers = openWorkers({ threads: 1 })
    onTestFinished(workers.close)
    await workers.run(documentTask(60_000), commercialDocument())
    const [before, ownBefore] = [process.cpuUsage(), process.threadCpuUsage()]
    const bytes = await workers.run(documentTask(60_000), commercialDocument({ lines }))
    const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)]
    if (typeof bytes === 'string') throw new Error(bytes)
    expect(own.user).toBeLessThan(all.user / 4)
    expect(pdfPages(bytes).length).toBeGreaterThan(5)
  })
})

it('a document of many lines, whose pages are written one by one, has the same pages as one of fewer', async () => {
  const lines = Array.from({ length: 500 }, (_, at) => documentLine(at + 1))
  const inOrder = (page: string) => page.split('\n').toSorted()
  const more = await readPages(commercialDocument({ lines }))
  const fewer = await readPages(commercialDocument({ lines: lines.slice(0, -1) }))
  const counted = fewer.map((page) => page.replace(/ of \d+$/m, ` of ${more.length}`))
  expect(more.length).toBeGreaterThan(10)
  expect(more.slice(0, 10).map(inOrder)).toEqual(counted.slice(0, 10).map(inOrder))
  expect(more.at(-1)).toContain(`Page ${more.length} of ${more.length}`)
})

describe('texts of any kind', () => {
  it('wrap at spaces, and a part number is never broken', async () => {
    const sku = 'SMC-CDQ2B32-100DCZ-M9BWSDPC-XB6-XC35-0001'
    const lines = [
      documentLine(1, {
        sku,
        name: 'Compact cylinder '.repeat(20),
        leadTime: '14 working days after approval',
      }),
    ]
    const text = await readLines(commercialDocument({ lines }))
    expect(text).toContain(sku)
    expect(text.filter((line) => line.startsWith('Compact cylinder')).length).toBeGreaterThan(2)
    expect(text).toEqual(expect.arrayContaining(['14 working', 'days after', 'approval']))
  })

  it('of one endless word are broken to fit, over as many pages as they need', async () => {
    const word = 'W'.repeat(20_000)
    const pages = await readPages(
      commercialDocument({ lines: [documentLine(1, { name: word })], notes: word }),
    )
    expect(pages.length).toBeGreaterThan(3)
    expect(
      pages
        .join('')
        .match(/W{10,}/g)
        ?.join('').length,
    ).toBeGreaterThan(39_900)
  })

  it('become boxes where the type has no sign for them', async () => {
    const lines = [documentLine(1, { name: 'Baut 螺栓 😀 العربية हिन्दी \u0007 end' })]
    const text = (await readLines(commercialDocument({ lines }))).join('\n')
    expect(text).toContain('Baut □□ □ □□□□□□□')
    expect(text).toContain('end')
    expect(text).not.toContain('\uFFFD')
  })

  it('never keep it from being made', async () => {
    const any = fc.string({ unit: 'binary', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(any, any, any, async (one, two, three) => {
        const document = commercialDocument({
          lines: [documentLine(1, { name: one, sku: two, uom: three, comments: [one], status: two })],
          customer: { legalName: three, billingAddress: [one, two], attention: one },
          facts: { date: '2026-11-23', poNumber: two },
          notes: three,
          terms: [one],
        })
        expect((await readPages(document)).length).toBeGreaterThan(0)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the file', () => {
  it('names its title, author and language, holds no date, and is the same every time', async () => {
    const [once, again] = [
      await printDocument(commercialDocument()),
      await printDocument(commercialDocument()),
    ]
    expect(Buffer.from(once).equals(again)).toBe(true)
    const text = Buffer.from(once).toString('latin1')
    expect(text).toContain('(Quotation Q-2026-000123)')
    expect(text).toContain('(PT Toko Uji Niaga)')
    expect(text).toContain('/Lang (en)')
    expect(text).toMatch(/\/MediaBox \[0 0 595.28 841.89\]/)
    expect(text).not.toMatch(/CreationDate|ModDate|D:\d{8}/)
  })

  it('has the logo in the place of the shop’s name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pasok-document-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const logo = join(folder, 'logo.png')
    await sharp({ create: { width: 340, height: 68, channels: 3, background: '#16191d' } })
      .png()
      .toFile(logo)
    const { letterhead } = commercialDocument()
    const bytes = await printDocument(commercialDocument({ letterhead: { ...letterhead, logo } }))
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image')
    expect(pdfPages(bytes).join('\n').split('\n')).not.toContain('Toko Uji')
  })

  it('is made without a logo that can not be read', async () => {
    const { letterhead } = commercialDocument()
    const lines = await readLines(
      commercialDocument({ letterhead: { ...letterhead, logo: '/no/such/logo.png' } }),
    )
    expect(lines).toContain('Toko Uji')
  })
})
