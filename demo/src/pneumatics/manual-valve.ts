import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { fiveTwo, sizes, threeTwo } from './hand-valve-sizes.ts'
import { lineProduct, type Line, type Size } from './line.ts'
import { valveSymbol } from './symbol.drawing.ts'
import { boxValveSide, boxValveSpace, type BoxValve } from './valve.drawing.ts'
import { t } from './writing.ts'

type Port = keyof typeof sizes

type Symbol = Omit<Parameters<typeof valveSymbol>[0], 'title' | 'rest'>

type Valve = {
  code: string
  text: Text
  category: Text
  ends: readonly [BoxValve['left'], BoxValve['right']]
  ports: 3 | 5
  symbol: Symbol
  function: Text
  of: readonly Port[]
  factor: number
  lead: Text
  points: readonly Text[]
  popularity: number
  brand: Line['brand']
}

const pilot = t(
  'Pilot signal 1.5 to 8 bar at port 12 or 14',
  'Sinyal pilot 1,5 sampai 8 bar pada port 12 atau 14',
)

const wet = t(
  'No electricity: for paint shops, wells and damp rooms',
  'Tanpa listrik: untuk ruang cat, sumur, dan ruang lembap',
)

const fs = (en: string, id: string): Text => t(en, id)

const valves: readonly Valve[] = [
  {
    code: 'PA52S',
    text: t('Air-piloted valve 5/2, spring return', 'Air pilot valve 5/2, balik pegas'),
    category: categories.airPiloted,
    ends: ['pilot', 'cap'],
    ports: 5,
    symbol: { squares: fiveTwo, left: ['air'], right: ['spring'], ports: 5 },
    function: fs('5/2, spring return', '5/2, balik pegas'),
    of: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    factor: 1,
    brand: 'Anginara',
    popularity: 260,
    lead: t(
      'Shifts while a pilot signal is present and springs back when it is vented.',
      'Berpindah selama ada sinyal pilot dan kembali oleh pegas saat sinyal dibuang.',
    ),
    points: [
      pilot,
      wet,
      t(
        'Short pilot lines of 4 mm tube react fastest',
        'Jalur pilot pendek dengan selang 4 mm bereaksi paling cepat',
      ),
    ],
  },
  {
    code: 'PA52D',
    text: t('Air-piloted valve 5/2, bistable', 'Air pilot valve 5/2, bistabil'),
    category: categories.airPiloted,
    ends: ['pilot', 'pilot'],
    ports: 5,
    symbol: { squares: fiveTwo, left: ['air'], right: ['air'], ports: 5 },
    function: fs('5/2, bistable', '5/2, bistabil'),
    of: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    factor: 1.12,
    brand: 'Anginara',
    popularity: 240,
    lead: t(
      'A short signal on either side shifts the spool, which remembers its place: the memory of pneumatic sequence controls.',
      'Sinyal singkat di salah satu sisi menggeser spool, yang mengingat posisinya: memori dalam kendali urutan pneumatik.',
    ),
    points: [
      pilot,
      wet,
      t('Vent one pilot before the other comes', 'Buang satu pilot sebelum pilot lain datang'),
    ],
  },
  {
    code: 'PA53C',
    text: t('Air-piloted valve 5/3, closed centre', 'Air pilot valve 5/3, tengah tertutup'),
    category: categories.airPiloted,
    ends: ['pilot', 'pilot'],
    ports: 5,
    symbol: {
      squares: ['1-4 2-3 5', '1 2 3 4 5', '1-2 4-5 3'],
      left: ['spring', 'air'],
      right: ['spring', 'air'],
      ports: 5,
    },
    function: fs('5/3, closed centre', '5/3, tengah tertutup'),
    of: ['G1/8', 'G1/4', 'G3/8'],
    factor: 1.5,
    brand: 'Hembusa',
    popularity: 130,
    lead: t(
      'Centres by springs with all ports shut when no pilot signal is there: inching of hoists and gates from a pendant.',
      'Dipusatkan pegas dengan semua port tertutup saat tidak ada sinyal pilot: gerak bertahap pengangkat dan pintu dari pendan.',
    ),
    points: [
      pilot,
      wet,
      t('The load drifts slowly: no holding device', 'Beban dapat bergeser perlahan: bukan alat penahan'),
    ],
  },
  {
    code: 'PA32N',
    text: t('Air-piloted valve 3/2, normally closed', 'Air pilot valve 3/2, normal tertutup'),
    category: categories.airPiloted,
    ends: ['pilot', 'spring'],
    ports: 3,
    symbol: { squares: threeTwo, left: ['air'], right: ['spring'], ports: 3 },
    function: fs('3/2, normally closed', '3/2, normal tertutup'),
    of: ['M5', 'G1/8', 'G1/4', 'G3/8'],
    factor: 0.88,
    brand: 'Hembusa',
    popularity: 150,
    lead: t(
      'Switches a larger flow by a weak signal, for single acting cylinders and air motors.',
      'Menyalurkan aliran besar dengan sinyal kecil, untuk silinder kerja tunggal dan motor angin.',
    ),
    points: [
      pilot,
      wet,
      t('Also for cutting off the air of a whole machine', 'Juga untuk memutus udara satu mesin'),
    ],
  },
  {
    code: 'HL52S',
    text: t('Hand lever valve 5/2, spring return', 'Hand lever valve 5/2, balik pegas'),
    category: categories.manualValves,
    ends: ['lever', 'cap'],
    ports: 5,
    symbol: { squares: fiveTwo, left: ['lever'], right: ['spring'], ports: 5 },
    function: fs('5/2, spring return', '5/2, balik pegas'),
    of: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    factor: 1.25,
    brand: 'Pneusara',
    popularity: 420,
    lead: t(
      'Works a double acting cylinder as long as the lever is pulled; let go and it returns.',
      'Menggerakkan silinder kerja ganda selama tuas ditarik; dilepas akan kembali.',
    ),
    points: [
      t('Two through holes for a panel or bench', 'Dua lubang tembus untuk panel atau meja'),
      t('Guard the lever where it could be knocked', 'Lindungi tuas bila dapat tersenggol'),
      wet,
    ],
  },
  {
    code: 'HL52D',
    text: t('Hand lever valve 5/2, with detent', 'Hand lever valve 5/2, dengan penahan posisi'),
    category: categories.manualValves,
    ends: ['lever', 'spring'],
    ports: 5,
    symbol: { squares: fiveTwo, left: ['lever'], right: ['detent'], ports: 5 },
    function: fs('5/2, detent', '5/2, penahan posisi'),
    of: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    factor: 1.28,
    brand: 'Pneusara',
    popularity: 400,
    lead: t(
      'The lever stays in either position by a ball detent: for gates, clamps and dampers that are set and left.',
      'Tuas bertahan di kedua posisi oleh penahan bola: untuk pintu, klem, dan damper yang disetel lalu ditinggal.',
    ),
    points: [
      t('Keeps its position when the air fails', 'Mempertahankan posisi saat udara hilang'),
      t('Two through holes for a panel or bench', 'Dua lubang tembus untuk panel atau meja'),
      wet,
    ],
  },
  {
    code: 'HL53C',
    text: t('Hand lever valve 5/3, closed centre', 'Hand lever valve 5/3, tengah tertutup'),
    category: categories.manualValves,
    ends: ['lever', 'spring'],
    ports: 5,
    symbol: {
      squares: ['1-4 2-3 5', '1 2 3 4 5', '1-2 4-5 3'],
      left: ['lever', 'spring'],
      right: ['spring'],
      ports: 5,
    },
    function: fs('5/3, closed centre', '5/3, tengah tertutup'),
    of: ['G1/8', 'G1/4', 'G3/8', 'G1/2'],
    factor: 1.55,
    brand: 'Anginara',
    popularity: 290,
    lead: t(
      'Three positions with a closed middle: stops tables and lifts at any height by hand.',
      'Tiga posisi dengan tengah tertutup: menghentikan meja dan pengangkat pada ketinggian mana pun dengan tangan.',
    ),
    points: [
      t(
        'Spring-centred; a version with detents is made to order',
        'Kembali ke tengah oleh pegas; versi berpenahan dibuat sesuai pesanan',
      ),
      t('Use pilot-operated check valves to hold a load', 'Gunakan check valve berpilot untuk menahan beban'),
      wet,
    ],
  },
  {
    code: 'PB32',
    text: t('Push button valve 3/2, spring return', 'Push button valve 3/2, balik pegas'),
    category: categories.manualValves,
    ends: ['button', 'cap'],
    ports: 3,
    symbol: { squares: threeTwo, left: ['button'], right: ['spring'], ports: 3 },
    function: fs('3/2, spring return', '3/2, balik pegas'),
    of: ['M5', 'G1/8', 'G1/4'],
    factor: 0.8,
    brand: 'Pneusara',
    popularity: 380,
    lead: t(
      'Small start button for pneumatic controls and blow-off points, for panels with a 22 mm hole.',
      'Tombol start kecil untuk kendali pneumatik dan titik tiup, untuk panel berlubang 22 mm.',
    ),
    points: [
      t('Panel nut included', 'Termasuk mur panel'),
      t('Actuating force about 20 N', 'Gaya tekan sekitar 20 N'),
      wet,
    ],
  },
  {
    code: 'PM32',
    text: t('Mushroom button valve 3/2, latching', 'Push button valve jamur 3/2, mengunci'),
    category: categories.manualValves,
    ends: ['mushroom', 'cap'],
    ports: 3,
    symbol: { squares: threeTwo, left: ['button'], right: ['detent'], ports: 3 },
    function: fs('3/2, latching', '3/2, mengunci'),
    of: ['M5', 'G1/8', 'G1/4'],
    factor: 0.95,
    brand: 'Anginara',
    popularity: 300,
    lead: t(
      'Large palm button that latches when pushed and is released by turning: vents a pneumatic machine at once.',
      'Tombol besar yang mengunci saat ditekan dan dilepas dengan memutar: langsung membuang udara mesin pneumatik.',
    ),
    points: [
      t('Place within reach of the operator', 'Letakkan dalam jangkauan operator'),
      t(
        'Check by a risk assessment whether it may serve as emergency stop',
        'Periksa dengan penilaian risiko apakah dapat dipakai sebagai tombol darurat',
      ),
      wet,
    ],
  },
  {
    code: 'RL32',
    text: t('Roller lever valve 3/2', 'Roller valve 3/2'),
    category: categories.manualValves,
    ends: ['roller', 'cap'],
    ports: 3,
    symbol: { squares: threeTwo, left: ['roller'], right: ['spring'], ports: 3 },
    function: fs('3/2, roller', '3/2, rol'),
    of: ['M5', 'G1/8', 'G1/4'],
    factor: 0.98,
    brand: 'Pneusara',
    popularity: 310,
    lead: t(
      'Limit valve worked by a cam or the rod of a cylinder: gives the end-of-stroke signal in pneumatic sequences.',
      'Valve batas yang digerakkan bubungan atau batang silinder: memberi sinyal akhir stroke dalam urutan pneumatik.',
    ),
    points: [
      t(
        'Cam angle at most 30°, speed at most 0.6 m/s',
        'Sudut bubungan paling besar 30°, kecepatan paling besar 0,6 m/s',
      ),
      t('Not to be used as an end stop', 'Tidak boleh dijadikan penahan ujung'),
      wet,
    ],
  },
  {
    code: 'RL52',
    text: t('Roller lever valve 5/2', 'Roller valve 5/2'),
    category: categories.manualValves,
    ends: ['roller', 'cap'],
    ports: 5,
    symbol: { squares: fiveTwo, left: ['roller'], right: ['spring'], ports: 5 },
    function: fs('5/2, roller', '5/2, rol'),
    of: ['G1/8', 'G1/4'],
    factor: 1.2,
    brand: 'Hembusa',
    popularity: 170,
    lead: t(
      'Reverses a double acting cylinder directly from a cam: reciprocating feeds and spray carriages without any electricity.',
      'Membalik silinder kerja ganda langsung dari bubungan: pengumpan bolak-balik dan kereta semprot tanpa listrik.',
    ),
    points: [
      t('Cam angle at most 30°', 'Sudut bubungan paling besar 30°'),
      t('Not to be used as an end stop', 'Tidak boleh dijadikan penahan ujung'),
      wet,
    ],
  },
  {
    code: 'TG32',
    text: t('Toggle valve 3/2', 'Selector valve 3/2'),
    category: categories.manualValves,
    ends: ['toggle', 'cap'],
    ports: 3,
    symbol: { squares: threeTwo, left: ['lever'], right: ['detent'], ports: 3 },
    function: fs('3/2, toggle', '3/2, tuas toggle'),
    of: ['M5', 'G1/8'],
    factor: 0.78,
    brand: 'Anginara',
    popularity: 180,
    lead: t(
      'Small switch for selecting a mode or venting one circuit from the panel.',
      'Toggle kecil untuk memilih mode atau membuang udara satu rangkaian dari panel.',
    ),
    points: [
      t('Panel nut included', 'Termasuk mur panel'),
      t('Stays where it is put', 'Tetap di posisinya'),
      wet,
    ],
  },
]

