import type { AttributeCode } from '../catalogue/attributes.ts'
import type { Product, Text } from '../catalogue/model.ts'
import { din6912 } from '../standards/din6912.ts'
import { din7984 } from '../standards/din7984.ts'
import { iso10642 } from '../standards/iso10642.ts'
import { iso4762 } from '../standards/iso4762.ts'
import { iso73801, iso73802 } from '../standards/iso7380.ts'
import { categories } from './categories.ts'
import { boltMass } from './fastener.ts'
import { bolts, type Grade } from './grades.ts'
import { said, type Row } from './passage.ts'
import type { Head, Recess } from './screw-head.drawing.ts'
import { screwDimensions, screwRange, screwShaded, type Screw } from './screw.drawing.ts'
import { lengthsBetween, series, type Family, type Offer, type One } from './series.ts'
import {
  breaking,
  bySize,
  clearance,
  stainlessTab,
  tapDrill,
  threadRow,
  tightening,
  torqueTab,
} from './thread-facts.ts'

type Socket = {
  d: number
  pitch: number
  dk: number
  k: number
  s: number
  t: number
  b?: number
  da?: number
  c?: number
  min: number
  max: number
}
type Form = 'socket' | 'button' | 'collar' | 'sunk'

const brand = (grade: Grade): Product['brand'] => (grade.gram > 100 ? 'Bautindra' : 'Pasakti')

const headOf = (size: Socket, form: Form): Head => {
  const recess: Recess = { kind: 'hex', s: size.s, t: size.t }
  if (form === 'collar')
    return { form, dk: size.dk, k: size.k, da: size.da ?? size.dk, c: size.c ?? 1, recess }
  return { form, dk: size.dk, k: size.k, recess }
}

/** Thread over the whole length where less than half a diameter of shank would be left. */
const plainOf = (size: Socket, length: number, form: Form): number => {
  const free = length - (size.b ?? length) - (form === 'sunk' ? size.k : 0)
  return free - 5 * size.pitch >= size.d / 2 ? free : 0
}

const screwOf = (one: One<Socket>, form: Form): Screw => ({
  head: headOf(one.size, form),
  d: one.size.d,
  pitch: one.size.pitch,
  length: one.length,
  plain: plainOf(one.size, one.length, form),
  tip: 'chamfer',
  thread: one.key,
  title: one.title,
  dark: one.grade.dark === true,
  across: `dk ${one.size.dk}`,
  high: form === 'sunk' ? '' : `k ${one.size.k}`,
})

type Kind = {
  form: Form
  code: string
  sku: string
  standard: string
  noun: Text
  kind?: Text
  category: Text
  popularity: number
  /** What the head is for; what to know of it. */
  head: (size: Socket) => Text
  places: Parameters<typeof bySize>[1]
  points: (size: Socket, grade: Grade) => readonly Text[]
  /** Whether the head lets the screw take the full torque of its class. */
  strong: boolean
  range?: boolean
}

