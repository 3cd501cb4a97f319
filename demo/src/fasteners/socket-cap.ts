import { categories } from './categories.ts'
import { said } from './passage.ts'
import { family } from './socket-family.ts'

/** Cap screws threaded to the head. */
export const cap = family({
  form: 'socket',
  code: 'SOCKET-SCREW-ISO4762',
  sku: 'SS4762',
  standard: 'ISO 4762',
  noun: said('Socket head cap screw', 'Baut L'),
  category: categories.socketScrews,
  popularity: 900,
  head: (size) =>
    said(
      'Cap screw driven by a {0} mm hex key: the cylindrical head sinks into a counterbore so no spanner clearance is needed.',
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
      'Ukuran sedang menjadi standar pada cetakan, jig, dudukan silinder, dan gear motor.',
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

/** Cap screws with a shank. */
export const capLong = {
  ...cap,
  kind: said(' with shank', ' ulir sebagian'),
  code: 'SOCKET-SCREW-ISO4762-SHANK',
}

/** Cap screws with a low head. */
export const low = family({
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
      'Umum pada pelat perkakas, engsel, dan flens gearbox.',
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

/** Cap screws with a low head and a hole that guides the key. */
export const pilot = family({
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
