/** What kind of buyer a company is for VAT (PPN). */
export const taxKinds = ['regular', 'government', 'collector', 'not_collected', 'exempt', 'export'] as const
export type TaxKind = (typeof taxKinds)[number]

/** The rules of a kind of buyer. */
export interface TaxRule {
  /** The transaction code of its tax invoices (PER-11/PJ/2025); absent where no tax invoice is made. */
  readonly trxCode?: '02' | '03' | '04' | '07' | '08'
  /** Whether the shop's invoices charge VAT. A collector's do: the buyer pays that part to the state. */
  readonly isTaxCharged: boolean
  /** In whole rupiah: up to this amount of an invoice a collector collects nothing, so that the seller does (code 04). */
  readonly collectsAbove?: { readonly amount: 'untaxed' | 'total'; readonly rupiah: number }
  /**
   * The facilities for goods of industrial suppliers, by the number with which Coretax lists them: 02 is additional
   * information TD.00502 and stamp TD.01102. A kind that has any needs one, and the document that grants it.
   */
  readonly facilities: Readonly<Record<string, string>>
  /** The regulations that the rule comes from. */
  readonly source: string
}

/** Every rule of a kind of buyer, with its source. Facilities are named as the tax office does. */
export const taxRules: Readonly<Record<TaxKind, TaxRule>> = {
  regular: {
    trxCode: '04',
    isTaxCharged: true,
    facilities: {},
    source: 'PMK 131/2024 (12% of 11/12 of the price, except luxury goods); PER-11/PJ/2025, code 04',
  },
  government: {
    trxCode: '02',
    isTaxCharged: true,
    collectsAbove: { amount: 'untaxed', rupiah: 2_000_000 },
    facilities: {},
    source: 'UU PPN art. 16A; PMK 231/PMK.03/2019 as amended by PMK 59/PMK.03/2022, art. 18',
  },
  collector: {
    trxCode: '03',
    isTaxCharged: true,
    collectsAbove: { amount: 'total', rupiah: 10_000_000 },
    facilities: {},
    source: 'UU PPN art. 16A; PMK 8/PMK.03/2021 (BUMN); PMK 73/PMK.03/2010 (contractors of oil and gas)',
  },
  not_collected: {
    trxCode: '07',
    isTaxCharged: false,
    facilities: {
      '01': 'Kawasan Bebas, PP 10/2012',
      '02': 'Tempat Penimbunan Berikat, PP 85/2015',
      '12': 'Kontraktor migas, PP 27/2017',
      '17': 'Kawasan Ekonomi Khusus, PP 40/2021',
      '18': 'Kawasan Bebas, PP 41/2021',
      '21': 'Kontraktor migas, PP 53/2017',
      '25': 'BKP dan JKP tertentu, PP 49/2022',
      '26': 'Ibu Kota Nusantara, PP 12/2023',
    },
    source: 'UU PPN art. 16B; PER-11/PJ/2025, code 07',
  },
  exempt: {
    trxCode: '08',
    isTaxCharged: false,
    facilities: {
      '05': 'BKP strategis, PP 81/2015',
      '08': 'BKP strategis, PP 48/2020',
      '09': 'Perwakilan negara asing dan badan internasional, PP 47/2020',
      '10': 'BKP dan JKP tertentu, PP 49/2022',
    },
    source: 'UU PPN art. 16B; PER-11/PJ/2025, code 08',
  },
  export: {
    isTaxCharged: false,
    facilities: {},
    source: 'UU PPN art. 7(2): 0%; PER-16/PJ/2021: the export declaration (PEB) is the tax document',
  },
}

/** Whether a kind of buyer pays the VAT of an invoice to the state itself, by the invoice's amounts in whole rupiah. */
export const collectsVat = (
  kind: TaxKind,
  amounts: { readonly amount_untaxed: number; readonly amount_total: number },
): boolean => {
  const { collectsAbove } = taxRules[kind]
  return collectsAbove !== undefined && amounts[`amount_${collectsAbove.amount}`] > collectsAbove.rupiah
}

/** Whether a kind of buyer needs a facility with its document. */
export const needsFacility = (kind: TaxKind): boolean => Object.keys(taxRules[kind].facilities).length > 0