const family = (kind: Kind): Family<Socket> => ({
  code: kind.code,
  sku: kind.sku,
  standard: kind.standard,
  noun: kind.noun,
  ...(kind.kind === undefined ? {} : { kind: kind.kind }),
  category: kind.category,
  brand,
  popularity: kind.popularity,
  lead: ({ size, grade }) => [kind.head(size), bySize(size.d, kind.places), grade.use],
  points: ({ key, size, grade }) => [
    ...kind.points(size, grade),
    ...clearance(key),
    ...tapDrill(key),
    ...(kind.strong ? tightening(key, grade) : []),
  ],
  data: ({ key, size, grade }) => [
    threadRow(key, size.pitch),
    [said('Hex key', 'Kunci L'), said('{0} mm', '{0} mm', size.s)] satisfies Row,
    [
      said('Head', 'Kepala'),
      said('Ø {0} mm, {1} mm high', 'Ø {0} mm, tinggi {1} mm', size.dk, size.k),
    ] satisfies Row,
    ...(kind.strong ? breaking(key, grade) : []),
  ],
  tabs: ({ key, grade }) =>
    key !== 'M8' && key !== 'M5'
      ? undefined
      : grade.gram > 100
        ? stainlessTab()
        : kind.strong
          ? torqueTab()
          : undefined,
  mass: (size, length) => {
    const head =
      kind.form === 'sunk'
        ? 0.26 * (size.dk ** 2 - size.d ** 2) * size.k
        : (kind.form === 'socket' ? 0.785 : 0.55) * size.dk ** 2 * size.k
    return boltMass(head - 0.866 * size.s ** 2 * size.t, size.d, size.pitch, length)
  },
  effort: 1.05,
  values: (size, length) => ({
    pitch: size.pitch,
    head_diameter: size.dk,
    head_height: size.k,
    hex_key: size.s,
    ...(plainOf(size, length, kind.form) > 0 && size.b !== undefined
      ? ({ thread_length: size.b } satisfies { [Code in AttributeCode]?: number })
      : {}),
  }),
  pictures: (one, lengths) => {
    const screw = screwOf(one, kind.form)
    return [
      { view: 'dimensions', draw: () => screwDimensions(screw) },
      { view: 'shaded', draw: () => screwShaded(screw) },
      ...(kind.range === false ? [] : [{ view: 'range', draw: () => screwRange(screw, lengths) } as const]),
    ]
  },
})

const cap = family({
  form: 'socket',
  code: 'SOCKET-SCREW-ISO4762',
  sku: 'SS4762',
  standard: 'ISO 4762',
  noun: said('Socket head cap screw', 'Baut L'),
  category: categories.socketScrews,
  popularity: 900,
  head: (size) =>
    said(
      'Cap screw driven by a {0} mm hex key: the cylindrical head sinks into a counterbore and needs no room for a spanner.',
      'Baut kepala silinder yang diputar dengan kunci L {0} mm: kepalanya masuk ke lubang bertingkat dan tidak butuh ruang untuk kunci pas.',
      size.s,
    ),
  places: {
    small: said(
      'Small sizes hold linear rails, sensors, valve islands and instrument covers.',
      'Ukuran kecil dipakai untuk rel linear, sensor, katup manifold, dan penutup instrumen.',
    ),
    middle: said(
      'Middle sizes are the standard in moulds, fixtures, cylinder mounts and gear motors.',
      'Ukuran sedang menjadi standar pada cetakan, jig, dudukan silinder, dan motor roda gigi.',
    ),
    large: said(
      'Large sizes clamp press tools, mould plates and machine beds.',
      'Ukuran besar menjepit perkakas press, pelat cetakan, dan alas mesin.',
    ),
  },
  points: (size) => [
    said(
      'Counterbore at least {0} mm wide and {1} mm deep',
      'Lubang bertingkat minimal Ø {0} mm sedalam {1} mm',
      Math.round((size.dk * 1.08 + 0.6) * 2) / 2,
      Math.ceil(size.k * 1.05 * 2) / 2,
    ),
  ],
  strong: true,
})

const capLong = { ...cap, kind: said(' with shank', ' ulir sebagian'), code: 'SOCKET-SCREW-ISO4762-SHANK' }

const low = family({
  form: 'socket',
  code: 'LOW-SOCKET-SCREW-DIN7984',
  sku: 'SL7984',
  standard: 'DIN 7984',
  noun: said('Low head socket screw', 'Baut L kepala rendah'),
  category: categories.lowSocketScrews,
  popularity: 560,
  head: (size) =>
    said(
      'Cap screw whose head stands only {0} mm high, for plates too thin for a full counterbore and for parts that pass closely over it.',
      'Baut L dengan kepala setinggi {0} mm saja, untuk pelat yang terlalu tipis bagi lubang bertingkat penuh dan bagian yang bergerak dekat di atasnya.',
      size.k,
    ),
  places: {
    small: said(
      'Common on guide carriages, slides and covers.',
      'Umum pada kereta rel, slide, dan penutup mesin.',
    ),
    middle: said(
      'Common on tool plates, hinges and gearbox flanges.',
      'Umum pada pelat perkakas, engsel, dan flens kotak roda gigi.',
    ),
    large: said('Common on mould clamps and large covers.', 'Umum pada klem cetakan dan penutup besar.'),
  },
  points: (size) => [
    said(
      'The socket is shallow ({0} mm): tighten to about two thirds of a full head’s torque',
      'Soketnya dangkal ({0} mm): kencangkan sekitar dua pertiga torsi kepala penuh',
      size.t,
    ),
  ],
  strong: false,
})

