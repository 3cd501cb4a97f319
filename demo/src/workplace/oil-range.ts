import type { Pair } from './prose.ts'

/** A kind of oil, in the viscosities it is made in. */
export type Oil = {
  /** Letters of the part number: OHY-46. */
  sku: string
  name: Pair
  category: 'hydraulicOils' | 'gearOils' | 'machineOils' | 'cuttingFluids'
  grades: readonly number[]
  standard: string
  base: Pair
  /** Rupiah for a litre out of the drum, by a factor that rises with the grade. */
  litre: number
  popularity: number
  lead: readonly Pair[]
  points: readonly Pair[]
}

/** Base of the plain oils. */
export const mineral: Pair = ['Mineral', 'Mineral']
const pao: Pair = ['Synthetic PAO', 'Sintetik PAO']
const clean: Pair = [
  'Fill through a filter: new oil from a drum is not clean enough for servo valves',
  'Isi melalui saringan: oli baru dari drum belum cukup bersih untuk katup servo',
]
const store: Pair = [
  'Store drums lying, bungs at three and nine o’clock, so that no rain is drawn in',
  'Simpan drum rebah dengan tutup pada posisi jam tiga dan sembilan agar air hujan tidak terisap',
]
const mix: Pair = ['Do not mix with oils of another base', 'Jangan dicampur dengan oli berbahan dasar lain']
const waste: Pair = [
  'Used oil is hazardous waste (B3): hand it to a licensed collector',
  'Oli bekas termasuk limbah B3: serahkan kepada pengumpul berizin',
]

