import type { NoticeWords } from './notice-words.ts'

interface Named {
  /** How many sums differ. */
  readonly count: number
}

/** E-mails to finance about the ledger. */
export const ledgerEmails = {
  differs: {
    subject: {
      en: ({ count }) => `The ledger differs from ${count} stored ${count === 1 ? 'sum' : 'sums'}`,
      id: ({ count }) => `Buku besar berbeda dengan ${count} jumlah yang tersimpan`,
    },
    text: {
      en: () =>
        'Sums were added up again last night, and these are not what is stored. Please tell whoever runs the shop before you refund or credit anything of them.',
      id: () =>
        'Jumlah-jumlah dihitung ulang tadi malam, dan yang berikut tidak sama dengan yang tersimpan. Mohon hubungi pengelola toko sebelum mengembalikan dana atau membuat nota kredit untuknya.',
    },
  },
} as const satisfies Record<string, NoticeWords<Named>>