const pilot = family({
  form: 'socket',
  code: 'LOW-SOCKET-SCREW-DIN6912',
  sku: 'SL6912',
  standard: 'DIN 6912',
  noun: said('Low head socket screw with pilot', 'Baut L kepala rendah dengan lubang pemandu'),
  category: categories.lowSocketScrews,
  popularity: 430,
  head: (size) =>
    said(
      'Low socket head with a pilot hole under the socket: a key with a pin stays centred, and the socket of {0} mm is as wide as on a full head.',
      'Kepala L rendah dengan lubang pemandu di dasar soket: kunci berpin tetap lurus, dan soket {0} mm sama lebarnya dengan kepala penuh.',
      size.s,
    ),
  places: {
    small: said('For hinges, latches and switch cabinets.', 'Untuk engsel, pengunci, dan lemari panel.'),
    middle: said('For jigs, spindles and chain guides.', 'Untuk jig, spindel, dan pemandu rantai.'),
    large: said('For mould and press plates.', 'Untuk pelat cetakan dan press.'),
  },
  points: () => [
    said(
      'An ordinary hex key fits too; the pilot is only used by pinned keys',
      'Kunci L biasa juga cocok; lubang pemandu hanya dipakai kunci berpin',
    ),
  ],
  strong: false,
})

const button = family({
  form: 'button',
  code: 'BUTTON-SCREW-ISO7380-1',
  sku: 'SB7380',
  standard: 'ISO 7380-1',
  noun: said('Button head screw', 'Baut L kepala bulat (button)'),
  category: categories.buttonScrews,
  popularity: 700,
  head: (size) =>
    said(
      'Screw with a smooth domed head, {0} mm high, that leaves no edge for clothes, cables or fingers to catch on.',
      'Baut dengan kepala kubah halus setinggi {0} mm, tanpa tepi yang dapat menyangkut pakaian, kabel, atau jari.',
      size.k,
    ),
  places: {
    small: said(
      'Usual on machine guards, aluminium profiles and control boxes.',
      'Lazim pada pelindung mesin, profil aluminium, dan kotak kontrol.',
    ),
    middle: said(
      'Usual on guard frames, handrails, playground and fitness equipment.',
      'Lazim pada rangka pelindung, pegangan tangga, alat bermain, dan alat kebugaran.',
    ),
    large: said('Usual on railings.', 'Lazim pada pagar.'),
  },
  points: () => [
    said(
      'Reduced loadability: for covers and fittings, not for joints under full load',
      'Kekuatan terbatas: untuk penutup dan aksesori, bukan sambungan berbeban penuh',
    ),
  ],
  strong: false,
})

const collar = family({
  form: 'collar',
  code: 'COLLAR-SCREW-ISO7380-2',
  sku: 'SB7380F',
  standard: 'ISO 7380-2',
  noun: said('Button head screw with collar', 'Baut L kepala bulat berkerah'),
  category: categories.buttonScrews,
  popularity: 560,
  head: (size) =>
    said(
      'Domed socket screw with a collar of {0} mm pressed on in one piece: it spreads the load and takes the place of a washer.',
      'Baut L kepala kubah dengan kerah Ø {0} mm yang menyatu: menyebarkan beban dan menggantikan ring plat.',
      size.dk,
    ),
  places: {
    small: said(
      'For sheet metal, plastic covers and slotted holes in cabinets.',
      'Untuk pelat tipis, penutup plastik, dan lubang memanjang pada panel.',
    ),
    middle: said(
      'For guard panels, profile systems and seats.',
      'Untuk panel pelindung, sistem profil, dan kursi.',
    ),
    large: said('For large panels.', 'Untuk panel besar.'),
  },
  points: () => [
    said('Reduced loadability, as every button head', 'Kekuatan terbatas, seperti semua kepala bulat'),
  ],
  strong: false,
})

