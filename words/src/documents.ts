import type { Sentence, SentenceWith } from './language.ts'

/** What each kind of commercial document is called. */
export const documentTitles = {
  quotation: { en: 'Quotation', id: 'Penawaran Harga' },
  order_confirmation: { en: 'Order Confirmation', id: 'Konfirmasi Pesanan' },
  proforma_invoice: { en: 'Pro-forma Invoice', id: 'Proforma Invoice' },
  delivery_note: { en: 'Delivery Note', id: 'Surat Jalan' },
  packing_list: { en: 'Packing List', id: 'Daftar Kemasan' },
  invoice: { en: 'Invoice', id: 'Faktur Penjualan' },
  credit_note: { en: 'Credit Note', id: 'Nota Kredit' },
  receipt: { en: 'Receipt', id: 'Kuitansi' },
  statement: { en: 'Statement of Account', id: 'Mutasi Saldo' },
  ageing: { en: 'Ageing', id: 'Umur Piutang' },
} as const satisfies Record<string, Sentence>

/** The names of a commercial document's facts, in the order in which it lists them. */
export const documentFacts = {
  status: { en: 'Status', id: 'Status' },
  version: { en: 'Version', id: 'Versi' },
  date: { en: 'Date', id: 'Tanggal' },
  valid_until: { en: 'Valid until', id: 'Berlaku sampai' },
  due_date: { en: 'Due date', id: 'Jatuh tempo' },
  quotation_number: { en: 'Quotation', id: 'No. penawaran' },
  invoice_number: { en: 'Invoice', id: 'No. invoice' },
  tax_invoice_number: { en: 'Tax invoice', id: 'Faktur pajak' },
  return_note_number: { en: 'Return note', id: 'Nota retur' },
  order_number: { en: 'Order', id: 'No. pesanan' },
  replaced_return: { en: 'Replaces return', id: 'Pengganti retur' },
  customer_reference: { en: 'Your reference', id: 'Referensi Anda' },
  po_number: { en: 'PO number', id: 'Nomor PO' },
  salesperson: { en: 'Salesperson', id: 'Sales' },
  delivery_method: { en: 'Delivery', id: 'Pengiriman' },
  courier: { en: 'Courier', id: 'Ekspedisi' },
  airway_bill: { en: 'Tracking number', id: 'Nomor resi' },
  driver: { en: 'Driver', id: 'Pengemudi' },
  plate: { en: 'Vehicle', id: 'No. kendaraan' },
  eta: { en: 'Expected', id: 'Perkiraan tiba' },
  packages: { en: 'Packages', id: 'Jumlah koli' },
  weight: { en: 'Weight', id: 'Berat' },
  requested_date: { en: 'Requested ship date', id: 'Tgl. kirim diminta' },
  shipment: { en: 'Shipment', id: 'Cara kirim' },
  payment_method: { en: 'Payment', id: 'Pembayaran' },
  payment_terms: { en: 'Payment terms', id: 'Termin pembayaran' },
} as const satisfies Record<string, Sentence>

/** How a buyer wants the lines of an order shipped. */
export const shipmentWords = {
  complete: { en: 'All items together', id: 'Sekaligus, setelah lengkap' },
  partial: { en: 'Partial shipments accepted', id: 'Boleh bertahap' },
} as const satisfies Record<string, Sentence>