/** The oils of the range. */
export const oils: readonly Oil[] = [
  {
    sku: 'OHY',
    name: ['Hydraulic oil HLP', 'Oli hidrolik HLP'],
    category: 'hydraulicOils',
    grades: [22, 32, 46, 68, 100],
    standard: 'DIN 51524-2',
    base: mineral,
    litre: 42_000,
    popularity: 760,
    lead: [
      [
        'Anti-wear hydraulic oil for vane, gear and piston pumps of presses, injection machines, lifts and mobile plant.',
        'Oli hidrolik anti-aus untuk pompa sudu, roda gigi, dan piston pada mesin pres, mesin injeksi, lift, dan alat berat.',
      ],
    ],
    points: [
      clean,
      [
        'Change at the latest after 5,000 hours, or by analysis',
        'Ganti paling lambat setelah 5.000 jam, atau menurut hasil analisis',
      ],
      waste,
    ],
  },
  {
    sku: 'OHV',
    name: ['Hydraulic oil HVLP, high viscosity index', 'Oli hidrolik HVLP, indeks kekentalan tinggi'],
    category: 'hydraulicOils',
    grades: [32, 46, 68],
    standard: 'DIN 51524-3',
    base: mineral,
    litre: 58_000,
    popularity: 410,
    lead: [
      [
        'Keeps its viscosity between a cool morning and a hot afternoon: excavators, cranes, winches and outdoor power packs.',
        'Kekentalan tetap stabil dari pagi yang dingin sampai siang yang panas: ekskavator, derek, winch, dan unit tenaga luar ruangan.',
      ],
    ],
    points: [['Viscosity index above 140', 'Indeks kekentalan di atas 140'], clean, waste],
  },
  {
    sku: 'OHF',
    name: ['Hydraulic oil food grade, NSF H1', 'Oli hidrolik mutu pangan, NSF H1'],
    category: 'hydraulicOils',
    grades: [32, 46, 68],
    standard: 'NSF H1',
    base: ['White oil', 'Minyak putih'],
    litre: 138_000,
    popularity: 190,
    lead: [
      [
        'For fillers, packing lines and lifting tables in food and pharmacy plants, where a leak might touch the product.',
        'Untuk mesin pengisi, lini pengemasan, dan meja angkat di pabrik makanan dan farmasi, bila kebocoran bisa mengenai produk.',
      ],
    ],
    points: [
      ['Halal certificate on request', 'Sertifikat halal tersedia sesuai permintaan'],
      ['Rinse the system before changing from another oil', 'Bilas sistem sebelum mengganti dari oli lain'],
      clean,
    ],
  },
  {
    sku: 'OGR',
    name: ['Gear oil CLP', 'Oli gear CLP'],
    category: 'gearOils',
    grades: [68, 100, 150, 220, 320, 460, 680],
    standard: 'DIN 51517-3',
    base: mineral,
    litre: 47_000,
    popularity: 690,
    lead: [
      [
        'Industrial gear oil with EP additives for enclosed spur, helical and bevel gears, chain cases and roller bearings.',
        'Oli gear industri dengan aditif EP untuk roda gigi lurus, miring, dan payung tertutup, rumah rantai, serta bearing rol.',
      ],
    ],
    points: [
      [
        'First change after 500 hours, then every 5,000 hours',
        'Ganti pertama setelah 500 jam, lalu setiap 5.000 jam',
      ],
      [
        'The grade is on the gearbox’s nameplate; if in doubt, choose the thicker one above 80 °C',
        'Kelas kekentalan tertulis pada pelat gearbox; bila ragu, pilih yang lebih kental untuk suhu oli di atas 80 °C',
      ],
      waste,
    ],
  },
  {
    sku: 'OGS',
    name: ['Gear oil synthetic CLP HC', 'Oli gear sintetik CLP HC'],
    category: 'gearOils',
    grades: [150, 220, 320, 460],
    standard: 'DIN 51517-3',
    base: pao,
    litre: 165_000,
    popularity: 330,
    lead: [
      [
        'PAO oil for gearboxes that run hot or cannot be stopped for an oil change: cement, paper, wind and extruders.',
        'Oli PAO untuk gearbox yang panas atau tidak boleh sering berhenti ganti oli: semen, kertas, turbin angin, dan ekstruder.',
      ],
    ],
    points: [
      [
        'Runs three to five times as long as mineral oil at the same temperature',
        'Umur pakai tiga sampai lima kali oli mineral pada suhu sama',
      ],
      [
        'Mixes with mineral oil, but this shortens its life',
        'Dapat bercampur dengan oli mineral, namun umur panjangnya hilang',
      ],
      waste,
    ],
  },
  {
    sku: 'OGW',
    name: ['Worm gear oil CLP PG', 'Oli gear cacing CLP PG'],
    category: 'gearOils',
    grades: [220, 320, 460, 680],
    standard: 'DIN 51517-3',
    base: ['Synthetic polyglycol', 'Sintetik poliglikol'],
    litre: 210_000,
    popularity: 240,
    lead: [
      [
        'Polyglycol lowers the friction of worm gears so far that the box runs up to 15 K cooler.',
        'Poliglikol menurunkan gesekan roda gigi cacing sehingga gearbox bisa lebih dingin sampai 15 K.',
      ],
    ],
    points: [
      [
        'Never mix with mineral oil or PAO: the two curdle',
        'Jangan pernah dicampur dengan oli mineral atau PAO: keduanya menggumpal',
      ],
      [
        'Attacks some paints and polycarbonate sight glasses',
        'Merusak beberapa cat dan kaca penduga polikarbonat',
      ],
      waste,
    ],
  },
  {
    sku: 'OCP',
    name: ['Compressor oil VDL for piston compressors', 'Oli kompresor VDL untuk kompresor piston'],
    category: 'machineOils',
    grades: [68, 100, 150],
    standard: 'DIN 51506',
    base: mineral,
    litre: 54_000,
    popularity: 580,
    lead: [
      [
        'Leaves little carbon on hot discharge valves, up to an end temperature of 220 °C.',
        'Sedikit meninggalkan kerak pada katup buang yang panas, sampai suhu akhir 220 °C.',
      ],
    ],
    points: [
      ['Check the level at standstill', 'Periksa level saat mesin berhenti'],
      ['Change every 500 to 1,000 hours', 'Ganti setiap 500 sampai 1.000 jam'],
      waste,
    ],
  },
  {
    sku: 'OCS',
    name: ['Compressor oil for screw compressors', 'Oli kompresor untuk kompresor ulir (screw)'],
    category: 'machineOils',
    grades: [32, 46, 68],
    standard: 'ISO 6743-3',
    base: mineral,
    litre: 72_000,
    popularity: 530,
    lead: [
      [
        'Seals and cools the rotors and gives off air and water fast. For 4,000 running hours at 85 °C end temperature.',
        'Menyekat dan mendinginkan rotor serta cepat melepas udara dan air. Untuk 4.000 jam operasi pada suhu akhir 85 °C.',
      ],
    ],
    points: [
      ['Change the oil filter and the separator with it', 'Ganti sekaligus saringan oli dan separator'],
      mix,
      waste,
    ],
  },
  {
    sku: 'OSW',
    name: ['Slideway oil CGLP', 'Oli slideway CGLP'],
    category: 'machineOils',
    grades: [32, 68, 220],
    standard: 'ISO 19378',
    base: mineral,
    litre: 56_000,
    popularity: 440,
    lead: [
      [
        'Stays on the ways of lathes and machining centres and stops the jerk of slow feeds. It parts from emulsions and can be skimmed.',
        'Melekat pada jalur luncur mesin bubut dan machining center serta meredam sentakan gerak lambat. Terpisah dari emulsi dan mudah diambil.',
      ],
    ],
    points: [
      [
        'VG 68 for horizontal ways, VG 220 for vertical and heavy ones',
        'VG 68 untuk jalur mendatar, VG 220 untuk jalur tegak dan berat',
      ],
      store,
      waste,
    ],
  },
  {
    sku: 'OSP',
    name: ['Spindle oil', 'Oli spindel'],
    category: 'machineOils',
    grades: [10, 22],
    standard: 'ISO 6743-2',
    base: mineral,
    litre: 49_000,
    popularity: 300,
    lead: [
      [
        'Thin, very pure oil for fast spindles, textile machines, oil-mist units and pneumatic lubricators.',
        'Oli encer yang sangat murni untuk spindel cepat, mesin tekstil, unit kabut oli, dan lubrikator pneumatik.',
      ],
    ],
    points: [
      ['Keep the can closed: dust ends up in the bearing', 'Tutup selalu wadahnya: debu berakhir di bearing'],
      mix,
      waste,
    ],
  },
  {
    sku: 'OTB',
    name: ['Turbine and circulating oil TD', 'Oli turbin dan sirkulasi TD'],
    category: 'machineOils',
    grades: [32, 46, 68],
    standard: 'DIN 51515-1',
    base: mineral,
    litre: 61_000,
    popularity: 210,
    lead: [
      [
        'For turbines, blowers, vacuum pumps and circulating systems that run for years: resists oxidation, parts from water, does not foam.',
        'Untuk turbin, blower, pompa vakum, dan sistem sirkulasi yang bekerja bertahun-tahun: tahan oksidasi, mudah lepas air, tidak berbusa.',
      ],
    ],
    points: [
      ['Free of zinc', 'Bebas seng'],
      [
        'Analysis of water and acid number every half year',
        'Analisis kadar air dan bilangan asam setiap setengah tahun',
      ],
      waste,
    ],
  },
  {
    sku: 'OCN',
    name: ['Neat cutting oil', 'Oli potong murni (neat)'],
    category: 'cuttingFluids',
    grades: [10, 22, 32],
    standard: 'ISO 6743-7',
    base: mineral,
    litre: 63_000,
    popularity: 320,
    lead: [
      [
        'Used undiluted for gear hobbing, broaching, deep drilling, threading and automatic lathes, on ferrous and on copper alloys.',
        'Dipakai tanpa air untuk hobbing, broaching, pengeboran dalam, penguliran, dan bubut otomatis, pada besi maupun paduan tembaga.',
      ],
    ],
    points: [
      ['Free of active sulphur: does not stain brass', 'Bebas belerang aktif: kuningan tidak bernoda'],
      [
        'Thinner grades carry chips better, thicker ones load the edge less',
        'Kelas encer lebih baik membawa geram, kelas kental lebih melindungi mata pahat',
      ],
      waste,
    ],
  },
]
