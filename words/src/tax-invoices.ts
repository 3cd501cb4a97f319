import type { Sentence } from './language.ts'

/** Why an invoice is not exported to Coretax. */
export const taxRefusals = {
  missing: { en: 'This is missing.', id: 'Data ini belum ada.' },
  invalid_npwp: {
    en: 'An NPWP has 16 digits, not all of them 0.',
    id: 'NPWP terdiri dari 16 angka dan tidak semuanya 0.',
  },
  invalid_nitku: {
    en: 'A NITKU has 22 digits and starts with the NPWP.',
    id: 'NITKU terdiri dari 22 angka dan diawali NPWP.',
  },
  other_seller: {
    en: 'The invoice was issued under another NPWP of the shop.',
    id: 'Invoice diterbitkan dengan NPWP toko yang lain.',
  },
  before_coretax: {
    en: 'Coretax has tax invoices from 1 January 2025 on.',
    id: 'Coretax berlaku untuk faktur pajak mulai 1 Januari 2025.',
  },
  export_declaration: {
    en: 'For an export the export declaration (PEB) is the tax document. No tax invoice is made.',
    id: 'Untuk ekspor, dokumen pajaknya adalah PEB. Faktur pajak tidak dibuat.',
  },
  document_not_valid: {
    en: "The facility's document was not valid on the day of the invoice.",
    id: 'Dokumen fasilitas tidak berlaku pada tanggal invoice.',
  },
  nothing_taxed: { en: 'The invoice has no amount.', id: 'Invoice tidak memiliki nilai.' },
  sum_differs: {
    en: 'The lines and the delivery cost do not add up to this amount.',
    id: 'Jumlah baris dan ongkos kirim tidak sama dengan nilai ini.',
  },
  tax_differs: {
    en: 'The tax is not what the price and the tax rate come to.',
    id: 'PPN tidak sesuai dengan harga dan tarifnya.',
  },
  other_rate: {
    en: 'The tax is not 12% of 11/12 of the price.',
    id: 'PPN bukan 12% dari 11/12 harga.',
  },
  tax_not_charged: {
    en: 'The invoice does not charge the VAT that this kind of buyer pays.',
    id: 'Invoice tidak memungut PPN yang harus dibayar jenis pembeli ini.',
  },
  tax_charged: {
    en: 'The invoice charges VAT that must not be collected from this kind of buyer. Credit it and issue it again.',
    id: 'Invoice memungut PPN yang tidak boleh dipungut dari jenis pembeli ini. Buat nota kredit lalu terbitkan ulang.',
  },
  unit_unknown: {
    en: 'The unit has no code of the tax office. Add it to tax_units in the settings.',
    id: 'Satuan ini belum memiliki kode DJP. Tambahkan di tax_units pada pengaturan.',
  },
} as const satisfies Record<string, Sentence>
export type TaxRefusalCode = keyof typeof taxRefusals

/** What became of a row of Coretax's list, or of a PDF. */
export const taxMatches = {
  recorded: { en: 'The number was recorded.', id: 'Nomor dicatat.' },
  attached: { en: 'The PDF was attached to the invoice.', id: 'PDF dilampirkan pada invoice.' },
  unchanged: { en: 'It was there already.', id: 'Sudah ada sebelumnya.' },
  not_found: { en: 'No invoice matches it.', id: 'Tidak ada invoice yang cocok.' },
  several_invoices: {
    en: 'Several invoices of this buyer wait for a number. Upload the list of numbers first.',
    id: 'Ada beberapa invoice pembeli ini yang menunggu nomor. Unggah dulu daftar nomornya.',
  },
  number_missing: {
    en: 'No tax invoice number of 17 digits is in it.',
    id: 'Nomor faktur pajak 17 angka tidak ditemukan.',
  },
  not_approved: {
    en: 'Coretax has not approved this tax invoice.',
    id: 'Faktur pajak ini belum disetujui di Coretax.',
  },
  other_code: {
    en: 'The number starts with another transaction code than the export.',
    id: 'Kode transaksi pada nomor berbeda dari ekspor.',
  },
  other_number: {
    en: 'The invoice already has another tax invoice number.',
    id: 'Invoice sudah memiliki nomor faktur pajak lain.',
  },
  number_taken: {
    en: 'Another invoice has this number.',
    id: 'Nomor ini sudah dipakai invoice lain.',
  },
  other_seller: { en: 'It is of another seller.', id: 'Dokumen ini milik penjual lain.' },
  other_buyer: {
    en: "The NPWP in the file name is not the buyer's.",
    id: 'NPWP pada nama file bukan NPWP pembeli.',
  },
  no_pdf: { en: 'It is not a PDF of at most 10 MB.', id: 'Bukan PDF berukuran paling besar 10 MB.' },
} as const satisfies Record<string, Sentence>
export type TaxMatchCode = keyof typeof taxMatches
