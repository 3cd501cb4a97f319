import type { Product, Text } from '../catalogue/model.ts'
import { din1587 } from '../standards/din1587.ts'
import { din6334 } from '../standards/din6334.ts'
import { din929 } from '../standards/din929.ts'
import { din935 } from '../standards/din935.ts'
import { din985 } from '../standards/din985.ts'
import { iso4032 } from '../standards/iso4032.ts'
import { iso4033, iso4035 } from '../standards/iso4033.ts'
import { iso4161 } from '../standards/iso4161.ts'
import { iso7040 } from '../standards/iso7040.ts'
import { iso7719 } from '../standards/iso7719.ts'
import { categories } from './categories.ts'
import { steel } from './fastener.ts'
import { bolts } from './grades.ts'
import { a2, a4, c10, c10z, c4z, c5, c6z, c8, c8h, c8z, weldable } from './nut-grades.ts'
import { nutInSpace, nutSheet, type Nut } from './nut.drawing.ts'
import { said, table } from './passage.ts'
import { sized, type Sized } from './sized.ts'

/** A nut in the terms of its drawing, of whatever standard. */
type Size = {
  d: number
  pitch: number
  m: number
  s: number
  h: number
  foot?: number
  rim?: number
  dome?: number
  slot?: number
  blind?: number
}

type Kind = {
  form: Nut['form']
  code: string
  sku: string
  standard: string
  noun: Text
  category: Text
  popularity: number
  lead: readonly Text[]
  points: readonly Text[]
  effort: number
  brand?: Product['brand']
  tabs?: Sized<Size>['tabs']
}

const family = (kind: Kind): Sized<Size> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  category: kind.category,
  brand: (grade) => kind.brand ?? (grade.gram > 90 ? 'Bautindra' : 'Murtaka'),
  popularity: kind.popularity,
  lead: kind.lead,
  points: kind.points,
  data: [[said('Thread', 'Ulir'), said('Metric coarse, tolerance 6H', 'Metrik kasar, toleransi 6H')]],
  ...(kind.tabs === undefined ? {} : { tabs: kind.tabs }),
  mass: ({ d, pitch, s, m, h, foot = 0, rim = 0, dome = 0, blind }) => {
    const bore = (Math.PI / 4) * (d - 0.7 * pitch) ** 2
    const hexagon = 0.866 * s ** 2 * m
    const above = (h - m) * (dome > 0 ? 0.6 * dome ** 2 : 0.55 * s ** 2)
    return (hexagon + above + 0.7 * foot ** 2 * rim - bore * (blind ?? h)) * steel
  },
  effort: kind.effort,
  values: ({ pitch, s, h, foot }) => ({
    pitch,
    across_flats: s,
    nut_height: h,
    ...(foot === undefined || kind.form === 'weld' ? {} : { flange_diameter: foot }),
  }),
  pictures: ({ key, size, title, grade }) => {
    const nut: Nut = { ...size, form: kind.form, thread: key, title, dark: grade.dark === true }
    return [
      { view: 'dimensions', draw: () => nutSheet(nut) },
      { view: 'shaded', draw: () => nutInSpace(nut) },
    ]
  },
})

const mapped = <S>(
  sizes: Readonly<Record<string, S>>,
  of: (size: S) => Size,
): Readonly<Record<string, Size>> =>
  Object.fromEntries(Object.entries(sizes).map(([key, size]) => [key, of(size)]))
const simple = <S extends { d: number; pitch: number; m: number; s: number }>(
  sizes: Readonly<Record<string, S>>,
): Readonly<Record<string, Size>> => mapped(sizes, ({ d, pitch, m, s }) => ({ d, pitch, m, s, h: m }))

const pairing = (): Product['tabs'] => [
  {
    title: said('Nut and bolt', 'Pasangan mur dan baut'),
    html: table(
      [said('Bolt', 'Baut'), said('Nut', 'Mur'), said('Washer', 'Ring plat')],
      [
        ['4.8, 5.8', said('5 or 6', '5 atau 6'), '100 HV'],
        ['8.8', '8', '200 HV'],
        ['10.9', '10', '300 HV'],
        ['12.9', '12', '300 HV'],
        ['A2-70', 'A2-70', 'A2'],
        ['A4-80', 'A4-80', 'A4'],
      ],
      said(
        'A nut of a higher class may replace a lower one, never the other way round. Galvanised bolts need nuts tapped oversize.',
        'Mur kelas lebih tinggi boleh menggantikan yang lebih rendah, tidak sebaliknya. Baut galvanis memerlukan mur dengan ulir dilebihkan.',
      ),
    ),
  },
]

