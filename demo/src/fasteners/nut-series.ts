import type { Product } from '../catalogue/model.ts'
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
import { bolts } from './grades.ts'
import { a2, a4, c10, c10z, c4z, c5, c6z, c8, c8h, c8z, weldable } from './nut-grades.ts'
import { said } from './passage.ts'
import { sized } from './sized.ts'
import { family, mapped, simple, pairing } from './nut-family.ts'
import { nylon, low, metal } from './lock-nut.ts'
import { flange, cap, castle, weld, coupling } from './special-nut.ts'

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
      'Style 1 hex nut, about 0.9 diameters high: the bolt breaks before the nut’s thread strips, as the standard requires.',
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