const valve = (of: Valve): Product => {
  const port: Port = of.of.includes('G1/4') ? 'G1/4' : 'G1/8'
  const size = sizes[port]
  const drawn: BoxValve = {
    length: size.length * (of.ports === 3 ? 0.8 : 1),
    height: size.height,
    depth: size.depth,
    port,
    ports: of.ports,
    left: of.ends[0],
    right: of.ends[1],
    title: `${of.code.slice(2, 3)}/${of.code.slice(3, 4)} · ${port}`,
  }
  return lineProduct({
    code: of.code,
    what: of.text,
    name: of.text,
    lead: [of.lead],
    points: of.points,
    data: [
      ['pressure', t('0 to 8 bar', '0 sampai 8 bar')],
      ['temperature', t('−5 to +60 °C', '−5 sampai +60 °C')],
      ['body', t('Aluminium, hard-anodised', 'Aluminium anodisasi keras')],
      ['seals', 'NBR'],
    ],
    category: of.category,
    brand: of.brand,
    popularity: of.popularity,
    pictures: [
      { view: 'dimensions', draw: () => boxValveSide(drawn) },
      { view: 'shaded', draw: () => boxValveSpace(drawn) },
      { view: 'symbol', draw: () => valveSymbol({ title: drawn.title, rest: 1, ...of.symbol }) },
    ],
    sizes: of.of.map((name): Size => ({
      key: name.replace('G', '').replace('/', ''),
      size: name,
      attributes: { port: name, function: of.function, flow: sizes[name].flow, max_pressure: 8 },
      price: sizes[name].cost * of.factor,
      weight: sizes[name].mass * (of.ends[0] === 'lever' ? 1.5 : 1.1),
      demand: name === 'G1/4' ? 0.8 : 0.5,
    })),
  })
}

export const manualValves: readonly Product[] = valves.map(valve)
