type AtGateway = 'bca_va' | 'bri_va' | 'mandiri_bill' | 'qris'

/** What happens to a quotation or its order, one after the other, some hours apart. */
export type DemoAct =
  | {
      readonly do: 'take' | 'send' | 'renew' | 'withdraw' | 'expire' | 'verify_proof' | 'confirm' | 'process'
    }
  /** Staff price every line: the shop's price, less a discount in per cent; an item without a price costs this much. */
  | {
      readonly do: 'price'
      readonly discount: number
      readonly priceWithoutList?: number
      readonly leadTimeDays?: number
    }
  | {
      readonly do: 'ask' | 'answer' | 'request_change' | 'decline' | 'reject' | 'message' | 'reply' | 'hold'
      readonly text: string
    }
  | { readonly do: 'cancel' | 'cancel_by_buyer'; readonly text: string }
  | { readonly do: 'order'; readonly by: 'terms' | 'transfer' | AtGateway; readonly po: string }
  | { readonly do: 'pay_again'; readonly by: AtGateway }
  /** What the buyer was to pay at the gateway: it is paid, or its time goes by. */
  | { readonly do: 'settle' | 'let_expire' }
  | ({ readonly do: 'ship' } & DemoShipment)
  /** Days go by. */
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'pay_invoices' }
  /** Whole rupiah before tax. */
  | { readonly do: 'credit'; readonly untaxed: number; readonly reason: string }
  /** One of the first line is sent back; where it is done it was refunded. */
  | { readonly do: 'send_back'; readonly text: string; readonly isDone: boolean }
  /** The buyer uploads the proof of a transfer of this percentage of the total. */
  | { readonly do: 'show_proof'; readonly percent: number }

/** What of an order is packed, and how far it came. */
export interface DemoShipment {
  /** Everything where nothing is given. */
  readonly share?: 'half'
  readonly to: 'packing' | 'ready' | 'picked_up' | 'in_transit' | 'delivered' | 'received'
}

/** An uploaded list, by its rows. */
export interface DemoUpload {
  readonly daysAgo: number
  readonly buyer: 'buyer' | 'owner' | 'other-buyer'
  readonly filename: string
  readonly rows: readonly (readonly (string | number)[])[]
}

/** One sale of the demo's past, with its buyer's login. */
export interface DemoSale {
  readonly daysAgo: number
  readonly buyer: 'buyer' | 'owner' | 'other-buyer'
  /** Made of the cart, or a request for prices. */
  readonly from: 'cart' | 'request'
  readonly lines: readonly (readonly [sku: string, quantity: number])[]
  readonly notes?: string
  readonly acts: readonly DemoAct[]
}

/** What the demo's companies buy again and again. */
const wares: readonly (readonly [sku: string, quantity: number])[] = [
  ['6204-2RS', 12],
  ['VB-A42', 6],
  ['GVFCOSY-150', 2],
  ['LB-LMK13UU', 8],
  ['WIR-ER5356-09-7', 2],
  ['SS4762-A4-M12X60', 3],
  ['KQ2L06-02AS', 40],
  ['TI-800-8M-20', 4],
  ['GN13-09', 24],
  ['PJV-50-24D', 2],
  ['S6EL90-50', 10],
  ['GR-EP2-400', 24],
  ['ASV32NC18-24DP', 5],
  ['AS-H2315', 3],
  ['SH-ABS-WH', 10],
  ['HMC-25-160', 4],
  ['GKSW150P-025', 20],
  ['PB-UCP211', 4],
  ['LPD-38-GN', 12],
  ['PCLNR3232P12', 2],
  ['VC3-09-M7', 2],
  ['TAB-1008-14', 6],
  ['REG-OX', 2],
  ['ASC-100-25', 1],
]

const linesFrom = (first: number, count: number): DemoSale['lines'] =>
  Array.from({ length: count }, (_, n) => wares[(first + n) % wares.length] ?? ['6204-2RS', 1])

const pay = (percent = 100): readonly DemoAct[] => [{ do: 'show_proof', percent }, { do: 'verify_proof' }]
const process: readonly DemoAct[] = [{ do: 'confirm' }, { do: 'process' }]
const receive: readonly DemoAct[] = [...process, { do: 'ship', to: 'received' }]
/** On terms of 30 days: a few days before it is due. */
const paid: readonly DemoAct[] = [{ do: 'wait', days: 24 }, { do: 'pay_invoices' }]
const quote: readonly DemoAct[] = [
  { do: 'take' },
  { do: 'price', discount: 5, leadTimeDays: 7 },
  { do: 'send' },
]

