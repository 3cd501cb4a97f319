import type { Product, Text } from '../catalogue/model.ts'
import { boundary, codes } from '../standards/iso15.ts'
import { angularSection, angularShaded, doubleAngularSection } from './angular-contact.drawing.ts'
import { brass, polyamide, steelData } from './bearing.ts'
import { categories } from './categories.ts'
import { chapter, compose, t } from './compose.ts'
import { rated, rollingProduct, type Rolling, type RollingSeries } from './rolling.ts'

const arrangements = chapter(
  t('Arrangement of pairs', 'Susunan berpasangan'),
  [
    t(
      'One bearing carries axial load in one direction only, so it is always set against a second one.',
      'Satu bearing hanya menahan beban aksial dari satu arah, jadi selalu dipasang berlawanan dengan bearing kedua.',
    ),
  ],
  [
    t(
      'Any two bearings marked for universal matching may be set side by side',
      'Dua bearing bertanda pemasangan universal boleh dipasang berdampingan',
    ),
    t(
      'Tighten the nut while the shaft turns, until the play just disappears',
      'Kencangkan mur sambil poros diputar sampai kelonggaran tepat hilang',
    ),
  ],
  [
    [
      t('Back to back', 'Punggung ke punggung (DB)'),
      t('Stiff against tilting, load from both sides', 'Kaku terhadap guling, beban dari dua sisi'),
    ],
    [
      t('Face to face', 'Muka ke muka (DF)'),
      t('Forgives slight misalignment', 'Toleran terhadap sedikit ketidaksejajaran'),
    ],
    [t('Tandem', 'Searah (DT)'), t('Shares a high load from one side', 'Membagi beban besar dari satu sisi')],
  ],
)

const single = (use: Text, choice: Text, cage: Text): Text =>
  compose(
    [
      use,
      t(
        'The races are set at 40° to the radial plane, so that the bearing takes high axial load from one side along with the radial one.',
        'Jalur bolanya miring 40° terhadap bidang radial sehingga bearing menahan beban aksial besar dari satu sisi bersama beban radial.',
      ),
    ],
    [
      choice,
      t(
        'Mount it with the broad shoulder of the outer ring towards the thrust',
        'Pasang dengan bahu lebar cincin luar menghadap arah dorongan',
      ),
      t(
        'Set in pairs; adjust the play with the shaft nut',
        'Dipasang berpasangan; kelonggaran disetel dengan mur poros',
      ),
    ],
    [[t('Contact angle', 'Sudut kontak'), '40°'], ...steelData(cage, ['−30', '+120'])],
  )

const pictures =
  (angle: number): RollingSeries['draw'] =>
  (bearing) => {
    const of = { ...bearing, r: bearing.r ?? 1, angle }
    const section = angle === 40 ? angularSection : doubleAngularSection
    return [
      { view: 'dimensions', draw: () => section(of) },
      { view: 'shaded', draw: () => angularShaded(of) },
    ]
  }

const of =
  (series: '02' | '03' | '32' | '33', prefix: string, suffix = '') =>
  (code: string): Rolling => ({
    number: `${prefix}${code}${suffix}`,
    ...boundary(series, code),
  })

const light = rated(of('02', '72', 'B'), 1, [
  [7.61, 3.8],
  [8.84, 4.8],
  [10.4, 5.5],
  [14, 8.3],
  [15.6, 10.2],
  [23.8, 15.6],
  [30.7, 20.8],
  [36.4, 26],
  [37.7, 28],
  [39, 30.5],
  [48.8, 38],
  [57.2, 45.5],
  [66.3, 54],
  [71.5, 60],
])
const medium = rated(of('03', '73', 'B'), 3, [
  [15.9, 8.3],
  [19, 10],
  [26, 15.6],
  [34.5, 21.2],
  [39, 24.5],
  [49.4, 33.5],
  [60.5, 41.5],
  [74.1, 51],
  [85.2, 60],
  [95.6, 69.5],
])
const item = t('Angular contact ball bearing', 'Bearing angular contact')
const base = { prefix: 'AC-', item, category: categories.angularContact }

const doubleText = (use: Text): Text =>
  compose(
    [
      use,
      t(
        'Two rows back to back in one pair of rings take axial load from both sides and stand up to tilting.',
        'Dua baris saling membelakangi dalam satu pasang cincin menahan beban aksial dari dua sisi dan beban guling.',
      ),
    ],
    [
      t(
        'Needs no adjustment: the play is ground in',
        'Tidak perlu disetel: celahnya sudah digerinda di pabrik',
      ),
      t('Fill with grease before mounting; open type', 'Isi grease sebelum dipasang; tipe terbuka'),
      t(
        'Put the filling slot, if there is one, away from the axial load',
        'Bila ada alur pengisi bola, hadapkan menjauhi beban aksial',
      ),
    ],
    [[t('Contact angle', 'Sudut kontak'), '30°'], ...steelData(polyamide, ['−30', '+120'])],
  )

