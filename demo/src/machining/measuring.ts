import type { Product, Text } from '../catalogue/model.ts'
import { dimH, dimV, label } from '../drawing/dimension.ts'
import { centre, type Mark } from '../drawing/svg.ts'
import { categories } from './categories.ts'
import { tab, type Pair } from './copy.ts'
import {
  baseBody,
  caliperBody,
  depthBody,
  distanceBody,
  feelerBody,
  gaugeBlockBody,
  heightBody,
  indicatorBody,
  laserBody,
  levelBody,
  micrometerBody,
  plugBody,
  protractorBody,
  ringGaugeBody,
  ruleBody,
  squareBody,
  tapeBody,
} from './measuring.drawing.ts'
import { toolProduct, type ToolRow } from './tool.ts'

type Range = readonly [range: string, price: number, weight: number, error?: number]
type Spec = {
  code: string
  name: readonly [string, string]
  item: readonly [string, string]
  category: Text
  pop: number
  use: Pair
  points: readonly Pair[]
  data?: readonly (readonly [Pair, Pair])[]
  title: string
  body: readonly Mark[]
  figures: readonly Mark[]
  slant?: number
  focus?: readonly [number, number]
  resolution?: number
  prefix: string
  rows: readonly Range[]
  values?: (range: string) => ToolRow['values']
  uom?: ToolRow['uom']
  hidden?: 'price' | 'cart'
}

const calibration = tab(
  ['Care and calibration', 'Perawatan dan kalibrasi'],
  [
    [
      'Measure at 20 °C: steel of 100 mm grows by about 0.001 mm with each degree.',
      'Ukur pada 20 °C: baja 100 mm memuai sekitar 0.001 mm tiap derajat.',
    ],
  ],
  [
    [
      'Wipe the faces, close and check zero before use',
      'Lap bidang ukur, rapatkan, dan periksa nol sebelum dipakai',
    ],
    [
      'Calibrate once a year; certificates of an accredited laboratory can be ordered',
      'Kalibrasi setahun sekali; sertifikat laboratorium terakreditasi dapat dipesan',
    ],
    [
      'Store apart from tools, lightly oiled, faces not touching',
      'Simpan terpisah dari perkakas, beri oli tipis, bidang ukur tidak bersentuhan',
    ],
  ],
  [
    [
      ['Workshop parts', 'Benda bengkel'],
      ['Caliper 0.02 mm', 'Jangka sorong 0.02 mm'],
    ],
    [
      ['Bearing seats', 'Dudukan bantalan'],
      ['Micrometer 0.01 or 0.001 mm', 'Mikrometer 0.01 atau 0.001 mm'],
    ],
    [
      ['Run-out', 'Keolengan'],
      ['Dial indicator 0.01 mm', 'Jam ukur 0.01 mm'],
    ],
  ],
)