const hex = family({
  form: 'plain',
  code: 'HEX-NUT-ISO4032',
  sku: 'HN4032',
  standard: 'ISO 4032',
  noun: said('Hex nut', 'Mur segi enam'),
  category: categories.hexNuts,
  popularity: 800,
  effort: 1,
  tabs: pairing,
  lead: [
    said(
      'Style 1 hex nut, about 0.9 diameters high: breaks the bolt before its own thread strips, as the standard asks.',
      'Mur segi enam tipe 1, tinggi sekitar 0,9 diameter: baut putus lebih dahulu sebelum ulir mur rusak, sesuai standar.',
    ),
  ],
  points: [
    said('Chamfered on both faces: either side may bear', 'Kedua sisi dibevel: boleh dipasang bolak-balik'),
    said('At least two turns of the bolt should stand out', 'Minimal dua ulir baut harus keluar dari mur'),
  ],
})

const high = family({
  form: 'plain',
  code: 'HIGH-NUT-ISO4033',
  sku: 'HN4033',
  standard: 'ISO 4033',
  noun: said('High hex nut', 'Mur segi enam tinggi'),
  category: categories.thinNuts,
  popularity: 480,
  effort: 1.15,
  lead: [
    said(
      'Style 2 nut, a tenth higher than the normal one: for joints that are opened often and for bolts driven to their yield.',
      'Mur tipe 2, sepersepuluh lebih tinggi dari mur biasa: untuk sambungan yang sering dibuka dan baut yang dikencangkan sampai batas luluh.',
    ),
  ],
  points: [
    said('Same spanner as ISO 4032', 'Kunci pas sama dengan ISO 4032'),
    said(
      'Check the room above: the nut needs more thread',
      'Periksa ruang di atasnya: mur ini butuh ulir lebih panjang',
    ),
  ],
})

const thin = family({
  form: 'plain',
  code: 'THIN-NUT-ISO4035',
  sku: 'HN4035',
  standard: 'ISO 4035',
  noun: said('Thin hex nut', 'Mur segi enam tipis'),
  category: categories.thinNuts,
  popularity: 560,
  effort: 0.95,
  lead: [
    said(
      'Half-height nut that locks an adjusting screw, a rod end or a level foot against a second nut.',
      'Mur setengah tinggi untuk mengunci baut setel, rod end, atau kaki leveling terhadap mur kedua.',
    ),
  ],
  points: [
    said('As a lock nut it goes under the full nut', 'Sebagai mur kontra dipasang di bawah mur penuh'),
    said('Not for the full load of the bolt', 'Tidak untuk beban penuh baut'),
  ],
})

const locking = [
  said(
    'Use it once or twice: the grip fades with every turn',
    'Pakai satu atau dua kali: daya cengkeramnya berkurang tiap kali diputar',
  ),
  said(
    'Turn it on by hand spanner when the bolt is stainless',
    'Gunakan kunci tangan bila bautnya tahan karat',
  ),
]

const nylon = family({
  form: 'nylon',
  code: 'LOCK-NUT-ISO7040',
  sku: 'LN7040',
  standard: 'ISO 7040',
  noun: said('Nylon insert lock nut', 'Mur pengunci nilon tinggi'),
  category: categories.lockNuts,
  popularity: 620,
  effort: 1.5,
  lead: [
    said(
      'High lock nut with full thread below its nylon ring: the ring grips the bolt and holds under vibration, and all of the hexagon carries.',
      'Mur pengunci tinggi dengan ulir penuh di bawah ring nilon: nilon mencengkeram baut sehingga tahan getaran, dan seluruh segi enamnya menahan beban.',
    ),
  ],
  points: [said('The nylon stands −40 to +120 °C', 'Nilon tahan −40 sampai +120 °C'), ...locking],
})

const low = family({
  form: 'nylon',
  code: 'LOCK-NUT-DIN985',
  sku: 'LN985',
  standard: 'DIN 985',
  noun: said('Low nylon insert lock nut', 'Mur pengunci nilon'),
  category: categories.lockNuts,
  popularity: 780,
  effort: 1.35,
  lead: [
    said(
      'The everyday lock nut: a nylon ring in its collar keeps it where it was set on fans, conveyors, casters and vehicles.',
      'Mur pengunci sehari-hari: ring nilon pada kerahnya menahan posisi mur di kipas, konveyor, roda kastor, dan kendaraan.',
    ),
  ],
  points: [
    said('M10 and M12 take spanners of 17 and 19 mm', 'M10 dan M12 memakai kunci 17 dan 19 mm'),
    said('The nylon stands −40 to +120 °C', 'Nilon tahan −40 sampai +120 °C'),
    ...locking,
  ],
})