const families: readonly RollingSeries[] = [
  {
    ...base,
    code: 'BEARING-72-B',
    name: t('Angular contact ball bearing, 72 B series', 'Bearing angular contact seri 72 B'),
    brand: 'Rodalka',
    popularity: 470,
    bearings: light,
    shown: '7206B',
    draw: pictures(40),
    cost: [34_000, 390],
    speed: 400_000,
    attributes: { contact_angle: 40, sealing: t('Open', 'Terbuka'), cage: polyamide },
    tabs: [arrangements],
    description: single(
      t(
        'Light series for pumps, screw compressors, worm shafts and machine spindles at moderate speed.',
        'Seri ringan untuk pompa, kompresor sekrup, poros cacing, dan spindel mesin berputaran sedang.',
      ),
      t('Polyamide cage: quiet, up to 120 °C', 'Cage poliamida: senyap, sampai 120 °C'),
      polyamide,
    ),
  },
  {
    ...base,
    code: 'BEARING-72-BM',
    name: t(
      'Angular contact ball bearing, 72 B series, brass cage',
      'Bearing angular contact seri 72 B, cage kuningan',
    ),
    brand: 'Porosindra',
    popularity: 260,
    bearings: light.slice(3).map((bearing) => ({ ...bearing, number: `${bearing.number}M` })),
    shown: '7208BM',
    draw: pictures(40),
    cost: [62_000, 560],
    speed: 440_000,
    attributes: { contact_angle: 40, sealing: t('Open', 'Terbuka'), cage: brass },
    description: single(
      t(
        'Brass-caged bearing for oil-lubricated pumps and compressors that run day and night.',
        'Bearing dengan cage kuningan untuk pompa dan kompresor berpelumas oli yang bekerja siang malam.',
      ),
      t(
        'Brass cage: for hot oil, shocks and fast starts',
        'Cage kuningan: untuk oli panas, kejutan, dan start cepat',
      ),
      brass,
    ),
  },
  {
    ...base,
    code: 'BEARING-73-B',
    name: t('Angular contact ball bearing, 73 B series', 'Bearing angular contact seri 73 B'),
    brand: 'Rodalka',
    popularity: 360,
    bearings: medium,
    shown: '7308B',
    draw: pictures(40),
    cost: [42_000, 370],
    speed: 380_000,
    attributes: { contact_angle: 40, sealing: t('Open', 'Terbuka'), cage: polyamide },
    description: single(
      t(
        'Medium series with larger balls for centrifugal pumps, decanters, vertical motors and heavy screw drives.',
        'Seri sedang dengan bola lebih besar untuk pompa sentrifugal, dekanter, motor tegak, dan penggerak ulir berat.',
      ),
      t(
        'About half as much load again as series 72 on the same shaft',
        'Menahan beban sekitar satu setengah kali seri 72 pada poros yang sama',
      ),
      polyamide,
    ),
  },
  {
    ...base,
    code: 'BEARING-32-DOUBLE',
    name: t(
      'Double row angular contact ball bearing, 32 series',
      'Bearing angular contact dua baris seri 32',
    ),
    brand: 'Rodalka',
    popularity: 340,
    bearings: codes(1, 12).map(of('32', '32')),
    shown: '3206',
    draw: pictures(30),
    cost: [48_000, 330],
    speed: 330_000,
    attributes: { contact_angle: 30, sealing: t('Open', 'Terbuka'), cage: polyamide },
    description: doubleText(
      t(
        'Saves the second bearing on short stub shafts: car wheel hubs, worm gearboxes, circular saws.',
        'Menghemat satu bearing pada poros pendek: hub roda, worm gearbox, gergaji bundar.',
      ),
    ),
  },
  {
    ...base,
    code: 'BEARING-33-DOUBLE',
    name: t(
      'Double row angular contact ball bearing, 33 series',
      'Bearing angular contact dua baris seri 33',
    ),
    brand: 'Porosindra',
    popularity: 230,
    bearings: codes(2, 11).map(of('33', '33')),
    shown: '3308',
    draw: pictures(30),
    cost: [56_000, 320],
    speed: 300_000,
    attributes: { contact_angle: 30, sealing: t('Open', 'Terbuka'), cage: polyamide },
    description: doubleText(
      t(
        'Heavy series for slurry pumps, cable sheaves and the fixed side of long gearbox shafts.',
        'Seri berat untuk pompa lumpur, pulley kabel baja, dan sisi tetap pada poros gearbox panjang.',
      ),
    ),
  },
]

export const angularContact: readonly Product[] = families.map(rollingProduct)