const specs: readonly Spec[] = [
  {
    code: 'CALIPER-VERNIER',
    prefix: 'VCA',
    name: ['Vernier caliper 0.02 mm, stainless steel', 'Jangka sorong 0.02 mm, baja tahan karat'],
    item: ['Vernier caliper', 'Jangka sorong'],
    category: categories.calipers,
    pop: 560,
    resolution: 0.02,
    use: [
      'Outside, inside, depth and step measurement with one tool that needs no battery.',
      'Mengukur luar, dalam, kedalaman, dan tingkat dengan satu alat tanpa baterai.',
    ],
    points: [
      ['Read square to the scale', 'Baca tegak lurus terhadap skala'],
      ['Measure near the beam: the tips spring', 'Ukur dekat batang karena ujung rahang melentur'],
      ['Matt chromed scales', 'Skala krom doff'],
    ],
    data: [[['Standard', 'Standar'], 'DIN 862']],
    title: '0–150 · 0.02',
    body: caliperBody('vernier'),
    figures: [dimH(176, 196, 520, '0–150', [470, 470])],
    rows: [
      ['0–150 mm', 145_000, 160, 0.03],
      ['0–200 mm', 210_000, 200, 0.03],
      ['0–300 mm', 365_000, 360, 0.04],
      ['0–500 mm', 1_250_000, 1_400, 0.05],
      ['0–600 mm', 1_480_000, 1_700, 0.05],
      ['0–1000 mm', 3_600_000, 4_200, 0.07],
    ],
  },
  {
    code: 'CALIPER-DIGITAL',
    prefix: 'DCA',
    name: ['Digital caliper 0.01 mm', 'Jangka sorong digital 0.01 mm'],
    item: ['Digital caliper', 'Jangka sorong digital'],
    category: categories.calipers,
    pop: 600,
    resolution: 0.01,
    use: [
      'Large figures, zero at any point, mm and inch at a key.',
      'Angka besar, nol di titik mana pun, mm dan inci dengan satu tombol.',
    ],
    points: [
      [
        'Wipe coolant off the beam: wet scales skip',
        'Lap pendingin dari batang: skala basah membuat pembacaan meloncat',
      ],
      ['Take the cell out for long storage', 'Lepas baterai bila lama disimpan'],
      ['Absolute encoder keeps zero after switching off', 'Enkoder absolut menyimpan nol setelah dimatikan'],
    ],
    data: [
      [['Battery', 'Baterai'], 'SR44'],
      [['Standard', 'Standar'], 'DIN 862'],
    ],
    title: '0–150 · 0.01',
    body: caliperBody('digital'),
    figures: [dimH(176, 196, 520, '0–150', [470, 470])],
    rows: [
      ['0–100 mm', 280_000, 140, 0.03],
      ['0–150 mm', 320_000, 170, 0.03],
      ['0–200 mm', 430_000, 200, 0.03],
      ['0–300 mm', 720_000, 360, 0.04],
      ['0–500 mm', 2_450_000, 1_500, 0.05],
    ],
  },
  {
    code: 'CALIPER-DIAL',
    prefix: 'DLC',
    name: ['Dial caliper 0.02 mm', 'Jangka sorong jam (dial) 0.02 mm'],
    item: ['Dial caliper', 'Jangka sorong jam'],
    category: categories.calipers,
    pop: 290,
    resolution: 0.02,
    use: [
      'Read at a glance without battery: series checks and goods-in.',
      'Terbaca sekilas tanpa baterai: pemeriksaan seri dan penerimaan barang.',
    ],
    points: [
      ['Keep chips off the rack', 'Jaga rak gigi dari tatal'],
      ['Zero by turning the bezel', 'Setel nol dengan memutar bezel'],
    ],
    title: '0–150 · 0.02',
    body: caliperBody('dial'),
    figures: [dimH(176, 196, 520, '0–150', [470, 470])],
    rows: [
      ['0–150 mm', 360_000, 180, 0.03],
      ['0–200 mm', 480_000, 220, 0.03],
      ['0–300 mm', 890_000, 380, 0.04],
    ],
  },
  {
    code: 'MICROMETER-OUT',
    prefix: 'MOU',
    name: ['Outside micrometer 0.01 mm, carbide faces', 'Mikrometer luar 0.01 mm, muka karbida'],
    item: ['Outside micrometer', 'Mikrometer luar'],
    category: categories.micrometers,
    pop: 540,
    resolution: 0.01,
    use: [
      'Shafts, pins and sheet to a hundredth; the ratchet keeps the force the same.',
      'Poros, pin, dan pelat sampai seperseratus; ratchet menjaga gaya ukur tetap.',
    ],
    points: [
      ['Three clicks of the ratchet, then read', 'Tiga klik ratchet, lalu baca'],
      ['Hold the bow at its insulation', 'Pegang busur pada bagian isolasinya'],
      ['From 25 mm up with setting standard', 'Mulai 25 mm disertai batang setel'],
    ],
    data: [[['Standard', 'Standar'], 'DIN 863-1']],
    title: '0–25 · 0.01',
    body: micrometerBody(false),
    figures: [dimH(234, 278, 150, '0–25', [214, 214]), centre(170, 230, 770, 230)],
    rows: [
      ['0–25 mm', 185_000, 180, 0.004],
      ['25–50 mm', 240_000, 280, 0.004],
      ['50–75 mm', 295_000, 380, 0.005],
      ['75–100 mm', 350_000, 500, 0.005],
      ['100–125 mm', 460_000, 650, 0.006],
      ['125–150 mm', 540_000, 800, 0.006],
      ['150–175 mm', 640_000, 980, 0.007],
      ['175–200 mm', 720_000, 1_150, 0.007],
    ],
  },
  {
    code: 'MICROMETER-DIGITAL',
    prefix: 'MOD',
    name: ['Digital outside micrometer 0.001 mm, IP65', 'Mikrometer luar digital 0.001 mm, IP65'],
    item: ['Digital micrometer', 'Mikrometer digital'],
    category: categories.micrometers,
    pop: 400,
    resolution: 0.001,
    use: [
      'Thousandths on a display that stands coolant: bearing seats and ground pins.',
      'Seperseribu pada layar tahan pendingin: dudukan bantalan dan pin gerinda.',
    ],
    points: [
      ['Let the part and tool come to one temperature', 'Samakan suhu benda dan alat'],
      ['Zero with faces closed and wiped', 'Setel nol dengan muka rapat dan bersih'],
      ['Data output by cable', 'Keluaran data lewat kabel'],
    ],
    data: [
      [['Protection', 'Perlindungan'], 'IP65'],
      [['Standard', 'Standar'], 'DIN 863-1'],
    ],
    title: '0–25 · 0.001',
    body: micrometerBody(true),
    figures: [dimH(234, 278, 150, '0–25', [214, 214])],
    rows: [
      ['0–25 mm', 920_000, 280, 0.002],
      ['25–50 mm', 1_120_000, 380, 0.002],
      ['50–75 mm', 1_340_000, 480, 0.003],
      ['75–100 mm', 1_560_000, 600, 0.003],
    ],
  },
  {
    code: 'DEPTH-GAUGE',
    prefix: 'DPG',
    name: ['Depth caliper 0.02 mm', 'Jangka kedalaman 0.02 mm'],
    item: ['Depth caliper', 'Jangka kedalaman'],
    category: categories.heightGauges,
    pop: 230,
    resolution: 0.02,
    use: [
      'Depth of slots, bores and shoulders from a ground bridge.',
      'Kedalaman alur, lubang, dan bahu dari jembatan yang digerinda.',
    ],
    points: [
      ['Press the bridge down with two fingers', 'Tekan jembatan dengan dua jari'],
      ['Beware of chips under the bridge', 'Pastikan tidak ada tatal di bawah jembatan'],
    ],
    title: '0–150',
    body: depthBody(),
    figures: [dimV(374, 500, 520, '0–150', [430, 420], 'right')],
    slant: -18,
    rows: [
      ['0–150 mm', 260_000, 260, 0.03],
      ['0–200 mm', 310_000, 300, 0.03],
      ['0–300 mm', 430_000, 380, 0.04],
      ['0–500 mm', 1_250_000, 900, 0.05],
    ],
  },
  {
    code: 'HEIGHT-GAUGE',
    prefix: 'HTG',
    name: ['Digital height gauge with carbide scriber', 'Height gauge digital dengan penggores karbida'],
    item: ['Digital height gauge', 'Height gauge digital'],
    category: categories.heightGauges,
    pop: 240,
    resolution: 0.01,
    use: [
      'Marking out and measuring heights on a surface plate.',
      'Menggores dan mengukur tinggi di atas meja rata.',
    ],
    points: [
      ['Move on a clean granite or cast iron plate', 'Geser di atas meja granit atau besi cor yang bersih'],
      ['Clamp before scribing', 'Kunci sebelum menggores'],
      ['Never carry by the beam', 'Jangan diangkat pada batangnya'],
    ],
    title: '0–300',
    body: heightBody(),
    figures: [dimV(322, 524, 660, '0–300', [600, 506], 'right')],
    focus: [450, 280],
    rows: [
      ['0–200 mm', 1_650_000, 2_600, 0.03],
      ['0–300 mm', 1_950_000, 3_600, 0.03],
      ['0–500 mm', 3_800_000, 8_200, 0.05],
      ['0–600 mm', 4_300_000, 9_100, 0.05],
    ],
  },
  {
    code: 'DIAL-INDICATOR',
    prefix: 'DIA',
    name: ['Dial indicator 0.01 mm, Ø 58', 'Jam ukur (dial indicator) 0.01 mm, Ø 58'],
    item: ['Dial indicator', 'Jam ukur'],
    category: categories.indicators,
    pop: 450,
    resolution: 0.01,
    use: [
      'Run-out, alignment of couplings, set-up of machines.',
      'Keolengan, pelurusan kopling, dan setelan mesin.',
    ],
    points: [
      ['Stem 8 h6 for all stands', 'Tangkai 8 h6 untuk semua dudukan'],
      ['Preload half a turn', 'Beri tekanan awal setengah putaran'],
      ['Do not oil the plunger', 'Batang ukur jangan diberi oli'],
    ],
    data: [[['Standard', 'Standar'], 'DIN 878']],
    title: '0–10 · 0.01',
    body: indicatorBody(false),
    figures: [
      dimH(260, 540, 548, 'Ø 58', [240, 240]),
      dimV(430, 510, 480, '0–10', [Number.NaN, 412], 'right'),
    ],
    slant: -14,
    rows: [
      ['0–3 mm', 220_000, 130, 0.012],
      ['0–5 mm', 235_000, 140, 0.014],
      ['0–10 mm', 245_000, 150, 0.017],
      ['0–20 mm', 420_000, 190, 0.022],
      ['0–30 mm', 560_000, 220, 0.025],
      ['0–50 mm', 890_000, 320, 0.03],
    ],
  },
  {
    code: 'LEVER-INDICATOR',
    prefix: 'LVI',
    name: ['Lever test indicator', 'Dial test indicator (jam ukur tuas)'],
    item: ['Lever test indicator', 'Dial test indicator'],
    category: categories.indicators,
    pop: 310,
    use: [
      'The swivelling contact point reaches bores, slots and steps for centring and parallelism.',
      'Ujung tuas putar menjangkau lubang, alur, dan tingkat untuk menyenter dan memeriksa kesejajaran.',
    ],
    points: [
      [
        'Point parallel to the face: at 30° it reads 13 % too much',
        'Tuas sejajar permukaan: pada 30° terbaca 13 % lebih',
      ],
      ['Dovetails for three positions', 'Ekor burung untuk tiga posisi pasang'],
      ['Guard against knocks', 'Hindari benturan'],
    ],
    title: '0–0.8 · 0.01',
    body: indicatorBody(true),
    figures: [dimH(300, 540, 530, 'Ø 30', [240, 240])],
    slant: -14,
    rows: [
      ['0–0.8 mm / 0.01', 420_000, 60],
      ['0–0.2 mm / 0.002', 680_000, 60],
      ['0–1.5 mm / 0.01', 560_000, 65],
    ],
  },
  {
    code: 'MAGNETIC-BASE',
    prefix: 'MGB',
    name: ['Magnetic base with fine adjustment', 'Dudukan magnet dengan setelan halus'],
    item: ['Magnetic base', 'Dudukan magnet'],
    category: categories.stands,
    pop: 420,
    use: [
      'Holds indicators on machine beds, flat or round; the magnet is switched by a knob.',
      'Memegang jam ukur pada meja mesin, datar atau bulat; magnet diaktifkan dengan knob.',
    ],
    points: [
      ['V base for shafts', 'Alas V untuk poros'],
      ['Holds stems of 8 mm and dovetails', 'Memegang tangkai 8 mm dan ekor burung'],
      ['Keep the arms short', 'Usahakan lengan sependek mungkin'],
    ],
    title: '600 N',
    body: baseBody(),
    figures: [dimV(130, 510, 120, '230', [290, 186])],
    focus: [300, 430],
    rows: [
      ['600 N', 185_000, 1_400],
      ['800 N', 235_000, 1_700],
      ['1000 N', 310_000, 2_100],
      ['1300 N', 390_000, 2_600],
    ],
    values: (range) => ({ holding_force: Number(range.split(' ')[0]), connection: 'Ø 8 mm' }),
  },
  {
    code: 'FEELER-GAUGE',
    prefix: 'FLG',
    name: ['Feeler gauge sets', 'Set feeler gauge'],
    item: ['Feeler gauge set', 'Set feeler gauge'],
    category: categories.feelers,
    pop: 440,
    use: [
      'Clearances of valves, bearings, couplings and gaps of covers.',
      'Celah katup, bantalan, kopling, dan penutup.',
    ],
    points: [
      ['The right blade drags lightly', 'Bilah yang tepat terasa sedikit seret'],
      ['Add blades, at most three together', 'Bilah dapat digabung, maksimum tiga'],
      ['Wipe with oil after use', 'Lap dengan oli setelah dipakai'],
    ],
    title: '0.05–1.00 · 20',
    body: feelerBody('feeler'),
    figures: [label(520, 530, '0.05–1.00')],
    slant: 12,
    rows: [
      ['0.05–0.50 mm, 8', 42_000, 60],
      ['0.05–1.00 mm, 13', 54_000, 80],
      ['0.05–1.00 mm, 20', 72_000, 110],
      ['0.03–1.00 mm, 32', 98_000, 160],
    ],
    uom: 'set',
  },
  {
    code: 'RADIUS-GAUGE',
    prefix: 'RDG',
    name: ['Radius gauge sets', 'Set mal radius'],
    item: ['Radius gauge set', 'Set mal radius'],
    category: categories.feelers,
    pop: 230,
    use: [
      'Checks outside and inside radii against the light.',
      'Memeriksa radius luar dan dalam dengan melihat celah cahaya.',
    ],
    points: [
      ['Convex blades on one side, concave on the other', 'Bilah cembung di satu sisi, cekung di sisi lain'],
      ['Hold square to the edge', 'Tempelkan tegak lurus tepi'],
    ],
    title: 'R1–R7',
    body: feelerBody('radius'),
    figures: [label(520, 530, 'R1–R7')],
    slant: 12,
    rows: [
      ['R1–R7', 88_000, 120],
      ['R7.5–R15', 112_000, 180],
      ['R15.5–R25', 158_000, 320],
    ],
    uom: 'set',
  },
  {
    code: 'PITCH-GAUGE',
    prefix: 'PTG',
    name: ['Thread pitch gauges', 'Mal ulir (thread gauge)'],
    item: ['Thread pitch gauge', 'Mal ulir'],
    category: categories.feelers,
    pop: 340,
    use: [
      'Finds the pitch of an unknown thread in seconds.',
      'Menentukan jarak ulir yang belum diketahui dalam hitungan detik.',
    ],
    points: [
      [
        '60° metric and 55° Whitworth differ: check that no light shows',
        '60° metrik dan 55° Whitworth berbeda: pastikan tidak ada celah cahaya',
      ],
      ['Measure the outside diameter too', 'Ukur juga diameter luarnya'],
    ],
    title: 'P 0.4–7',
    body: feelerBody('pitch'),
    figures: [label(520, 530, 'P 0.4–7')],
    slant: 12,
    rows: [
      ['60°, 0.25–6 mm', 58_000, 90],
      ['60°, 0.4–7 mm', 64_000, 100],
      ['55°, 4–62', 62_000, 100],
      ['60° + 55°, 52', 95_000, 180],
    ],
    uom: 'set',
  },
  {
    code: 'GAUGE-BLOCKS',
    prefix: 'GBS',
    name: ['Gauge block sets, steel, ISO 3650', 'Set blok ukur baja, ISO 3650'],
    item: ['Gauge block set', 'Set blok ukur'],
    category: categories.gaugeBlocks,
    pop: 200,
    use: [
      'The length standard of the workshop: sets micrometers, sine bars and indicators.',
      'Standar panjang bengkel: menyetel mikrometer, sine bar, dan jam ukur.',
    ],
    points: [
      ['Wring clean blocks by sliding and turning', 'Rekatkan blok bersih dengan menggeser dan memutar'],
      ['Handle with gloves, coat with vaseline', 'Pegang dengan sarung tangan, simpan dengan vaselin'],
      ['Grade 0 for inspection, 1 and 2 for the shop', 'Kelas 0 untuk inspeksi, 1 dan 2 untuk bengkel'],
    ],
    title: 'ISO 3650',
    hidden: 'cart',
    body: gaugeBlockBody(),
    figures: [label(400, 545, '1–100')],
    slant: -8,
    rows: [
      ['32, 2', 1_450_000, 1_600],
      ['47, 1', 2_300_000, 1_900],
      ['87, 1', 3_900_000, 2_600],
      ['87, 0', 5_200_000, 2_600],
      ['103, 1', 4_400_000, 2_900],
    ],
    uom: 'set',
    values: (range) => ({
      standard: 'ISO 3650',
      pieces: Number(range.split(',')[0]),
      gauge_grade: range.split(', ')[1] ?? '1',
    }),
  },
  {
    code: 'STEEL-RULE',
    prefix: 'SRL',
    name: ['Steel rule, stainless, matt', 'Mistar baja tahan karat, doff'],
    item: ['Steel rule', 'Mistar baja'],
    category: categories.rules,
    pop: 480,
    use: [
      'Etched half millimetres that do not wear off; the end is zero.',
      'Skala setengah milimeter dietsa sehingga tidak aus; ujungnya titik nol.',
    ],
    points: [
      ['Rigid, glare-free', 'Kaku, tidak silau'],
      ['Inch scale on the back', 'Skala inci di sisi belakang'],
      ['Tolerance to EC class II', 'Toleransi EC kelas II'],
    ],
    title: '150 mm',
    body: ruleBody(),
    figures: [dimH(60, 740, 430, '150', 340)],
    rows: [
      ['150 mm', 14_000, 22],
      ['300 mm', 26_000, 60],
      ['500 mm', 48_000, 130],
      ['600 mm', 56_000, 165],
      ['1000 mm', 98_000, 380],
      ['1500 mm', 210_000, 620],
      ['2000 mm', 320_000, 900],
    ],
  },
  {
    code: 'TAPE-MEASURE',
    prefix: 'TPM',
    name: ['Tape measure with lock, class II', 'Meteran rol dengan pengunci, kelas II'],
    item: ['Tape measure', 'Meteran rol'],
    category: categories.rules,
    pop: 560,
    use: [
      'Nylon coated tape with moving hook: true for pushing and pulling.',
      'Pita berlapis nilon dengan kait geser: tepat untuk ukur dorong dan tarik.',
    ],
    points: [
      ['Let the tape run back slowly', 'Gulung kembali perlahan'],
      ['Rubber jacket against falls', 'Berlapis karet tahan jatuh'],
      ['Stiff over 2 m from 25 mm width', 'Kaku lebih dari 2 m mulai lebar 25 mm'],
    ],
    title: '5 m',
    body: tapeBody(),
    figures: [dimH(400, 674, 520, '5 m', [442, 470])],
    slant: -8,
    rows: [
      ['3 m × 16 mm', 18_000, 110],
      ['5 m × 19 mm', 28_000, 190],
      ['5 m × 25 mm', 36_000, 260],
      ['7.5 m × 25 mm', 46_000, 330],
      ['10 m × 25 mm', 68_000, 450],
    ],
  },
  {
    code: 'SQUARE-875',
    prefix: 'SQB',
    name: ['Engineer’s square with stock DIN 875', 'Siku baja bertumpu DIN 875'],
    item: ['Square with stock', 'Siku bertumpu'],
    category: categories.squares,
    pop: 340,
    use: [
      'Rests on an edge by its stock: checking and marking right angles.',
      'Bertumpu pada tepi benda: memeriksa dan menggores sudut siku.',
    ],
    points: [
      ['Hold against the light', 'Lihat ke arah cahaya'],
      [
        'Class 2 for the shop, class 0 to set up machines',
        'Kelas 2 untuk bengkel, kelas 0 untuk setelan mesin',
      ],
      ['Never use as a hammer or lever', 'Jangan dipakai memukul atau mencungkil'],
    ],
    title: 'DIN 875 · 150 × 100',
    body: squareBody(true),
    figures: [dimV(80, 500, 180, '150', [290, 250]), dimH(346, 650, 548, '100', [480, 500])],
    slant: -12,
    rows: [
      ['50 × 40 mm', 62_000, 90],
      ['75 × 50 mm', 72_000, 150],
      ['100 × 70 mm', 88_000, 240],
      ['150 × 100 mm', 125_000, 480],
      ['200 × 130 mm', 185_000, 800],
      ['300 × 200 mm', 340_000, 1_700],
    ],
  },
  {
    code: 'PROTRACTOR',
    prefix: 'PRT',
    name: ['Protractor with arm, stainless', 'Busur derajat berlengan, baja tahan karat'],
    item: ['Protractor', 'Busur derajat'],
    category: categories.squares,
    pop: 250,
    use: [
      'Angles from 0 to 180° for bending, fitting and drill points.',
      'Sudut 0 sampai 180° untuk tekukan, pasangan, dan ujung mata bor.',
    ],
    points: [
      ['Clamp nut keeps the arm', 'Mur pengunci menahan lengan'],
      ['Graduation 1°', 'Skala 1°'],
    ],
    title: '0–180°',
    body: protractorBody(),
    figures: [dimH(160, 640, 530, '120', [430, 430])],
    slant: -10,
    rows: [
      ['80 × 120 mm', 78_000, 90],
      ['120 × 150 mm', 105_000, 160],
      ['150 × 200 mm', 148_000, 260],
      ['200 × 300 mm', 265_000, 480],
    ],
  },
  {
    code: 'SPIRIT-LEVEL',
    prefix: 'SPL',
    name: ['Box spirit level, 3 vials, 0.5 mm/m', 'Waterpass aluminium, 3 tabung, 0.5 mm/m'],
    item: ['Spirit level', 'Waterpass'],
    category: categories.levels,
    pop: 400,
    use: [
      'Level, plumb and 45° for steelwork, pipes and cabinets.',
      'Datar, tegak, dan 45° untuk struktur baja, pipa, dan panel.',
    ],
    points: [
      ['Turn end for end: the bubble must stand the same', 'Balik ujungnya: gelembung harus sama'],
      ['Milled foot', 'Alas difrais'],
      ['Magnets hold on steel with suffix M', 'Bermagnet pada baja untuk akhiran M'],
    ],
    title: '600 mm',
    body: levelBody(false),
    figures: [dimH(44, 756, 430, '600', 354)],
    rows: [
      ['300 mm', 68_000, 320],
      ['400 mm', 82_000, 410],
      ['600 mm', 98_000, 560],
      ['800 mm', 122_000, 720],
      ['1000 mm', 148_000, 880],
      ['1200 mm', 175_000, 1_050],
      ['1800 mm', 285_000, 1_600],
    ],
  },
  {
    code: 'FRAME-LEVEL',
    prefix: 'FRL',
    name: ['Frame spirit level for machines', 'Waterpass rangka untuk mesin'],
    item: ['Frame level', 'Waterpass rangka'],
    category: categories.levels,
    pop: 190,
    use: [
      'Levels machine beds and shafts: four ground faces, two with V.',
      'Meratakan meja mesin dan poros: empat bidang digerinda, dua ber-alur V.',
    ],
    points: [
      [
        'Wait until the bubble rests: a minute after touching',
        'Tunggu gelembung diam: satu menit setelah disentuh',
      ],
      ['Reverse and halve the difference', 'Balik posisi dan ambil setengah selisihnya'],
    ],
    title: '200 × 200 · 0.02',
    hidden: 'price',
    body: levelBody(true),
    figures: [dimH(230, 610, 545, '200', 490), dimV(110, 490, 150, '200', 230)],
    slant: -8,
    rows: [
      ['150 × 150 mm, 0.02 mm/m', 980_000, 2_700],
      ['200 × 200 mm, 0.02 mm/m', 1_250_000, 4_600],
      ['200 × 200 mm, 0.05 mm/m', 1_080_000, 4_600],
      ['300 × 300 mm, 0.02 mm/m', 2_650_000, 9_500],
    ],
  },
  {
    code: 'LASER-LEVEL',
    prefix: 'LSL',
    name: ['Cross line laser, self-levelling', 'Laser level garis silang, rata otomatis'],
    item: ['Cross line laser', 'Laser level'],
    category: categories.lasers,
    pop: 300,
    use: [
      'Throws level and plumb lines for racks, ceilings, pipes and cabinets.',
      'Memancarkan garis datar dan tegak untuk rak, plafon, pipa, dan panel.',
    ],
    points: [
      ['Levels itself within 4°', 'Rata otomatis dalam 4°'],
      ['Laser class 2: do not look into the beam', 'Laser kelas 2: jangan menatap sinar'],
      ['Green is seen four times better than red', 'Hijau terlihat empat kali lebih jelas daripada merah'],
    ],
    data: [
      [['Accuracy', 'Ketelitian'], '± 0.3 mm/m'],
      [['Thread', 'Ulir'], '1/4", 5/8"'],
    ],
    title: '± 0.3 mm/m',
    body: laserBody(),
    figures: [label(640, 545, '90°')],
    focus: [200, 260],
    rows: [
      ['2 lines, red, 15 m', 680_000, 500],
      ['2 lines, green, 30 m', 980_000, 550],
      ['5 lines, green, 30 m', 1_650_000, 900],
      ['12 lines, green, 30 m', 2_350_000, 1_100],
    ],
  },
  {
    code: 'LASER-METER',
    prefix: 'LSM',
    name: ['Laser distance meter', 'Meteran laser'],
    item: ['Laser distance meter', 'Meteran laser'],
    category: categories.lasers,
    pop: 350,
    use: [
      'Distance, area and volume at a key: quotations, ducts, cable runs.',
      'Jarak, luas, dan volume sekali tekan: penawaran, ducting, jalur kabel.',
    ],
    points: [
      ['Use a target plate in sunlight', 'Pakai papan target di bawah sinar matahari'],
      ['Mind the reference edge: front or back', 'Perhatikan tepi acuan: depan atau belakang'],
      ['Laser class 2', 'Laser kelas 2'],
    ],
    data: [[['Accuracy', 'Ketelitian'], '± 2 mm']],
    title: '0.05–40 m',
    body: distanceBody(),
    figures: [dimH(240, 690, 545, '0.05–40 m', [480, 500])],
    focus: [165, 270],
    rows: [
      ['0.05–40 m', 420_000, 120],
      ['0.05–60 m', 580_000, 130],
      ['0.05–100 m', 890_000, 150],
    ],
  },
]