/** What else stands on a commercial document. */
export const documentWords = {
  npwp: { en: 'NPWP', id: 'NPWP' },
  nitku: { en: 'NITKU', id: 'NITKU' },
  customer: { en: 'Customer', id: 'Pelanggan' },
  delivery_address: { en: 'Delivery address', id: 'Alamat pengiriman' },
  attention: { en: 'Attn.', id: 'U.p.' },
  accounts: { en: 'Accounts', id: 'Bagian keuangan' },
  place: { en: 'No.', id: 'No.' },
  item: { en: 'Part number and description', id: 'Nomor part dan keterangan' },
  quantity: { en: 'Qty', id: 'Jml' },
  unit: { en: 'Unit', id: 'Satuan' },
  unit_price: { en: 'Unit price', id: 'Harga satuan' },
  discount: { en: 'Disc.', id: 'Disk.' },
  subtotal: { en: 'Amount', id: 'Jumlah' },
  lead_time: { en: 'Lead time', id: 'Waktu kirim' },
  to_be_priced: { en: 'To be priced', id: 'Harga menyusul' },
  untaxed: { en: 'Subtotal', id: 'Subtotal' },
  delivery_cost: { en: 'Delivery cost', id: 'Ongkos kirim' },
  tax_base: { en: 'Tax base (DPP nilai lain)', id: 'DPP nilai lain' },
  total: { en: 'Total', id: 'Total' },
  closed: { en: 'Will not come', id: 'Tidak dikirim' },
  credited_sum: { en: 'Credited', id: 'Dikreditkan' },
  cancelled: { en: 'Cancelled', id: 'Dibatalkan' },
  to_pay: { en: 'Total to pay', id: 'Total tagihan' },
  paid: { en: 'Paid', id: 'Sudah dibayar' },
  due: { en: 'Amount due', id: 'Sisa tagihan' },
  refund_due: { en: 'Refund due', id: 'Harus dikembalikan' },
  over: { en: 'Overpaid', id: 'Lebih bayar' },
  amount_in_words: { en: 'Amount in words', id: 'Terbilang' },
  purpose: { en: 'In payment of', id: 'Untuk pembayaran' },
  signed_on: { en: 'Date', id: 'Tanggal' },
  notes: { en: 'Notes', id: 'Catatan' },
  customer_notes: { en: 'Notes of the customer', id: 'Catatan pelanggan' },
  bank_accounts: { en: 'Payment by bank transfer', id: 'Pembayaran melalui transfer bank' },
  terms: { en: 'Terms', id: 'Syarat dan ketentuan' },
  boxes: { en: 'Missing characters', id: 'Karakter yang tidak tercetak' },
  boxes_stand_for: {
    en: 'Each □ stands for a character that this document can’t print. The shop’s page shows it.',
    id: 'Setiap □ menggantikan karakter yang tidak dapat dicetak di dokumen ini. Halaman toko menampilkannya.',
  },
  packages: { en: 'Packages', id: 'Kemasan' },
} as const satisfies Record<string, Sentence>

/** Who signs a delivery note. */
export const signatureWords = {
  sender: { en: 'Sent by', id: 'Pengirim' },
  driver: { en: 'Driver', id: 'Pengemudi' },
  receiver: { en: 'Received by', id: 'Penerima' },
} as const satisfies Record<string, Sentence>

/** A package of a packing list. */
export const packageWords: SentenceWith<{
  readonly place: number
  readonly of: number
  readonly weight: string
}> = {
  en: ({ place, of, weight }) => `Package ${place} of ${of}: ${weight} kg`,
  id: ({ place, of, weight }) => `Koli ${place} dari ${of}: ${weight} kg`,
}

/** The labels of a delivery's packages. */
export const labelWords = {
  title: { en: 'Package labels', id: 'Label koli' },
  to: { en: 'To', id: 'Kepada' },
  from: { en: 'From', id: 'Dari' },
  order: { en: 'Order', id: 'No. pesanan' },
  po_number: { en: 'PO number', id: 'Nomor PO' },
} as const satisfies Record<string, Sentence>

/** Which package of a delivery a label is for. */
export const labelPackageWords: SentenceWith<{ readonly place: number; readonly of: number }> = {
  en: ({ place, of }) => `Package ${place} of ${of}`,
  id: ({ place, of }) => `Koli ${place} dari ${of}`,
}

/** The tax on what is sold. */
export const taxWords: SentenceWith<{ readonly percent: string }> = {
  en: ({ percent }) => `VAT ${percent}%`,
  id: ({ percent }) => `PPN ${percent}%`,
}

