import type { Product } from '../catalogue/model.ts'
import { eyewear, eyewearSide, faceShield } from './face.drawing.ts'
import { both } from './prose.ts'
import { choice, make } from './wares.ts'

const lenses = [
  ['CL', ['clear', 'bening'], 'light'],
  ['SM', ['smoke', 'gelap'], 'deep'],
  ['AM', ['amber', 'kuning'], 'accent'],
  ['MI', ['mirrored', 'cermin'], 'dark'],
  ['IO', ['indoor and outdoor', 'dalam dan luar ruang'], 'mid'],
] as const
const eyes: readonly Product[] = (
  [
    {
      code: 'WRAP',
      goggle: false,
      lens: 'light',
      name: ['Safety glasses wrap-around', 'Kacamata safety model sport'],
      price: 32_000,
      weight: 26,
      take: 5,
      lead: [
        'Light one-lens glasses with side protection, for the whole shift. Fogging is slowed by the inner coating.',
        'Kacamata satu lensa ringan dengan pelindung samping untuk sepanjang sif. Lapisan dalam memperlambat embun.',
      ],
    },
    {
      code: 'OTG',
      goggle: false,
      lens: 'mid',
      name: ['Safety glasses worn over spectacles', 'Kacamata safety OTG, dipakai di atas kacamata minus'],
      price: 38_000,
      weight: 42,
      take: 2,
      lead: [
        'Roomy frame for people with glasses and for visitors; temples do not press on the spectacles beneath.',
        'Rangka lapang untuk pemakai kacamata dan tamu; gagang tidak menekan kacamata di dalamnya.',
      ],
    },
    {
      code: 'GOG',
      goggle: true,
      lens: 'light',
      name: ['Safety goggles with indirect vents', 'Kacamata goggle ventilasi tak langsung'],
      price: 54_000,
      weight: 88,
      take: 3,
      lead: [
        'Closes all round against liquid splash, coarse dust and grinding sparks; the soft frame fits over spectacles.',
        'Menutup rapat dari percikan cairan, debu kasar, dan percikan gerinda; rangka lunak muat di atas kacamata.',
      ],
    },
    {
      code: 'GOGCH',
      goggle: true,
      lens: 'dark',
      name: ['Chemical goggles, gas-tight', 'Goggle kimia kedap gas'],
      price: 128_000,
      weight: 96,
      take: 2,
      lead: [
        'Without vents, for vapours and fine dust in laboratories, tank farms and cement works.',
        'Tanpa ventilasi, untuk uap dan debu halus di laboratorium, tangki timbun, dan pabrik semen.',
      ],
    },
  ] as const
).map(({ code, goggle, lens, name, price, weight, take, lead }) =>
  make(
    {
      code: `GLASSES-${code}`,
      name,
      at: 'glasses',
      brand: code === 'OTG' ? 'Lindungka' : 'Sigapra',
      popularity: code === 'WRAP' ? 780 : 460,
      lead: [lead],
      points: [
        ['Polycarbonate stops 99.9 % of ultraviolet light', 'Polikarbonat menahan 99,9 % sinar ultraviolet'],
        ['Wash with water and soap, never wipe dry', 'Cuci dengan air dan sabun, jangan dilap kering'],
        [
          'Smoke lens only outdoors, amber in haze and dusk',
          'Lensa gelap hanya di luar ruangan, kuning untuk kabut dan senja',
        ],
        goggle
          ? ['Medium energy impact B: 120 m/s', 'Benturan energi sedang B: 120 m/s']
          : ['Low energy impact F: 45 m/s', 'Benturan energi rendah F: 45 m/s'],
      ],
      data: [
        [['Standard', 'Standar'], 'EN 166'],
        [
          ['Lens', 'Lensa'],
          ['Polycarbonate', 'Polikarbonat'],
        ],
        [['Weight', 'Berat'], `${weight} g`],
      ],
      pictures: [
        {
          view: 'dimensions',
          draw: () => eyewear({ goggle, lens, title: `EN 166 · ${goggle ? 'B' : 'F'}` }),
        },
        { view: 'side', draw: () => eyewearSide(goggle, lens, 'EN 166') },
      ],
    },
    lenses.slice(0, take).map(([letters, word]) => ({
      sku: `EYE-${code}-${letters}`,
      tail: word,
      price: price * (letters === 'MI' ? 1.3 : 1),
      weight,
      by: goggle ? 1 : 12,
      demand: letters === 'CL' ? 1 : 0.6,
      attributes: {
        standard: 'EN 166',
        lens: choice(word),
        material: both(['Polycarbonate', 'Polikarbonat']),
      },
    })),
  ),
)

const shields = make(
  {
    code: 'FACESHIELD',
    name: ['Face shield with browguard and ratchet', 'Face shield dengan ikat kepala'],
    at: 'faceShields',
    brand: 'Helmara',
    popularity: 470,
    lead: [
      [
        'Covers the face from brow to chin while grinding, cutting and pouring; the visor snaps off without tools.',
        'Menutup wajah dari dahi sampai dagu saat menggerinda, memotong, dan menuang; kaca dilepas tanpa alat.',
      ],
    ],
    points: [
      ['Always with safety glasses beneath', 'Selalu bersama kacamata safety'],
      [
        'Acetate for chemicals, polycarbonate for impact, mesh for chips of wood, gold film for furnaces',
        'Asetat untuk bahan kimia, polikarbonat untuk benturan, jala untuk serpihan kayu, lapis emas untuk tungku',
      ],
      ['Change scratched visors', 'Ganti kaca yang sudah baret atau buram'],
    ],
    data: [
      [['Standard', 'Standar'], 'EN 166'],
      [['Visor', 'Kaca'], '400 × 200 mm'],
    ],
    pictures: [
      { view: 'dimensions', draw: () => faceShield(400, 200, 'EN 166 · 400 × 200') },
      { view: 'detail', draw: () => faceShield(400, 250, 'EN 166 · 400 × 250') },
    ],
  },
  (
    [
      ['PC', ['polycarbonate clear', 'polikarbonat bening'], 78_000],
      ['AC', ['acetate clear', 'asetat bening'], 92_000],
      ['P5', ['polycarbonate shade 5', 'polikarbonat gelap 5'], 118_000],
      ['MS', ['steel mesh', 'jala baja'], 86_000],
      ['GD', ['gold film', 'lapis emas'], 640_000],
    ] as const
  ).map(([letters, word, price]) => ({
    sku: `FSH-${letters}`,
    tail: word,
    price,
    weight: 310,
    attributes: { standard: 'EN 166', lens: choice(word), width: 400 },
  })),
)

export const eyeProtection: readonly Product[] = [...eyes, shields]