const laserRange = (range: string): Text | string =>
  range.includes('lines')
    ? { en: range, id: range.replace('lines', 'garis').replace('red', 'merah').replace('green', 'hijau') }
    : range
const fixed = specs.map((spec): Product => {
  const text = (range: string): readonly [string, string] => {
    const value = laserRange(range)
    return typeof value === 'string' ? [value, value] : [value.en, value.id]
  }
  return toolProduct({
    code: spec.code,
    name: spec.name,
    category: spec.category,
    brand: 'Ukurindra',
    popularity: spec.pop,
    use: spec.use,
    points: spec.points,
    ...(spec.data === undefined ? {} : { data: spec.data }),
    title: spec.title,
    body: spec.body,
    figures: spec.figures,
    ...(spec.slant === undefined ? {} : { slant: spec.slant }),
    ...(spec.hidden === undefined ? {} : { hidden: spec.hidden }),
    ...(spec.focus === undefined ? {} : { focus: spec.focus }),
    ...(['CALIPER-VERNIER', 'MICROMETER-OUT', 'DIAL-INDICATOR', 'CALIPER-DIGITAL'].includes(spec.code)
      ? { tabs: [calibration] }
      : {}),
    rows: spec.rows.map(([range, price, weight, error], index): ToolRow => ({
      sku: `${spec.prefix}-${/^\d+–/.test(range) ? (range.split('–')[1]?.split(' ')[0] ?? index) : String(range.match(/[\d.]+/)?.[0] ?? index)}${spec.rows.filter(([other]) => other.match(/[\d.]+/)?.[0] === range.match(/[\d.]+/)?.[0]).length > 1 && !/^\d+–/.test(range) ? `-${String.fromCodePoint(65 + index)}` : ''}`,
      name: [
        `${spec.item[0]} ${text(range)[0]}`,
        `${spec.item[1]} ${text(range)[1]}${spec.item[0] === spec.item[1] ? ' (set)' : ''}`,
      ],
      price,
      weight,
      demand: 0.7,
      ...(spec.uom === undefined ? {} : { uom: spec.uom }),
      values: spec.values?.(range) ?? {
        measuring_range: laserRange(range),
        ...(spec.resolution === undefined ? {} : { resolution: spec.resolution }),
        ...(error === undefined ? {} : { error_limit: error }),
      },
    })),
  })
})