/** Below an item, how many of it were closed short. */
export const closedWords: SentenceWith<{ readonly quantity: number; readonly uom: string }> = {
  en: ({ quantity, uom }) => `Will not come: ${quantity} ${uom}`,
  id: ({ quantity, uom }) => `Tidak dikirim: ${quantity} ${uom}`,
}

/** Below the total, what a credit note takes off. */
export const creditedWords: SentenceWith<{ readonly number: string }> = {
  en: ({ number }) => `Credited (${number})`,
  id: ({ number }) => `Dikreditkan (${number})`,
}

/** Below the totals, of lines that have no price yet. */
export const withoutPriceWords: SentenceWith<{ readonly count: number }> = {
  en: ({ count }) => `Excludes ${count} ${count === 1 ? 'item' : 'items'} still to be priced`,
  id: ({ count }) => `Belum termasuk ${count} barang yang harganya menyusul`,
}

/** The foot of each page of a PDF. */
export const pageNumber: SentenceWith<{ readonly page: number; readonly pages: number }> = {
  en: ({ page, pages }) => `Page ${page} of ${pages}`,
  id: ({ page, pages }) => `Halaman ${page} dari ${pages}`,
}

/** Where the e-meterai goes. */
export const stampDutyWords: Sentence = { en: 'Place for e-meterai', id: 'Tempat e-meterai' }

/** What else invoices, credit notes and receipts say. */
export const invoiceDocumentWords = {
  tax_invoice_awaited: { en: 'To follow', id: 'Menyusul' },
  paid: { en: 'Paid', id: 'Lunas' },
  credited: { en: 'Credited', id: 'Sudah dikreditkan' },
  credited_amount: { en: 'Amount credited', id: 'Jumlah yang dikreditkan' },
} as const satisfies Record<string, Sentence>

/** A credit note as what a refund comes from. */
export const creditNoteWords: SentenceWith<{ readonly number: string }> = {
  en: ({ number }) => `credit note ${number}`,
  id: ({ number }) => `nota kredit ${number}`,
}

/** What is to be refunded of an invoice, and the returns and credit notes that it comes from. */
export const refundDueWords: SentenceWith<{ readonly amount: string; readonly sources: string }> = {
  en: ({ amount, sources }) => `Refund due: ${amount}, from ${sources}.`,
  id: ({ amount, sources }) => `Harus dikembalikan: ${amount}, dari ${sources}.`,
}

/** Where money is that an invoice does not need. */
export const returnedMoneyWords = {
  held: {
    en: ({ amount }) => `${amount} is held for you until it is refunded or moved to your account.`,
    id: ({ amount }) => `${amount} disimpan untuk Anda sampai dikembalikan atau dipindahkan ke deposit Anda.`,
  },
  on_account: {
    en: ({ amount }) => `${amount} is on your account, to be used for an order or refunded.`,
    id: ({ amount }) => `${amount} ada di deposit Anda, untuk dipakai pada pesanan atau dikembalikan.`,
  },
  moved: {
    en: ({ amount, day }) => `${amount} was moved to your account on ${day}.`,
    id: ({ amount, day }) => `${amount} dipindahkan ke deposit Anda pada ${day}.`,
  },
  on_its_way: {
    en: ({ amount, day }) => `${amount} is on its way to you, requested on ${day}.`,
    id: ({ amount, day }) => `${amount} dalam proses pengembalian, diajukan pada ${day}.`,
  },
  refunded: {
    en: ({ amount, day }) => `${amount} was refunded on ${day}.`,
    id: ({ amount, day }) => `${amount} sudah dikembalikan pada ${day}.`,
  },
} as const satisfies Record<string, SentenceWith<{ readonly amount: string; readonly day: string }>>

/** What a receipt is for. */
export const receiptPurpose: SentenceWith<{
  readonly invoice: string
  readonly order: string
  readonly po: string
}> = {
  en: ({ invoice, order, po }) => `Invoice ${invoice}, order ${order}${po === '' ? '' : `, PO ${po}`}`,
  id: ({ invoice, order, po }) => `Invoice ${invoice}, pesanan ${order}${po === '' ? '' : `, PO ${po}`}`,
}