/** How the orders were quoted and paid, in turn. */
const courses: readonly ((po: string) => Pick<DemoSale, 'from' | 'acts'>)[] = [
  (po) => ({ from: 'cart', acts: [{ do: 'order', by: 'terms', po }] }),
  (po) => ({ from: 'cart', acts: [{ do: 'order', by: 'transfer', po }, ...pay()] }),
  (po) => ({ from: 'request', acts: [...quote, { do: 'order', by: 'terms', po }] }),
  (po) => ({
    from: 'request',
    acts: [
      ...quote,
      { do: 'request_change', text: 'Mohon diskon 8 % untuk jumlah ini (contoh).' },
      { do: 'take' },
      { do: 'price', discount: 8, leadTimeDays: 5 },
      { do: 'send' },
      { do: 'order', by: 'bca_va', po },
      { do: 'settle' },
    ],
  }),
  (po) => ({
    from: 'cart',
    acts: [
      { do: 'order', by: 'transfer', po },
      { do: 'cancel_by_buyer', text: 'Salah jumlah, akan dipesan ulang (contoh).' },
    ],
  }),
  (po) => ({
    from: 'cart',
    acts: [
      { do: 'order', by: 'qris', po },
      { do: 'let_expire' },
      { do: 'pay_again', by: 'bri_va' },
      { do: 'settle' },
    ],
  }),
  (po) => ({ from: 'request', acts: [...quote, { do: 'order', by: 'terms', po }] }),
]

/** What became of the orders of the last weeks, by their place; older ones were received, and paid. */
const latest: Readonly<Record<number, readonly DemoAct[]>> = {
  // On terms of 30 days: its invoice is due since a few days.
  30: receive,
  31: [
    ...process,
    { do: 'ship', share: 'half', to: 'received' },
    { do: 'send_back', text: 'Kemasan penyok saat diterima (contoh).', isDone: false },
    { do: 'ship', to: 'in_transit' },
  ],
  33: [...process, { do: 'ship', to: 'picked_up' }],
  34: [...process, { do: 'ship', share: 'half', to: 'delivered' }, { do: 'ship', to: 'packing' }],
  35: [{ do: 'confirm' }],
}
/** What else happened to some of the older ones. */
const later: Readonly<Record<number, readonly DemoAct[]>> = {
  15: [{ do: 'credit', untaxed: 25_000, reason: 'Selisih harga kontrak (contoh).' }],
  24: [{ do: 'send_back', text: 'Satu buah cacat dari pabrik (contoh).', isDone: true }],
}

const completeActs = (n: number, acts: readonly DemoAct[]): readonly DemoAct[] => {
  if (acts.some((act) => act.do === 'cancel_by_buyer')) return acts
  const isOnTerms = acts.some((act) => act.do === 'order' && act.by === 'terms')
  const done = latest[n] ?? [...receive, ...(later[n] ?? []), ...(isOnTerms ? paid : [])]
  return [...acts, ...done]
}

/** Orders of half a year, the oldest first: forty. The company without credit pays by transfer. */
const orders: readonly DemoSale[] = Array.from({ length: 36 }, (_, n): DemoSale => {
  const buyer = (['owner', 'buyer', 'other-buyer'] as const)[n % 3] ?? 'owner'
  const course = courses[n % courses.length]?.(`PO-${2600 + n}`) ?? { from: 'cart', acts: [] }
  const acts = course.acts.flatMap((act): readonly DemoAct[] =>
    act.do === 'order' && act.by === 'terms' && buyer === 'other-buyer'
      ? [{ ...act, by: 'mandiri_bill' }, { do: 'settle' }]
      : [act],
  )
  return {
    daysAgo: 178 - Math.round(n * 4.8),
    buyer,
    // Items of the demo buyer's cart are not sold here.
    from: buyer === 'buyer' ? 'request' : course.from,
    lines: linesFrom(n * 5, 2 + (n % 4)),
    acts: completeActs(n, buyer === 'buyer' && course.from === 'cart' ? [...quote, ...acts] : acts),
  }
})