const plugs = toolProduct({
  code: 'PLUG-GAUGE-H7',
  name: ['Limit plug gauge H7, go / no-go', 'Kaliber batas lubang H7, go / no-go'],
  category: categories.plugGauges,
  brand: 'Ukurindra',
  popularity: 260,
  use: [
    'Tells in one move whether a bore is within H7: the long end goes in, the short marked end must not.',
    'Sekali uji diketahui apakah lubang masuk H7: ujung panjang harus masuk, ujung pendek bertanda tidak boleh masuk.',
  ],
  points: [
    ['Let it go in by its own weight, never force', 'Biarkan masuk oleh beratnya sendiri, jangan dipaksa'],
    ['Clean bore and gauge', 'Bersihkan lubang dan kaliber'],
    ['Check yearly: the go end wears', 'Periksa tiap tahun: ujung go aus'],
  ],
  data: [[['Standard', 'Standar'], 'DIN 2245']],
  title: '20 H7',
  body: plugBody(false),
  figures: [
    centre(60, 300, 660, 300),
    dimV(246, 354, 46, '20', 80),
    label(155, 220, '0'),
    label(602, 220, '+21'),
  ],
  rows: [
    [6, 12],
    [8, 15],
    [10, 15],
    [12, 18],
    [14, 18],
    [16, 18],
    [18, 18],
    [20, 21],
    [22, 21],
    [25, 21],
    [28, 21],
    [30, 21],
    [35, 25],
    [40, 25],
    [50, 25],
  ].map(([d = 0, upper = 0]): ToolRow => ({
    sku: `PGH7-${d}`,
    name: [`Plug gauge ${d} H7`, `Kaliber lubang ${d} H7`],
    price: 240_000 + d ** 1.5 * 900,
    weight: d ** 2 * 0.5 + 50,
    values: { standard: 'DIN 2245', inner_diameter: d, tolerance_class: `H7 (+${upper} / 0 µm)` },
  })),
})
const threads = ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M14', 'M16', 'M20', 'M24']
const threadGauges = (['plug', 'ring'] as const).map((kind): Product =>
  toolProduct({
    code: `THREAD-${kind.toUpperCase()}`,
    name:
      kind === 'plug'
        ? ['Thread plug gauge 6H, go / no-go', 'Kaliber ulir dalam 6H, go / no-go']
        : ['Thread ring gauges 6g, go and no-go', 'Kaliber ulir luar 6g, go dan no-go'],
    category: categories.plugGauges,
    brand: 'Ukurindra',
    popularity: kind === 'plug' ? 250 : 220,
    use:
      kind === 'plug'
        ? [
            'Go end screws in by hand over the full length, no-go end at most two turns.',
            'Ujung go harus masuk penuh dengan tangan, ujung no-go maksimum dua putaran.',
          ]
        : [
            'Go ring runs over the whole bolt thread, no-go ring at most two turns.',
            'Ring go melewati seluruh ulir baut, ring no-go maksimum dua putaran.',
          ],
    points: [
      ['Blow the thread clean before gauging', 'Tiup ulir sampai bersih sebelum diuji'],
      ['Plated threads: gauge before and after plating', 'Ulir berlapis: uji sebelum dan sesudah pelapisan'],
      ['Red mark is no-go', 'Tanda merah berarti no-go'],
    ],
    data: [[['Standard', 'Standar'], 'ISO 1502']],
    title: kind === 'plug' ? 'M10 · 6H' : 'M10 · 6g',
    body: kind === 'plug' ? plugBody(true) : ringGaugeBody(),
    figures:
      kind === 'plug'
        ? [centre(60, 300, 660, 300), label(155, 220, 'M10'), label(602, 220, '6H')]
        : [centre(90, 290, 490, 290), centre(290, 90, 290, 490), label(290, 420, 'M10 6g')],
    slant: kind === 'plug' ? -26 : -10,
    rows: threads.flatMap((thread) =>
      (kind === 'plug'
        ? [['', '', 1]]
        : ([
            ['-G', 'go', 1],
            ['-N', 'no-go', 1],
          ] as const)
      ).map(([tail, part]): ToolRow => ({
        sku: `TG${kind === 'plug' ? 'P' : 'R'}-${thread}${tail}`,
        name:
          kind === 'plug'
            ? [`Thread plug gauge ${thread} 6H`, `Kaliber ulir dalam ${thread} 6H`]
            : [`Thread ring gauge ${thread} 6g ${part}`, `Kaliber ring ulir ${thread} 6g ${part}`],
        price: 260_000 + Number(thread.slice(1)) ** 1.5 * 2_600,
        weight: 60 + Number(thread.slice(1)) ** 2 * 0.7,
        values: {
          standard: 'ISO 1502',
          thread,
          tolerance_class: kind === 'plug' ? '6H' : '6g',
          ...(kind === 'plug' ? {} : { gauge_side: part === 'go' ? 'GO' : 'NO-GO' }),
        },
      })),
    ),
  }),
)

export const measuringTools: readonly Product[] = [...fixed, plugs, ...threadGauges]
