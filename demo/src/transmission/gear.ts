import type { Brand } from '../catalogue/brands.ts'
import type { Item, Product, Text } from '../catalogue/model.ts'
import { rupiah } from '../catalogue/price.ts'
import { figure } from '../catalogue/text.ts'
import { categories } from './categories.ts'
import { chapter, chosen, compose, rounded, t } from './compose.ts'
import { gearShaded, gearViews, rackShaded, rackViews } from './gear.drawing.ts'

type Material = 'S45C' | 'POM' | 'SUS'
const materials: Record<Material, { text: Text; short: Text; gram: number; cost: number }> = {
  S45C: {
    text: t('Carbon steel S45C', 'Baja karbon S45C'),
    short: t('steel S45C', 'baja S45C'),
    gram: 0.00785,
    cost: 1,
  },
  POM: {
    text: t('Polyacetal POM', 'Poliasetal POM'),
    short: t('polyacetal', 'poliasetal'),
    gram: 0.00142,
    cost: 0.8,
  },
  SUS: {
    text: t('Stainless steel', 'Stainless steel'),
    short: t('stainless', 'stainless steel'),
    gram: 0.0079,
    cost: 3,
  },
}

const meshing = chapter(
  t('Meshing and centre distance', 'Pasangan dan jarak sumbu'),
  [
    t(
      'Gears run together when module and pressure angle are the same. The centre distance is half the sum of the two pitch diameters.',
      'Roda gigi berpasangan bila modul dan sudut tekannya sama. Jarak sumbu adalah separuh jumlah kedua diameter pitch.',
    ),
  ],
  [
    t('Pitch diameter = module × teeth', 'Diameter pitch = modul × jumlah gigi'),
    t('Outside diameter = module × (teeth + 2)', 'Diameter luar = modul × (jumlah gigi + 2)'),
    t('Leave a backlash of about 0.05 × module', 'Sisakan kelonggaran sekitar 0,05 × modul'),
    t(
      'Combine numbers of teeth without a common divisor, so that wear spreads',
      'Padukan jumlah gigi tanpa pembagi bersama agar ausnya merata',
    ),
  ],
)

const faceOf = (m: number): number => ({ 1: 10, 1.5: 15, 2: 20, 2.5: 25, 3: 30, 4: 40 })[m] ?? 20
const boreOf = (m: number, z: number): number =>
  Math.max(4, Math.round(Math.min(m * z * 0.3, 6 + m * 4 + z * m * 0.04)))

function spur(
  m: number,
  material: Material,
  teeth: readonly number[],
  popularity: number,
  brand: Brand,
): Product {
  const { text, short, gram, cost } = materials[material]
  const face = faceOf(m)
  const body = (
    z: number,
  ): {
    m: number
    teeth: number
    face: number
    bore: number
    hub: number
    length: number
    plastic: boolean
  } => ({
    m,
    teeth: z,
    face,
    bore: boreOf(m, z),
    hub: Math.round(Math.min(m * (z - 3.5), boreOf(m, z) * 1.9 + z * m * 0.08)),
    length: Math.round(face + 5 + m * 3),
    plastic: material === 'POM',
  })
  const [en, id] = [figure(m).en, figure(m).id]
  const shown = teeth[Math.min(5, teeth.length - 1)] ?? 20
  const number = (z: number): string => `SG-M${m}-${z}-${material}`
  return {
    code: `SPUR-GEAR-M${String(m).replace('.', '-')}-${material}`,
    name: t(`Spur gear module ${en}, ${short.en}`, `Spur gear modul ${id}, ${short.id}`),
    description: compose(
      [
        m <= 1.5
          ? t(
              'Small straight-toothed gear for instruments, feeders, labelling and packing machines.',
              'Roda gigi lurus kecil untuk instrumen, pengumpan, mesin label, dan mesin kemas.',
            )
          : m <= 2.5
            ? t(
                'Straight-toothed gear for machine tools, conveyors and mixers.',
                'Roda gigi lurus untuk mesin perkakas, konveyor, dan pengaduk.',
              )
            : t(
                'Strong straight-toothed gear for hoists, feeders, presses and farm machines.',
                'Roda gigi lurus kuat untuk alat angkat, pengumpan, pres, dan mesin pertanian.',
              ),
        t(
          'With hub on one side and pilot bore, ready to be bored and keyed.',
          'Dengan hub di satu sisi dan lubang awal, siap dibubut dan diberi alur pasak.',
        ),
      ],
      chosen(
        material === 'S45C' &&
          t(
            'Teeth may be induction hardened on request',
            'Gigi dapat dikeraskan induksi berdasarkan permintaan',
          ),
        material === 'POM' &&
          t(
            'Runs dry and quiet against steel; not above 80 °C',
            'Bekerja kering dan senyap melawan baja; tidak di atas 80 °C',
          ),
        material === 'SUS' &&
          t(
            'For washed machines: pair it with polyacetal to do without oil',
            'Untuk mesin yang dicuci: pasangkan dengan poliasetal agar tanpa oli',
          ),
        t(
          'Bore on the tooth tips or the hub within 0.05 mm of true',
          'Pusatkan pada puncak gigi atau hub dalam 0,05 mm saat membubut',
        ),
        material === 'POM'
          ? t(
              'Fasten with a key in a metal bush for higher torque',
              'Pasang pasak pada bos logam untuk torsi lebih besar',
            )
          : t('Grease open gears every week', 'Gemuki roda gigi terbuka setiap minggu'),
      ),
      [
        [t('Module', 'Modul'), figure(m)],
        [t('Pressure angle', 'Sudut tekan'), '20°'],
        [t('Face width', 'Lebar gigi'), t(`${face} mm`, `${face} mm`)],
        [t('Material', 'Bahan'), text],
      ],
    ),
    category: categories.spurGears,
    brand,
    popularity,
    ...(material === 'S45C' && (m === 2 || m === 1) ? { tabs: [meshing] } : {}),
    pictures: [
      { view: 'dimensions', draw: () => gearViews({ ...body(shown), title: `m ${m}  z ${shown}` }) },
      { view: 'shaded', draw: () => gearShaded({ ...body(shown), title: `m ${m}  z ${shown}` }) },
    ],
    items: teeth.map((z): Item => {
      const { bore, hub, length } = body(z)
      const mass = Math.max(
        1,
        Math.round(
          (((m * z) ** 2 - bore ** 2) * face + (hub ** 2 - bore ** 2) * (length - face)) *
            Math.PI *
            0.25 *
            gram,
        ),
      )
      return {
        sku: number(z),
        name: t(
          `Spur gear m${en}, ${z} teeth, ${short.en}`,
          `Roda gigi lurus m${id}, ${z} gigi, ${short.id}`,
        ),
        uom: 'pcs',
        price: rupiah((24_000 + z * m * 320 + mass * (material === 'POM' ? 420 : 96)) * cost),
        weight: mass,
        demand: z <= 40 ? 0.65 : 0.4,
        attributes: {
          gear_module: m,
          tooth_count: z,
          pitch_diameter: rounded(m * z, 2),
          outer_diameter: rounded(m * (z + 2), 2),
          width: face,
          pilot_bore: bore,
          material: text,
        },
      }
    }),
  }
}