const sunk = family({
  form: 'sunk',
  code: 'SUNK-SCREW-ISO10642',
  sku: 'SC10642',
  standard: 'ISO 10642',
  noun: said('Countersunk socket screw', 'Baut L kepala tirus (countersunk)'),
  category: categories.sunkScrews,
  popularity: 680,
  head: (size) =>
    said(
      'Socket screw with a 90° countersunk head that ends flush with the surface and centres the part it holds; hex key {0} mm.',
      'Baut L dengan kepala tirus 90° yang rata dengan permukaan dan memusatkan bagian yang dijepit; kunci L {0} mm.',
      size.s,
    ),
  places: {
    small: said(
      'For scales, wear strips, cover plates and nameplates.',
      'Untuk skala, strip aus, pelat penutup, dan pelat nama.',
    ),
    middle: said(
      'For slide rails, cutter plates, hinges and chute linings.',
      'Untuk rel geser, pelat pisau, engsel, dan pelapis corong.',
    ),
    large: said(
      'For wear plates, table tops and mould inserts.',
      'Untuk pelat aus, meja mesin, dan sisipan cetakan.',
    ),
  },
  points: () => [
    said('The length is measured over the head', 'Panjang diukur termasuk kepala'),
    said(
      'Countersink 90° cleanly: the head bears on the cone only',
      'Buat lubang tirus 90° yang bersih: kepala hanya bertumpu pada bidang tirus',
    ),
  ],
  strong: false,
})

const usual =
  (top: number) =>
  ({ min, max }: Socket): readonly number[] =>
    lengthsBetween(min, Math.min(max, top))
/** What the mixed range of full threads does not hold: the lengths with a shank. */
const long = (size: Socket): readonly number[] =>
  lengthsBetween(size.min, Math.max(size.max, 100)).filter((length) => plainOf(size, length, 'socket') > 0)
const all = (grade: Grade, keys: readonly string[], top: number): Offer<Socket> => ({
  grade,
  keys,
  lengths: usual(top),
})

/** Socket screws by thread and grade. */
export const socketSeries: readonly Product[] = [
  ...series(capLong, iso4762, [{ grade: bolts.s129, keys: ['M5', 'M6', 'M8', 'M10', 'M12'], lengths: long }]),
  ...series(cap, iso4762, [
    { ...all(bolts.s129, ['M3', 'M16', 'M20', 'M24'], 160), quoted: 'M24', hidden: 'M20' },
    all(bolts.s88z, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 100),
    { ...all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 100), featured: 'M6' },
    all(bolts.a4, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 80),
  ]),
  ...series(low, din7984, [
    all(bolts.s88, ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 80),
    all(bolts.a2, ['M4', 'M5', 'M6', 'M8', 'M10'], 50),
  ]),
  ...series(pilot, din6912, [
    all(bolts.s88, ['M6', 'M8', 'M10', 'M12'], 80),
    all(bolts.a2, ['M5', 'M6', 'M8'], 50),
  ]),
  ...series(button, iso73801, [
    all(bolts.s109, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 70),
    all(bolts.s109z, ['M4', 'M5', 'M6', 'M8', 'M10'], 50),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10'], 60),
    all(bolts.a4, ['M5', 'M6', 'M8'], 50),
  ]),
  ...series(collar, iso73802, [
    all(bolts.s109z, ['M5', 'M6', 'M8'], 40),
    all(bolts.a2, ['M4', 'M5', 'M6', 'M8', 'M10'], 40),
  ]),
  ...series(sunk, iso10642, [
    all(bolts.s109, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 90),
    all(bolts.a2, ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 80),
    all(bolts.a4, ['M5', 'M6', 'M8', 'M10'], 60),
  ]),
]
