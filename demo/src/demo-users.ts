import type { RegistrationStatus, Role, StaffRole } from '@pasok/contract'
import type { Language } from '@pasok/words'
import { priceList, type PriceRule } from './price-list.ts'

/** A member of an invented company. */
interface Person {
  /** Before `@demo.pasok.test`. */
  readonly login: string
  readonly name: string
  readonly position: string
  readonly role: Role
  readonly language: Language
  /** What they buy again and again, in the order that they gave it. */
  readonly lists?: readonly DemoList[]
  /** Their cart: quantities by part number. */
  readonly cart?: DemoList['lines']
  /** What they want to find again: part numbers of the demo's catalogue, the newest first. */
  readonly wishes?: readonly string[]
}

/** A saved list: how much of which part numbers. */
interface DemoList {
  readonly name: string
  readonly lines: readonly (readonly [sku: string, quantity: number])[]
}

/** An invented company. Its numbers have the right form but don't exist: there is no tax office 000. */
export interface DemoCompany {
  readonly legalName: string
  readonly npwp: string
  readonly nib: string
  readonly status: RegistrationStatus
  readonly reason?: string
  /** Where it receives and is billed: the first one for both, unless another says so. */
  readonly addresses?: readonly DemoAddress[]
  /** What it pays less than others; absent for list prices. */
  readonly prices?: readonly PriceRule[]
  /** What it may owe, in whole rupiah, and within how many days it pays; absent for one that buys nothing on terms. */
  readonly credit?: { readonly credit_limit: number; readonly terms_days: number }
  /** What it calls items of the demo's catalogue. */
  readonly partNumbers?: readonly (readonly [own: string, sku: string])[]
  readonly people: readonly Person[]
}

/** An invented address, in areas that there are. */
interface DemoAddress {
  readonly label: string
  readonly recipient: string
  /** As +62…, of an unassigned range. */
  readonly phone: string
  readonly street: string
  readonly rt: string
  readonly rw: string
  readonly province_id: number
  readonly city_id: number
  readonly district_id: number
  readonly subdistrict_id: number
  readonly postal_code: string
  readonly note: string
  readonly isForBilling?: true
}

/** Somebody of the invented supplier, with one role. */
interface DemoStaff {
  readonly login: string
  readonly name: string
  readonly role: StaffRole
  readonly language: Language
  /** The customers that they look after are told it. */
  readonly phone?: string
}

/** Everybody's, in the demo alone. */
export const PASSWORD = 'pasok-demo-2026'
export const toDemoEmail = (login: string): string => `${login}@demo.pasok.test`

/** The supplier's own people, one for each role. */
export const staff: readonly DemoStaff[] = [
  { login: 'admin', name: 'Ade Contoh', role: 'admin', language: 'en' },
  { login: 'sales', name: 'Sari Contoh', role: 'sales', language: 'id', phone: '+628110000777' },
  { login: 'finance', name: 'Fitri Contoh', role: 'finance', language: 'en' },
  { login: 'warehouse', name: 'Wawan Contoh', role: 'warehouse', language: 'id' },
  { login: 'content', name: 'Citra Contoh', role: 'content', language: 'en' },
]