const metal = family({
  form: 'metal',
  code: 'LOCK-NUT-ISO7719',
  sku: 'LN7719',
  standard: 'ISO 7719',
  noun: said('All-metal lock nut', 'Mur pengunci logam'),
  category: categories.lockNuts,
  popularity: 470,
  effort: 1.7,
  lead: [
    said(
      'Lock nut whose crimped top clamps the thread, without any plastic: for hot exhausts, ovens, brakes and presses.',
      'Mur pengunci dengan puncak yang dijepit, tanpa plastik: untuk knalpot panas, oven, rem, dan mesin press.',
    ),
  ],
  points: [
    said('Start it with the round side up', 'Pasang dengan sisi bulat di atas'),
    said('Oil the bolt a little: the grip is hard', 'Beri sedikit oli pada baut: cengkeramannya keras'),
  ],
})

const flange = family({
  form: 'flange',
  code: 'FLANGE-NUT-ISO4161',
  sku: 'FN4161',
  standard: 'ISO 4161',
  noun: said('Hex flange nut', 'Mur flens segi enam'),
  category: categories.flangeNuts,
  popularity: 660,
  effort: 1.2,
  lead: [
    said(
      'Hex nut with a broad flange in one piece that replaces the washer and bridges slotted holes in sheet and profiles.',
      'Mur segi enam dengan flens lebar yang menyatu, menggantikan ring plat dan menutup lubang memanjang pada pelat dan profil.',
    ),
  ],
  points: [
    said('Smooth bearing face, kind to paint', 'Bidang tumpu halus, tidak merusak cat'),
    said('M10 takes a spanner of 15 mm', 'M10 memakai kunci 15 mm'),
  ],
})

const cap = family({
  form: 'cap',
  code: 'CAP-NUT-DIN1587',
  sku: 'CN1587',
  standard: 'DIN 1587',
  noun: said('Domed cap nut', 'Mur tutup kubah'),
  category: categories.capNuts,
  popularity: 520,
  effort: 2.2,
  lead: [
    said(
      'Closed nut with a dome that hides the end of the bolt, keeps water out of the thread and hands from its edge.',
      'Mur tertutup berkubah yang menutup ujung baut, menahan air masuk ke ulir, dan melindungi tangan dari tepinya.',
    ),
  ],
  points: [
    said(
      'The bolt must be shorter than the depth of the thread',
      'Ujung baut harus lebih pendek dari kedalaman ulir',
    ),
    said('Turned in one piece', 'Dibubut dari satu bahan'),
  ],
})

const castle = family({
  form: 'castle',
  code: 'CASTLE-NUT-DIN935',
  sku: 'KN935',
  standard: 'DIN 935',
  noun: said('Castle nut', 'Mur mahkota'),
  category: categories.castleNuts,
  popularity: 430,
  effort: 1.8,
  lead: [
    said(
      'Nut with six slots through which a split pin passes the drilled bolt: it cannot turn off, on wheel hubs, steering joints and pivots.',
      'Mur dengan enam alur untuk pin belah yang menembus baut berlubang: tidak dapat terlepas, untuk hub roda, sambungan kemudi, dan poros engsel.',
    ),
  ],
  points: [
    said('Order the split pin with it (ISO 1234)', 'Pesan bersama pin belahnya (ISO 1234)'),
    said(
      'Tighten, then turn on to the next slot, never back',
      'Kencangkan, lalu putar maju ke alur berikutnya, jangan mundur',
    ),
  ],
})

const weld = family({
  form: 'weld',
  code: 'WELD-NUT-DIN929',
  sku: 'WN929',
  standard: 'DIN 929',
  noun: said('Hex weld nut', 'Mur las segi enam'),
  category: categories.weldNuts,
  popularity: 500,
  effort: 1.6,
  lead: [
    said(
      'Nut with three projections and a pilot collar: the collar centres it in the sheet, the projections melt in resistance welding.',
      'Mur dengan tiga tonjolan dan kerah pemandu: kerah memusatkan mur pada pelat, tonjolan meleleh saat las tahanan.',
    ),
  ],
  points: [
    said('Suits sheet from about 1 mm on', 'Cocok untuk pelat mulai sekitar 1 mm'),
    said('Weld before painting; clean the thread with a tap', 'Las sebelum dicat; bersihkan ulir dengan tap'),
  ],
})

