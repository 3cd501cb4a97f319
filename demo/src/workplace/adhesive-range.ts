import type { Pair } from './prose.ts'
import type { Vessel } from './vessel.drawing.ts'

type Glue = {
  code: string
  mark: string
  name: Pair
  category: 'adhesives' | 'sealants'
  packs: readonly (readonly [ml: number, kind: Vessel['kind'], width: number, height: number])[]
  colours?: readonly (readonly [code: string, colour: Pair])[]
  gap?: number
  hot: number
  /** Rupiah for 50 ml (adhesives) or the cartridge (sealants). */
  price: number
  popularity: number
  band?: Vessel['band']
  lead: Pair
  points: readonly Pair[]
}

const threadPacks = [
  [10, 'nozzle', 24, 78],
  [50, 'nozzle', 42, 125],
  [250, 'nozzle', 70, 190],
] as const
const instantPacks = [
  [20, 'dropper', 30, 95],
  [50, 'dropper', 40, 120],
] as const
const cartridge = [[300, 'cartridge', 49, 215]] as const
const clean: Pair = [
  'Degrease both faces; the film cures only between metal, without air',
  'Bersihkan lemak kedua permukaan; perekat mengeras hanya di antara logam tanpa udara',
]
const cure: Pair = [
  'Handling strength after 20 minutes, full strength after 24 hours at 25 °C',
  'Kekuatan awal setelah 20 menit, kekuatan penuh setelah 24 jam pada 25 °C',
]
const date: Pair = [
  'Store at 8 to 25 °C; the expiry date is on the label',
  'Simpan pada 8 sampai 25 °C; tanggal kedaluwarsa tertera pada label',
]
const skin: Pair = [
  'Skin after about 15 minutes, cures 2 to 3 mm a day',
  'Kering kulit sekitar 15 menit, mengeras 2 sampai 3 mm per hari',
]
const tool: Pair = [
  'Cut the tip at 45 degrees to the width of the joint, smooth with soapy water',
  'Potong ujung nozzle 45 derajat selebar celah, ratakan dengan air sabun',
]
const colour = {
  CL: ['CL', ['Clear', 'Bening']],
  WH: ['WH', ['White', 'Putih']],
  BK: ['BK', ['Black', 'Hitam']],
  GY: ['GY', ['Grey', 'Abu-abu']],
  RD: ['RD', ['Red', 'Merah']],
  BU: ['BU', ['Blue', 'Biru']],
  BR: ['BR', ['Bronze', 'Perunggu']],
} as const satisfies Record<string, readonly [string, Pair]>

