import type { Sentence } from './language.ts'

/** What was decided about a line of a bank statement. */
export const bankLineStateWords = {
  open: { en: 'Open', id: 'Belum dicocokkan' },
  posted: { en: 'Posted', id: 'Dibukukan' },
  linked: { en: 'Recorded before', id: 'Sudah tercatat sebelumnya' },
  ignored: { en: 'Not a customer payment', id: 'Bukan pembayaran pelanggan' },
  outgoing: { en: 'Outgoing', id: 'Dana keluar' },
} as const satisfies Record<string, Sentence>

/** How certain a proposal is. */
export const bankConfidenceWords = {
  sure: { en: 'Almost certain', id: 'Hampir pasti' },
  likely: { en: 'Likely', id: 'Kemungkinan besar' },
  possible: { en: 'Possible', id: 'Mungkin' },
} as const satisfies Record<string, Sentence>

/** Why a line is proposed to be a payment. */
export const bankReasonWords = {
  number_in_text: { en: 'The text has the number of the document.', id: 'Keterangan memuat nomor dokumen.' },
  same_amount: { en: 'The amount is the same.', id: 'Jumlahnya sama.' },
  other_amount: { en: 'The amount differs.', id: 'Jumlahnya berbeda.' },
  name_in_text: { en: 'The text has the name of the company.', id: 'Keterangan memuat nama perusahaan.' },
  proof_waits: {
    en: 'A proof of transfer waits for a decision.',
    id: 'Ada bukti transfer yang menunggu keputusan.',
  },
  recorded: { en: 'This money was recorded before.', id: 'Dana ini sudah tercatat sebelumnya.' },
  same_reference: { en: 'The reference is the same.', id: 'Referensinya sama.' },
} as const satisfies Record<string, Sentence>