const coupling = family({
  form: 'plain',
  code: 'COUPLING-NUT-DIN6334',
  sku: 'LC6334',
  standard: 'DIN 6334',
  noun: said('Coupling nut', 'Mur sambung'),
  category: categories.couplingNuts,
  popularity: 560,
  effort: 1.3,
  lead: [
    said(
      'Long hex nut, three diameters high, that joins two threaded rods or makes a stud longer: hangers, tie rods, formwork.',
      'Mur segi enam panjang setinggi tiga diameter untuk menyambung dua batang ulir: penggantung, batang tarik, bekisting.',
    ),
  ],
  points: [
    said('Screw both rods in to the middle', 'Putar kedua batang sampai ke tengah'),
    said('M10 and M12 take spanners of 17 and 19 mm', 'M10 dan M12 memakai kunci 17 dan 19 mm'),
  ],
})

const to = (last: string, from = 'M5'): readonly string[] => {
  const order = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24', 'M30', 'M36']
  return order.slice(order.indexOf(from), order.indexOf(last) + 1)
}

/** Nuts by standard and grade, beside the everyday ones. */
export const nutSeries: readonly Product[] = [
  ...sized(hex, simple(iso4032), [
    { grade: c8, keys: [...to('M16'), 'M18', 'M20', 'M22', 'M24', 'M27', 'M30', 'M36'], show: 'M12' },
    { grade: c8h, keys: to('M30', 'M8'), show: 'M16' },
    { grade: c10, keys: to('M30', 'M8'), show: 'M16' },
    { grade: a4, keys: to('M24', 'M4'), show: 'M8' },
    { grade: { ...bolts.brass, base: 130 }, keys: to('M12', 'M3'), show: 'M6' },
  ]),
  ...sized(high, simple(iso4033), [
    { grade: c8z, keys: to('M24') },
    { grade: c10, keys: to('M36', 'M6') },
  ]),
  ...sized(thin, simple(iso4035), [
    { grade: c4z, keys: to('M30', 'M4') },
    { grade: c5, keys: to('M30', 'M6') },
    { grade: a2, keys: to('M24', 'M4') },
    { grade: a4, keys: to('M20') },
  ]),
  ...sized(nylon, iso7040, [
    { grade: c8z, keys: to('M24', 'M4') },
    { grade: c10z, keys: to('M24', 'M5') },
    { grade: a2, keys: to('M16', 'M4') },
  ]),
  ...sized(low, din985, [
    { grade: c8z, keys: to('M24', 'M3'), show: 'M8', flags: { featured: true } },
    { grade: c10z, keys: to('M24', 'M6') },
    { grade: a2, keys: to('M20', 'M3'), show: 'M8' },
    { grade: a4, keys: to('M16', 'M4') },
  ]),
  ...sized(metal, iso7719, [
    { grade: c8z, keys: to('M24') },
    { grade: c10, keys: to('M24', 'M6') },
    { grade: a2, keys: to('M16') },
  ]),
  ...sized(
    flange,
    mapped(iso4161, ({ d, pitch, m, s, dc, c }) => ({ d, pitch, m, s, h: m, foot: dc, rim: c })),
    [
      { grade: c8z, keys: to('M20') },
      { grade: c10, keys: to('M20', 'M6') },
      { grade: a2, keys: to('M16') },
    ],
  ),
  ...sized(
    cap,
    mapped(din1587, ({ d, pitch, m, s, h, dk, t }) => ({ d, pitch, m, s, h, dome: dk, blind: t })),
    [
      { grade: c6z, keys: to('M24', 'M4'), show: 'M10' },
      { grade: a2, keys: to('M20', 'M4'), show: 'M8' },
      { grade: a4, keys: to('M16') },
      { grade: bolts.brass, keys: to('M12', 'M4') },
    ],
  ),
  ...sized(
    castle,
    mapped(din935, ({ d, pitch, m, w, n, s, de }) => ({
      d,
      pitch,
      m: de > 0 ? w : m,
      s,
      h: m,
      dome: de,
      slot: n,
      rim: w,
    })),
    [
      { grade: c8, keys: to('M30', 'M6') },
      { grade: c8z, keys: to('M24', 'M6') },
      { grade: a2, keys: to('M20', 'M6'), show: 'M12' },
    ],
  ),
  ...sized(
    weld,
    mapped(din929, ({ d, pitch, m, s, d2, h1 }) => ({ d, pitch, m, s, h: m, foot: d2, rim: h1 })),
    [
      { grade: weldable, keys: to('M16', 'M4') },
      { grade: a2, keys: to('M12', 'M4') },
    ],
  ),
  ...sized(coupling, simple(din6334), [
    { grade: c10, keys: to('M20', 'M6') },
    { grade: c10z, keys: to('M20', 'M6') },
    { grade: a2, keys: to('M16', 'M6') },
  ]),
]