/** The adhesives and sealants of the range. */
export const glues: readonly Glue[] = [
  {
    code: 'TL22',
    mark: 'TL 22',
    name: ['Threadlocker low strength, purple', 'Threadlocker kekuatan rendah, ungu'],
    category: 'adhesives',
    packs: threadPacks,
    gap: 0.1,
    hot: 150,
    price: 118_000,
    popularity: 310,
    lead: [
      'For set screws, adjusting screws and threads below M6 that have to come loose again without breaking.',
      'Untuk sekrup setel dan ulir di bawah M6 yang harus dapat dilepas lagi tanpa patah.',
    ],
    points: [clean, cure, date],
  },
  {
    code: 'TL43',
    mark: 'TL 43',
    name: ['Threadlocker medium strength, blue', 'Threadlocker kekuatan sedang, biru'],
    category: 'adhesives',
    packs: threadPacks,
    gap: 0.25,
    hot: 180,
    price: 112_000,
    popularity: 760,
    lead: [
      'The general threadlocker: keeps pump, gearbox and bracket screws from M6 to M20 from shaking loose, and a normal spanner opens them.',
      'Threadlocker umum: menahan sekrup pompa, gearbox, dan braket M6 sampai M20 agar tidak kendur karena getaran, dan tetap bisa dibuka kunci biasa.',
    ],
    points: [
      ['Works on slightly oily threads', 'Tetap bekerja pada ulir yang sedikit berminyak'],
      cure,
      date,
    ],
  },
  {
    code: 'TL70',
    mark: 'TL 70',
    name: ['Threadlocker high strength, green', 'Threadlocker kekuatan tinggi, hijau'],
    category: 'adhesives',
    packs: threadPacks,
    gap: 0.25,
    hot: 180,
    price: 124_000,
    popularity: 540,
    lead: [
      'Locks studs and permanent joints. To undo, heat the thread to 250 °C and turn while hot.',
      'Mengunci baut tanam dan sambungan permanen. Untuk membuka, panaskan ulir sampai 250 °C dan putar saat panas.',
    ],
    points: [clean, cure, date],
  },
  {
    code: 'RC38',
    mark: 'RC 38',
    name: ['Retaining compound for bearings and sleeves', 'Perekat penahan bearing dan bos'],
    category: 'adhesives',
    packs: threadPacks,
    gap: 0.15,
    hot: 150,
    price: 158_000,
    popularity: 420,
    lead: [
      'Fills the play between shaft and hub, so that a worn seat holds a bearing again or a press fit carries more torque.',
      'Mengisi celah poros dan hub sehingga dudukan aus dapat menahan bearing lagi atau sambungan suaian paksa memikul torsi lebih besar.',
    ],
    points: [
      clean,
      [
        'Join with a turning movement, leave untouched for ten minutes',
        'Pasang sambil diputar, jangan digerakkan selama sepuluh menit',
      ],
      date,
    ],
  },
  {
    code: 'PS65',
    mark: 'PS 65',
    name: ['Pipe thread sealant with PTFE', 'Sealant ulir pipa dengan PTFE'],
    category: 'sealants',
    packs: [
      [50, 'nozzle', 42, 125],
      [250, 'nozzle', 70, 190],
    ],
    gap: 0.3,
    hot: 150,
    price: 96_000,
    popularity: 510,
    lead: [
      'Seals metal pipe threads for water, oil, air and gas at once, without tape that could end up in a valve.',
      'Menyekat ulir pipa logam untuk air, minyak, udara, dan gas tanpa selotip yang bisa masuk ke katup.',
    ],
    points: [
      ['A ring of sealant all round, first pitch left free', 'Oleskan melingkar penuh, sisakan ulir pertama'],
      [
        'Holds low pressure at once, full pressure after 24 hours',
        'Langsung menahan tekanan rendah, tekanan penuh setelah 24 jam',
      ],
      date,
    ],
  },
  {
    code: 'GM15',
    mark: 'GM 15',
    name: ['Flange sealant anaerobic, orange', 'Sealant flensa anaerobik, oranye'],
    category: 'sealants',
    packs: [
      [50, 'nozzle', 42, 125],
      [250, 'nozzle', 70, 190],
    ],
    gap: 0.5,
    hot: 150,
    price: 142_000,
    popularity: 330,
    lead: [
      'Replaces a paper gasket between rigid metal flanges of gearboxes and pumps. What squeezes out stays liquid and is wiped off.',
      'Menggantikan gasket kertas di antara flensa logam kaku pada gearbox dan pompa. Sisa yang keluar tetap cair dan dilap.',
    ],
    points: [
      clean,
      [
        'For gaps up to 0.25 mm; wider ones need an activator',
        'Untuk celah sampai 0,25 mm; lebih lebar perlu aktivator',
      ],
      date,
    ],
  },
  {
    code: 'CA06',
    mark: 'CA 06',
    name: ['Instant adhesive thin, for rubber and plastics', 'Lem instan encer untuk karet dan plastik'],
    category: 'adhesives',
    packs: instantPacks,
    gap: 0.1,
    hot: 80,
    price: 46_000,
    popularity: 680,
    band: 'accent',
    lead: [
      'Bonds cord of O-rings, rubber strips and plastics in seconds, one drop for 3 cm².',
      'Merekatkan tali O-ring, lis karet, dan plastik dalam hitungan detik, satu tetes untuk 3 cm².',
    ],
    points: [
      ['Press for ten seconds, do not correct', 'Tekan sepuluh detik, jangan digeser'],
      ['Not for constant wet or heat above 80 °C', 'Bukan untuk tempat selalu basah atau di atas 80 °C'],
      ['Bonds skin at once: have remover ready', 'Langsung merekat di kulit: siapkan cairan pelepas'],
    ],
  },
  {
    code: 'CA54',
    mark: 'CA 54',
    name: ['Instant adhesive gel, for porous faces', 'Lem instan gel untuk permukaan berpori'],
    category: 'adhesives',
    packs: instantPacks,
    gap: 0.2,
    hot: 80,
    price: 58_000,
    popularity: 470,
    band: 'accent',
    lead: [
      'The gel does not run off upright faces and does not soak into wood, leather or cork.',
      'Bentuk gel tidak mengalir pada bidang tegak dan tidak meresap ke kayu, kulit, atau gabus.',
    ],
    points: [
      ['Time to shift: about 20 seconds', 'Waktu penyesuaian: sekitar 20 detik'],
      [
        'Cool closed bottle: moisture of the air cures it',
        'Botol tertutup dan sejuk: uap air udara mengeraskannya',
      ],
      date,
    ],
  },
  {
    code: 'EP05',
    mark: 'EP 05',
    name: ['Epoxy adhesive five minutes', 'Lem epoksi lima menit'],
    category: 'adhesives',
    packs: [
      [25, 'tube', 30, 120],
      [50, 'tube', 38, 150],
    ],
    gap: 3,
    hot: 80,
    price: 64_000,
    popularity: 520,
    band: 'light',
    lead: [
      'Two parts mixed one to one repair castings, handles, ceramics and wood, and fill gaps.',
      'Dua komponen dicampur satu banding satu untuk memperbaiki benda tuang, gagang, keramik, dan kayu, serta mengisi celah.',
    ],
    points: [
      [
        'Workable for five minutes, load after one hour',
        'Dapat dikerjakan lima menit, dibebani setelah satu jam',
      ],
      ['Roughen smooth faces', 'Kasarkan permukaan halus'],
      ['Wear gloves: resin may cause allergy', 'Pakai sarung tangan: resin dapat menimbulkan alergi'],
    ],
  },
  {
    code: 'EPST',
    mark: 'EP Fe',
    name: ['Epoxy putty filled with metal', 'Dempul epoksi berisi serbuk logam'],
    category: 'adhesives',
    packs: [
      [100, 'tin', 62, 70],
      [500, 'tin', 90, 105],
    ],
    gap: 10,
    hot: 120,
    price: 42_000,
    popularity: 360,
    band: 'dark',
    lead: [
      'Rebuilds worn shafts, leaking pump casings and stripped bores; it can be drilled, tapped and turned when hard.',
      'Membentuk ulang poros aus, rumah pompa bocor, dan lubang rusak; setelah keras dapat dibor, ditap, dan dibubut.',
    ],
    points: [
      ['Grind to bright metal and leave it rough', 'Gerinda sampai logam bersih dan biarkan kasar'],
      [
        'Machine after four hours, full strength after a day',
        'Dapat dikerjakan mesin setelah empat jam, kekuatan penuh setelah sehari',
      ],
      date,
    ],
  },
  {
    code: 'ASLU',
    mark: 'A/S',
    name: ['Anti-seize paste with aluminium', 'Pasta anti-macet dengan aluminium'],
    category: 'adhesives',
    packs: [
      [100, 'jar', 60, 75],
      [500, 'jar', 95, 110],
    ],
    hot: 900,
    price: 49_000,
    popularity: 450,
    band: 'mid',
    lead: [
      'Keeps hot screws on flanges, exhausts and burners from seizing, so that they open after years.',
      'Mencegah sekrup panas pada flensa, knalpot, dan burner menyatu, sehingga bisa dibuka setelah bertahun-tahun.',
    ],
    points: [
      ['A thin coat on the thread and under the head', 'Oles tipis pada ulir dan bawah kepala'],
      [
        'Tighten to a torque about a fifth lower than dry',
        'Kurangi momen kencang sekitar seperlima dari kondisi kering',
      ],
      ['Not for oxygen', 'Bukan untuk oksigen'],
    ],
  },
  {
    code: 'SIAC',
    mark: 'SI AC',
    name: ['Silicone sealant acetic', 'Sealant silikon asetat'],
    category: 'sealants',
    packs: cartridge,
    colours: [colour.CL, colour.WH, colour.BK, colour.GY],
    gap: 25,
    hot: 150,
    price: 32_000,
    popularity: 740,
    lead: [
      'For glass, tiles, aluminium and enamel indoors and outdoors. Smells of vinegar while it cures.',
      'Untuk kaca, ubin, aluminium, dan enamel di dalam maupun luar ruangan. Berbau cuka saat mengeras.',
    ],
    points: [
      skin,
      [
        'Not on concrete, brass, zinc or mirrors: the acid attacks them',
        'Bukan untuk beton, kuningan, seng, atau cermin karena asamnya merusak',
      ],
      tool,
    ],
  },
  {
    code: 'SINE',
    mark: 'SI N',
    name: ['Silicone sealant neutral', 'Sealant silikon netral'],
    category: 'sealants',
    packs: cartridge,
    colours: [colour.CL, colour.WH, colour.BK, colour.GY, colour.BR],
    gap: 25,
    hot: 150,
    price: 46_000,
    popularity: 650,
    lead: [
      'Holds on concrete, galvanised sheet, polycarbonate and painted metal without corroding them: roofs, cladding, cabinets.',
      'Melekat pada beton, seng, polikarbonat, dan logam bercat tanpa menimbulkan karat: atap, pelapis dinding, panel.',
    ],
    points: [skin, ['Cannot be painted over', 'Tidak dapat dicat'], tool],
  },
  {
    code: 'RTVR',
    mark: 'RTV',
    name: ['RTV silicone gasket maker', 'Silikon RTV pembuat gasket'],
    category: 'sealants',
    packs: [
      [70, 'tube', 46, 175],
      [300, 'cartridge', 49, 215],
    ],
    colours: [colour.RD, colour.BK, colour.GY],
    gap: 6,
    hot: 300,
    price: 68_000,
    popularity: 620,
    lead: [
      'Makes gaskets for sumps, covers and exhaust elbows in place; resists oil, and the red one short peaks of 300 °C.',
      'Membentuk gasket langsung pada bak oli, tutup, dan siku knalpot; tahan minyak, dan jenis merah tahan puncak 300 °C.',
    ],
    points: [
      ['Bead of 2 to 3 mm, assemble within ten minutes', 'Oles 2 sampai 3 mm, pasang dalam sepuluh menit'],
      ['Fill oil after two hours', 'Isi oli setelah dua jam'],
      date,
    ],
  },
  {
    code: 'PU40',
    mark: 'PU 40',
    name: ['Polyurethane sealant, elastic', 'Sealant poliuretan elastis'],
    category: 'sealants',
    packs: [
      [300, 'cartridge', 49, 215],
      [600, 'cartridge', 49, 370],
    ],
    colours: [colour.WH, colour.BK, colour.GY],
    gap: 35,
    hot: 80,
    price: 58_000,
    popularity: 520,
    lead: [
      'Bonds and seals bodywork, containers, floor joints and precast walls; can be sanded and painted.',
      'Merekat dan menyekat karoseri, kontainer, sambungan lantai, dan dinding pracetak; dapat diampelas dan dicat.',
    ],
    points: [['Primer on bare metal and concrete', 'Gunakan primer pada logam polos dan beton'], skin, tool],
  },
  {
    code: 'MSPO',
    mark: 'MS',
    name: ['Hybrid sealant MS polymer', 'Sealant hibrida polimer MS'],
    category: 'sealants',
    packs: cartridge,
    colours: [colour.WH, colour.BK, colour.GY, colour.CL],
    gap: 30,
    hot: 90,
    price: 84_000,
    popularity: 410,
    lead: [
      'Holds on nearly everything, even damp, without primer and without solvent: one cartridge for the service van.',
      'Melekat pada hampir semua bahan, bahkan yang lembap, tanpa primer dan tanpa pelarut: satu kartrid untuk mobil servis.',
    ],
    points: [
      skin,
      ['Can be painted wet on wet with water-based paint', 'Dapat dicat basah dengan cat berbasis air'],
      tool,
    ],
  },
]