const rack = (m: number, size: number, popularity: number): Product => {
  const lengths = [300, 500, 1000, 2000]
  const drawn = { m, width: size, height: size, length: 500, title: `m ${m}` }
  return {
    code: `GEAR-RACK-M${String(m).replace('.', '-')}`,
    name: t(`Gear rack module ${figure(m).en}`, `Gear rack modul ${figure(m).id}`),
    description: compose(
      [
        t(
          'Straight-toothed bar that turns the rotation of a pinion into travel: sliding gates, gantries, lifting tables and cutting machines.',
          'Batang bergigi lurus yang mengubah putaran pinion menjadi gerak lurus: pintu geser, gantry, meja angkat, dan mesin potong.',
        ),
        t(
          'Square bar with milled teeth, ends cut for joining.',
          'Batang persegi dengan gigi frais, ujungnya disiapkan untuk disambung.',
        ),
      ],
      [
        t(
          'Set two racks in line with a third one laid upside down into the teeth',
          'Segariskan dua batang dengan batang ketiga yang dibalik pada giginya',
        ),
        t(
          'Screw it down every 150 to 250 mm, or weld in short runs',
          'Ikat dengan baut setiap 150 sampai 250 mm, atau las pendek-pendek',
        ),
        t('Grease the teeth and keep chips away', 'Gemuki giginya dan jauhkan dari geram'),
      ],
      [
        [t('Module', 'Modul'), figure(m)],
        [t('Pressure angle', 'Sudut tekan'), '20°'],
        [t('Material', 'Bahan'), t('Carbon steel S45C', 'Baja karbon S45C')],
      ],
    ),
    category: categories.racks,
    brand: 'Porosindra',
    popularity,
    pictures: [
      { view: 'dimensions', draw: () => rackViews(drawn) },
      { view: 'shaded', draw: () => rackShaded(drawn) },
    ],
    items: lengths.map((length): Item => {
      const gram = Math.round(size * (size - m) * length * 0.00785)
      return {
        sku: `GR-M${m}-${length}`,
        name: t(
          `Gear rack m${figure(m).en}, ${figure(length).en} mm`,
          `Batang gigi m${figure(m).id}, ${figure(length).id} mm`,
        ),
        uom: 'pcs',
        price: rupiah(38_000 + gram * 74 + length * 42),
        weight: gram,
        demand: 0.5,
        attributes: {
          gear_module: m,
          length,
          width: size,
          height: size,
          material: t('Carbon steel S45C', 'Baja karbon S45C'),
        },
      }
    }),
  }
}

const few = [12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 36, 40, 45, 48, 50, 60]
export const gears: readonly Product[] = [
  spur(1, 'S45C', [...few.slice(2), 70, 80], 290, 'Rodalka'),
  spur(1.5, 'S45C', few, 260, 'Rodalka'),
  spur(2, 'S45C', few, 320, 'Rodalka'),
  spur(2.5, 'S45C', few.slice(0, 16), 190, 'Rodalka'),
  spur(3, 'S45C', few.slice(0, 16), 210, 'Rodalka'),
  spur(4, 'S45C', few.slice(0, 13), 140, 'Rodalka'),
  spur(1, 'POM', few.slice(2), 170, 'Porosindra'),
  spur(2, 'POM', few.slice(1, 14), 130, 'Porosindra'),
  spur(1.5, 'SUS', few.slice(2, 14), 90, 'Porosindra'),
  rack(1, 10, 160),
  rack(1.5, 15, 180),
  rack(2, 20, 230),
  rack(3, 30, 150),
  rack(4, 40, 90),
]
