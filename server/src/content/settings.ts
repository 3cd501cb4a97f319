import {
  gatewayMethods,
  paymentMethods,
  QUOTATION_REMINDER_DAYS,
  QUOTATION_VALID_DAYS,
  RETURN_WINDOW_DAYS,
  STAFF_LIMITS,
  type LedgerAccount,
} from '@pasok/contract'
import { settings, translatedMenus, whatsapp } from '@pasok/contract/endpoints'
import { languages } from '@pasok/words'
import { z } from 'zod'

const text = z.string().min(1)
const numberFormat = z
  .string()
  .max(40)
  .regex(/^[A-Za-z0-9/.-]*\{year\}[A-Za-z0-9/.-]*\{number\}[A-Za-z0-9/.-]*$/)
const inBoth = z.strictObject({ en: text, id: text })

/** Settings used only on quotations, orders and invoices. */
const documents = z.strictObject({
  /** The shop's own NPWP, 16 digits. */
  npwp: z.string().regex(/^\d{16}$/),
  /** The place of business (NITKU) that tax invoices name, 22 digits; by default the head office. */
  nitku: z
    .string()
    .regex(/^\d{22}$/)
    .optional(),
  /** The tax office's codes of units, such as `"dus": "UM.0022"`, added to the standard ones. */
  tax_units: z.record(z.string().min(1).max(40), z.string().regex(/^UM\.\d{4}$/)).default({}),
  website: z.url().optional(),
  /** A PNG or JPEG; the path is relative to the settings file's folder. */
  logo: text.optional(),
  /** Printed left of the page number, in place of the shop's legal name and NPWP. */
  footer: inBoth.optional(),
  /** One string per paragraph. */
  quotation_terms: z.strictObject({ en: z.array(text), id: z.array(text) }).default({ en: [], id: [] }),
})

/** How invoices are numbered and taxed, and when buyers are reminded. */
const invoices = z.strictObject({
  /** `{year}` and `{number}` are replaced. */
  invoice_number: numberFormat.default('INV/{year}/{number}'),
  credit_note_number: numberFormat.default('CN/{year}/{number}'),
  receipt_number: numberFormat.default('KW/{year}/{number}'),
  /**
   * The PPN rate printed on documents; its base is the part of the price for which the tax equals `tax_percent` of the
   * price.
   */
  tax_rate_percent: z.number().positive().max(100).default(12),
  /** In whole rupiah: a document of a higher amount has a field for the e-meterai. */
  stamp_duty_above: z.int().min(0).default(5_000_000),
  /** Days relative to the due date on which buyers are reminded; negative before it. */
  reminder_days: z.array(z.int().min(-90).max(365)).default([-3, 1, 7, 14]),
  /** The most days that an invoice may be overdue before its company can't order on terms. */
  most_days_overdue: z.int().min(0).max(365).default(14),
})

const { sales, finance } = STAFF_LIMITS
const rupiahLimit = (usual: number) => z.int().min(0).max(999_999_999_999).default(usual)

/** What staff do without another's approval; an admin has no limits. */
const staffLimits = z.strictObject({
  sales: z
    .strictObject({
      discount_percent: z.number().min(0).max(100).default(sales.discount_percent),
      below_cost: z.boolean().default(sales.below_cost),
      no_reference: z.boolean().default(sales.no_reference),
    })
    .prefault({}),
  finance: z
    .strictObject({
      credit_note: rupiahLimit(finance.credit_note),
      refund: rupiahLimit(finance.refund),
      write_off: rupiahLimit(finance.write_off),
    })
    .prefault({}),
})
const chartAccount = z.strictObject({ code: z.string().min(1).max(40), name: z.string().min(1).max(200) })
const account = (code: string, name: string) => chartAccount.default({ code, name })

/** The accounts of the shop's own books by those of the ledger, for exports of journals. */
const chartOfAccounts = z.strictObject({
  cash: account('1101', 'Kas dan Bank'),
  receivable: account('1103', 'Piutang Usaha'),
  withheld: account('1107', 'PPh Dibayar di Muka'),
  advance: account('2105', 'Uang Muka Pelanggan'),
  output_tax: account('2107', 'PPN Keluaran'),
  suspense: account('2109', 'Penerimaan Belum Teridentifikasi'),
  refund_in_transit: account('2110', 'Pengembalian Dana dalam Proses'),
  sales: account('4101', 'Penjualan'),
  delivery_income: account('4102', 'Pendapatan Pengiriman'),
  bank_charge: account('6101', 'Biaya Administrasi Bank'),
  write_off: account('6102', 'Selisih Pembayaran'),
  /** Of cash, where a payment method has an account of its own. */
  by_method: z.partialRecord(z.enum(paymentMethods), chartAccount).default({}),
} satisfies Record<LedgerAccount | 'by_method', z.ZodType>)

/** The settings file: the shop's details, opening hours in both languages, and its documents' texts. */
export const settingsFile = settings
  .omit({ opening_hours: true, note: true, share_image: true, currencies: true, payment_methods: true })
  .extend({
    opening_hours: inBoth,
    /** The language of e-mails to the shop itself. */
    language: z.enum(languages).default('id'),
    note: inBoth.optional(),
    tax_percent: settings.shape.tax_percent.default(11),
    dropcart_type: settings.shape.dropcart_type.default('dropdown'),
    header_layout: settings.shape.header_layout.default('default'),
    menus: translatedMenus.optional(),
    /** The accounts that buyers transfer to; without any, payment by transfer is off. */
    bank_accounts: z.array(z.strictObject({ bank: text, number: text, holder: text })).default([]),
    /** In whole rupiah: the limits of a gateway method, where they differ from the usual ones. */
    payment_limits: z
      .partialRecord(z.enum(gatewayMethods), z.strictObject({ min: z.int().min(1), max: z.int().min(1) }))
      .default({}),
    /** Absent if the shop has no WhatsApp. */
    whatsapp: whatsapp.extend({ wa_text: inBoth }).strict().optional(),
    /** In grams: the weight assumed for one uom of an item without a weight. */
    unknown_weight_g: z.int().min(0).max(1_000_000).default(1_000),
    /** The default number of days for which an offer can be ordered. */
    quotation_validity_days: z.int().min(1).max(365).default(QUOTATION_VALID_DAYS),
    return_window_days: settings.shape.return_window_days.default(RETURN_WINDOW_DAYS),
    invoices: invoices.prefault({}),
    staff_limits: staffLimits.prefault({}),
    chart_of_accounts: chartOfAccounts.prefault({}),
    /** The number of days before an offer's end at which its buyer is reminded; 0 for no reminder. */
    quotation_reminder_days: z.int().min(0).max(90).default(QUOTATION_REMINDER_DAYS),
    documents,
  })
  .strict()
export type SettingsFile = z.output<typeof settingsFile>