/** The customers of the demo and their people, one for each thing that can become of a registration. */
export const demoUsers: readonly DemoCompany[] = [
  {
    legalName: 'PT Contoh Karya Mesin',
    npwp: '0000000000000101',
    nib: '0000000000101',
    status: 'approve',
    addresses: [
      {
        label: 'Pabrik Tambun',
        recipient: 'Gudang Suku Cadang, PT Contoh Karya Mesin',
        phone: '+62215550141',
        street: 'Jl. Contoh Raya No. 12',
        rt: '003',
        rw: '007',
        province_id: 32,
        city_id: 3216,
        district_id: 321606,
        subdistrict_id: 3216062002,
        postal_code: '17510',
        note: 'Pintu 2. Terima barang Senin - Jumat 08.00 - 15.00',
      },
      {
        label: 'Kantor Jakarta',
        recipient: 'PT Contoh Karya Mesin, Bagian Keuangan',
        phone: '+62215550142',
        street: 'Gedung Rekaan Lt. 5, Jl. Contoh Selatan No. 1',
        rt: '',
        rw: '',
        province_id: 31,
        city_id: 3174,
        district_id: 317407,
        subdistrict_id: 3174071001,
        postal_code: '12110',
        note: '',
        isForBilling: true,
      },
    ],
    prices: priceList,
    credit: { credit_limit: 750_000_000, terms_days: 30 },
    partNumbers: [
      ['10-4711', '6306-2RS'],
      ['10-4712', 'VB-B60'],
      ['22-0080', 'HB4014-88-M12X80'],
    ],
    people: [
      {
        login: 'buyer',
        name: 'Bayu Contoh',
        position: 'Purchasing',
        role: 'buyer',
        language: 'en',
        cart: [
          ['CDQ2B20-10DMZ', 2],
          ['6204-2RS', 4],
          ['GN13-09', 12],
        ],
        lists: [
          {
            name: 'Suku cadang konveyor lini 2',
            lines: [
              ['6204-2RS', 8],
              ['VB-A42', 6],
              ['VC3-09-M7', 2],
              ['VIS-M12-P', 4],
              ['GR-EP2-400', 24],
            ],
          },
          {
            name: 'APD bulanan',
            lines: [
              ['SH-ABS-WH', 5],
              ['GN13-09', 12],
              ['GC13-09', 12],
            ],
          },
        ],
        wishes: ['CDQ2B20-10DMZ', '6204-ZZ', 'GR-EP2-400', 'SH-ABS-WH'],
      },
      {
        login: 'viewer',
        name: 'Vina Contoh',
        position: 'Maintenance',
        role: 'viewer',
        language: 'id',
      },
      {
        login: 'owner',
        name: 'Oki Contoh',
        position: 'Direktur',
        role: 'owner',
        language: 'id',
      },
    ],
  },
  {
    legalName: 'CV Rekaan Teknik',
    npwp: '0000000000000202',
    nib: '0000000000202',
    status: 'approve',
    addresses: [
      {
        label: 'Bengkel',
        recipient: 'CV Rekaan Teknik',
        phone: '+62315550143',
        street: 'Jl. Rekaan Timur No. 8',
        rt: '001',
        rw: '002',
        province_id: 35,
        city_id: 3578,
        district_id: 357801,
        subdistrict_id: 3578011001,
        postal_code: '60223',
        note: '',
      },
    ],
    people: [
      {
        login: 'other-buyer',
        name: 'Oka Rekaan',
        position: 'Procurement',
        role: 'buyer',
        language: 'en',
      },
    ],
  },
  {
    legalName: 'PT Masih Ditinjau',
    npwp: '0000000000000404',
    nib: '0000000000404',
    status: 'draft',
    people: [
      {
        login: 'draft',
        name: 'Dewi Rekaan',
        position: 'Manajer',
        role: 'owner',
        language: 'en',
      },
    ],
  },
  {
    legalName: 'PT Sedang Ditangguhkan',
    npwp: '0000000000000505',
    nib: '0000000000505',
    status: 'suspend',
    reason: 'Invoice overdue for more than 60 days (invented).',
    people: [
      {
        login: 'suspended',
        name: 'Surya Rekaan',
        position: 'Pembelian',
        role: 'owner',
        language: 'en',
      },
    ],
  },
  {
    legalName: 'PT Perlu Perbaikan',
    npwp: '0000000000000606',
    nib: '0000000000606',
    status: 'reject',
    reason: 'The NIB does not belong to this NPWP (invented).',
    people: [
      {
        login: 'rejected',
        name: 'Rina Rekaan',
        position: 'Pembelian',
        role: 'owner',
        language: 'id',
      },
    ],
  },
]

/** Somebody who signed up and has not used the link of the e-mail yet. */
export const waiting = {
  login: 'unverified',
  name: 'Uli Rekaan',
  position: 'Staf',
  customer_department_id: null,
  mobile: '+6281200000003',
  phone: '',
  phone_extension: '',
  language: 'id',
  company_type_id: 1,
  legal_name: 'PT Belum Terbukti',
  trade_name: '',
  npwp: '0000000000000303',
  nitku: '0000000000000303000000',
  is_pkp: true,
  nib: '0000000000303',
  customer_classification_id: 1,
  customer_industry_id: 1,
  industrial_estate_id: null,
  street: 'Jl. Rekaan Barat No. 3',
  rt: '004',
  rw: '005',
  province_id: 32,
  city_id: 3216,
  district_id: 321606,
  subdistrict_id: 3216062002,
  postal_code: '17510',
  // Of config/legal.json.
  terms_version: '2026-11-23',
  privacy_version: '2026-11-23',
} as const