/** What is under way now: an order in each of its states, and a quotation in each of its own. */
const underWay: readonly DemoSale[] = [
  {
    daysAgo: 6,
    buyer: 'owner',
    from: 'cart',
    lines: linesFrom(3, 3),
    acts: [
      { do: 'order', by: 'terms', po: 'PO-2690' },
      { do: 'hold', text: 'Menunggu kepastian jadwal dari pabrik (contoh).' },
    ],
  },
  {
    daysAgo: 5,
    buyer: 'owner',
    from: 'cart',
    lines: linesFrom(9, 2),
    acts: [{ do: 'order', by: 'transfer', po: 'PO-2691' }, ...pay(60)],
  },
  {
    daysAgo: 2,
    buyer: 'owner',
    from: 'cart',
    lines: linesFrom(14, 2),
    acts: [
      { do: 'order', by: 'transfer', po: 'PO-2692' },
      { do: 'show_proof', percent: 100 },
    ],
  },
  {
    daysAgo: 1,
    buyer: 'owner',
    from: 'cart',
    lines: linesFrom(18, 3),
    acts: [{ do: 'order', by: 'terms', po: 'PO-2693' }],
  },
  {
    daysAgo: 9,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(1, 4),
    notes: 'Mohon harga terbaik untuk kontrak satu tahun (contoh).',
    acts: [],
  },
  {
    daysAgo: 8,
    buyer: 'buyer',
    from: 'request',
    lines: [['FRL-200-C', 2], ...linesFrom(6, 2)],
    acts: [{ do: 'take' }],
  },
  {
    daysAgo: 7,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(11, 3),
    acts: [{ do: 'take' }, { do: 'ask', text: 'Untuk tekanan kerja berapa bar? (contoh)' }],
  },
  {
    daysAgo: 6,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(16, 3),
    acts: [...quote, { do: 'request_change', text: 'Bisa dikirim dalam 3 hari? (contoh)' }],
  },
  {
    daysAgo: 4,
    buyer: 'buyer',
    from: 'request',
    lines: [['FRL-200-C', 1], ...linesFrom(20, 3)],
    acts: [
      { do: 'take' },
      { do: 'ask', text: 'Perlu sertifikat kalibrasi? (contoh)' },
      { do: 'answer', text: 'Ya, untuk semua alat ukur (contoh).' },
      { do: 'price', discount: 3, priceWithoutList: 1_150_000, leadTimeDays: 14 },
      { do: 'send' },
      { do: 'message', text: 'Terima kasih, sedang kami bahas dengan produksi (contoh).' },
      { do: 'reply', text: 'Baik, kami tunggu kabarnya (contoh).' },
    ],
  },
  {
    daysAgo: 40,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(2, 2),
    acts: [...quote, { do: 'expire' }],
  },
  {
    daysAgo: 35,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(7, 2),
    acts: [...quote, { do: 'decline', text: 'Anggaran ditunda sampai tahun depan (contoh).' }],
  },
  {
    daysAgo: 30,
    buyer: 'other-buyer',
    from: 'request',
    lines: linesFrom(12, 2),
    acts: [{ do: 'take' }, { do: 'reject', text: 'Barang ini tidak diproduksi lagi (contoh).' }],
  },
  { daysAgo: 28, buyer: 'buyer', from: 'request', lines: linesFrom(17, 2), acts: [{ do: 'withdraw' }] },
  {
    daysAgo: 45,
    buyer: 'buyer',
    from: 'request',
    lines: linesFrom(22, 2),
    acts: [
      ...quote,
      { do: 'expire' },
      { do: 'renew' },
      { do: 'price', discount: 5 },
      { do: 'send' },
      { do: 'expire' },
    ],
  },
]

/** The sales of the demo's past, the oldest first. Companies, people and purchase orders are invented. */
export const demoSales: readonly DemoSale[] = [...orders, ...underWay].toSorted(
  (a, b) => b.daysAgo - a.daysAgo,
)

/** Uploaded lists left as drafts: rows that are found, rows that are not, and rows with an invalid quantity. */
export const demoUploads: readonly DemoUpload[] = [
  {
    daysAgo: 1,
    buyer: 'buyer',
    filename: 'kebutuhan-desember-contoh.xlsx',
    rows: [
      ['No. Part', 'Jumlah'],
      ['6204-2RS', 24],
      ['6204 2rs c3', 6],
      ['KQ2L06-02AS', 'dua puluh'],
      ['V-belt A42', 4],
      ['QX-998877-ZZ', 2],
    ],
  },
]
