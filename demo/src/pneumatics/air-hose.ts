import type { Product } from '../catalogue/model.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { lineProduct, type Size } from './line.ts'
import { spiralHose, tubeRoll, tubeSection } from './tubing.drawing.ts'
import { cyl, dark, hex, thread } from './turning.drawing.ts'
import { t } from './writing.ts'

const colours = {
  BL: t('Blue', 'Biru'),
  BK: t('Black', 'Hitam'),
  CL: t('Clear', 'Bening'),
  RD: t('Red', 'Merah'),
  YL: t('Yellow', 'Kuning'),
  GN: t('Green', 'Hijau'),
  OR: t('Orange', 'Oranye'),
  NT: t('Natural', 'Natural'),
  WH: t('White', 'Putih'),
} as const

const swivel = [cyl(6, 9), hex(6, 12), thread(9, 13)]

const coupler = [dark(10, 11), hex(5, 12), thread(10, 13)]

const spirals: readonly Product[] = (
  [
    [5, 8],
    [6.5, 10],
    [8, 12],
  ] as const
).flatMap(([id, od]) =>
  (['threads', 'couplings'] as const).map((kind) =>
    lineProduct({
      code: `SPH${kind === 'threads' ? 'R' : 'Q'}${od}`,
      what:
        kind === 'threads'
          ? t('Spiral hose PU with threads', 'Selang spiral PU berulir')
          : t('Spiral hose PU with couplings', 'Selang spiral PU berkopler'),
      name:
        kind === 'threads'
          ? t(
              `Spiral hose PU ${od} × ${figure(id).en} mm with swivel threads`,
              `Selang spiral PU ${od} × ${figure(id).id} mm dengan ulir putar`,
            )
          : t(
              `Spiral hose PU ${od} × ${figure(id).en} mm with series 20 couplings`,
              `Selang spiral PU ${od} × ${figure(id).id} mm dengan coupler seri 20`,
            ),
      lead: [
        t(
          'Draws itself back to a short coil and stays out of the way over workbenches and assembly lines.',
          'Menggulung kembali menjadi pendek dan tidak mengganggu di atas meja kerja dan lini perakitan.',
        ),
        kind === 'threads'
          ? t(
              'Swivel ends with taper threads keep the coil from twisting.',
              'Ujung putar berulir tirus mencegah gulungan terpuntir.',
            )
          : t(
              'With a coupling on one end and a nipple on the other it is ready for blow guns and screwdrivers.',
              'Dengan coupler di satu ujung dan nipel di ujung lain, siap untuk pistol angin dan obeng angin.',
            ),
      ],
      points: [
        t(
          'Working length: the coil pulls back noticeably beyond it',
          'Panjang kerja: di atas panjang ini tarikan balik terasa kuat',
        ),
        t('Hang it up on the fixed end, not on the tool', 'Gantung pada ujung tetap, bukan pada alat'),
        od >= 12
          ? t('Enough air for impact wrenches of 1/2 inch', 'Cukup angin untuk kunci impact 1/2 inci')
          : t(
              'For blow guns, staplers and small screwdrivers',
              'Untuk pistol angin, stapler, dan obeng kecil',
            ),
      ],
      data: [
        ['tubes', { en: `${od} × ${figure(id).en} mm`, id: `${od} × ${figure(id).id} mm` }],
        ['pressure', t('10 bar at 23 °C', '10 bar pada 23 °C')],
        ['temperature', t('−20 to +60 °C', '−20 sampai +60 °C')],
      ],
      category: categories.spiralHoses,
      brand: kind === 'threads' ? 'Anginara' : 'Pneusara',
      popularity: 420 - Math.abs(od - 10) * 40 + (kind === 'threads' ? 0 : 120),
      pictures: [
        {
          view: 'dimensions',
          draw: () =>
            spiralHose(
              `PU ${od} × ${id} · 5 m`,
              od * 1.5,
              11 - Math.round(od / 3),
              kind === 'threads' ? swivel : coupler,
              '5 m',
            ),
        },
        { view: 'section', draw: () => tubeSection(od, id, `PU ${od} × ${id}`) },
      ],
      sizes: [2, 4, 5, 7.5, 10, 15].flatMap((metres) =>
        (metres === 5 || metres === 10 ? (['BL', 'OR'] as const) : (['BL'] as const)).map((colour): Size => ({
          key: `${String(metres * 10).padStart(3, '0')}${colour}`,
          size: {
            en: `${od} mm, ${figure(metres).en} m, ${colours[colour].en.toLowerCase()}`,
            id: `${od} mm, ${figure(metres).id} m, ${colours[colour].id.toLowerCase()}`,
          },
          attributes: {
            tube: od,
            inner_diameter: id,
            coil_length: metres,
            colour: colours[colour],
            max_pressure: 10,
          },
          price: 38_000 + metres * od * 1_950 + (kind === 'threads' ? 0 : 52_000),
          weight: metres * od * 11 + 90,
          demand: metres === 5 || metres === 10 ? 0.9 : 0.4,
        })),
      ),
    }),
  ),
)

