import { categories } from './categories.ts'
import { said } from './passage.ts'
import { family } from './socket-family.ts'

/** Screws with a button head. */
export const button = family({
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

/** Screws with a button head and a collar. */
export const collar = family({
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

/** Screws with a countersunk head. */
export const sunk = family({
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
