import { upload_title } from '~words'
import type { AccountEntry } from '../../layout/account-entry.ts'

/** The entry of uploads, for members who may buy; on wide screens an indicator leads there. */
export const uploadEntries = {
  upload: {
    path: '/account/quotation/upload',
    label: upload_title,
    menus: ['narrow'],
    who: 'approved',
    isForBuyers: true,
  },
} as const satisfies Record<string, AccountEntry>