const airHoses: readonly Product[] = (
  [
    [
      'BPU',
      t('PU air hose', 'Selang angin PU'),
      t(
        'Polyurethane with a braid between two layers: light to carry, quick to coil, for air tools on building sites and service vans.',
        'Poliuretan berserat di antara dua lapisan: ringan dibawa dan mudah digulung, untuk perkakas angin di proyek dan mobil servis.',
      ),
      [
        [6.5, 10],
        [8, 12],
        [10, 14.5],
        [13, 19],
      ],
      13,
      3.1,
      'Anginara',
    ],
    [
      'RAH',
      t('Rubber air hose', 'Selang angin karet'),
      t(
        'Black rubber with textile braid that withstands hot compressor air, sun and vehicle traffic: for compressors, pneumatic drills and yards.',
        'Karet hitam berserat tekstil yang tahan udara panas kompresor, matahari, dan lindasan: untuk kompresor, bor angin, dan halaman kerja.',
      ),
      [
        [6.5, 13],
        [8, 15],
        [9.5, 17],
        [13, 21],
        [19, 29],
        [25, 36],
      ],
      20,
      2.4,
      'Hembusa',
    ],
    [
      'PVH',
      t('PVC air hose', 'Selang angin PVC'),
      t(
        'Flexible PVC with polyester yarn, the everyday hose of tyre shops and spray painters.',
        'PVC lentur berbenang poliester, selang sehari-hari tambal ban dan tukang cat semprot.',
      ),
      [
        [6.5, 11],
        [8, 13],
        [10, 15.5],
        [13, 19],
      ],
      15,
      1.3,
      'Pneusara',
    ],
  ] as const
).map(([code, what, lead, sizes, pressure, cost, brand]) =>
  lineProduct({
    code,
    what,
    name: { en: `${what.en} with textile braid`, id: `${what.id} beranyaman tekstil` },
    lead: [lead],
    points: [
      t(
        'Fit with hose barbs and two-ear or worm-drive clips',
        'Pasang dengan nipel selang dan klem dua telinga atau klem cacing',
      ),
      t(
        'Working pressure at 23 °C; burst pressure is three times that',
        'Tekanan kerja pada 23 °C; tekanan pecah tiga kalinya',
      ),
      t(
        'Secure long runs against whipping with a cable at the coupling',
        'Amankan selang panjang dari cambukan dengan kawat pengaman di coupler',
      ),
    ],
    data: [
      ['pressure', `${pressure} bar`],
      ['temperature', t('−10 to +60 °C', '−10 sampai +60 °C')],
    ],
    category: categories.spiralHoses,
    brand,
    popularity: code === 'PVH' ? 520 : 340,
    pictures: [
      {
        view: 'dimensions',
        draw: () => tubeSection(sizes[1][1], sizes[1][0], `${sizes[1][1]} × ${sizes[1][0]}`, 2, true),
      },
      {
        view: 'shaded',
        draw: () =>
          tubeRoll(sizes[1][1], `${code} ${sizes[1][1]} × ${sizes[1][0]}`, code === 'RAH' ? 'black' : 'dark'),
      },
    ],
    sizes: sizes.flatMap(([id, od]): Size[] => {
      const area = (Math.PI / 4) * (od ** 2 - id ** 2)
      const attributes = { inner_diameter: id, outer_diameter: od, max_pressure: pressure }
      return [
        {
          key: String(Math.round(id * 10)).padStart(3, '0'),
          size: { en: `${figure(id).en} mm, metre`, id: `${figure(id).id} mm, meter` },
          uom: 'm',
          price: area * cost * 75 + 4_000,
          weight: area * 1.2,
          demand: 0.9,
          attributes: { ...attributes, sold_as: t('By the metre', 'Per meter') },
        },
        {
          key: `${String(Math.round(id * 10)).padStart(3, '0')}-50`,
          size: { en: `${figure(id).en} mm, roll of 50 m`, id: `${figure(id).id} mm, rol 50 m` },
          uom: 'roll',
          price: (area * cost * 75 + 4_000) * 43,
          weight: area * 60,
          demand: 0.5,
          attributes: { ...attributes, sold_as: t('Roll of 50 m', 'Rol 50 m') },
        },
      ]
    }),
  }),
)

export const hoses: readonly Product[] = [...spirals, ...airHoses]
