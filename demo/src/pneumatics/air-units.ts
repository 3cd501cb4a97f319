import type { Text } from '../catalogue/model.ts'
import { filtered, ranged, rangedFilter, type Unitary } from './air-frames.ts'
import { categories } from './categories.ts'
import { t } from './writing.ts'

const bowl = t(
  'Polycarbonate bowl with metal guard: keep it away from solvents and synthetic oils',
  'Mangkuk polikarbonat berpelindung logam: jauhkan dari pelarut dan oli sintetis',
)

const arrowFlow = t('Mind the arrow: air enters on the left', 'Perhatikan panah: udara masuk dari kiri')

/** Filters, regulators, lubricators and their combinations. */
export const units: readonly Unitary[] = [
  {
    code: 'AFL',
    modules: ['filter'],
    text: t('Air filter', 'Filter udara'),
    category: categories.filters,
    symbol: 'drain',
    factor: 1,
    brand: 'Pneusara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 450,
    section: '5 µm',
    sizes: filtered([5, 40]),
    flow: 1,
    lead: t(
      'Whirls condensate and coarse dirt out of the air and holds back rust and scale in its element.',
      'Memutar udara untuk memisahkan air kondensat dan kotoran kasar, lalu menahan karat dan kerak di elemennya.',
    ),
    points: [
      bowl,
      t(
        'Manual drain: empty it before the water reaches the baffle',
        'Pembuangan manual: kosongkan sebelum air mencapai sekat',
      ),
      t(
        'Replace the element when the pressure drop exceeds 0.7 bar',
        'Ganti elemen bila penurunan tekanan melebihi 0,7 bar',
      ),
    ],
  },
  {
    code: 'AMF',
    modules: ['microFilter'],
    text: t('Micro filter', 'Filter mikro'),
    category: categories.filters,
    symbol: 'drain',
    factor: 1.5,
    brand: 'Hembusa',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G1'],
    popularity: 240,
    section: '0.01 µm',
    sizes: filtered([0.01, 1]),
    flow: 0.4,
    lead: t(
      'Coalescing element that takes oil mist and fine particles out of the air: for painting, measuring air and packing of food.',
      'Elemen koalesen yang menangkap kabut oli dan partikel halus: untuk pengecatan, udara ukur, dan pengemasan makanan.',
    ),
    points: [
      t(
        'Put a 5 µm filter before it, or it clogs within weeks',
        'Pasang filter 5 µm di depannya, jika tidak akan tersumbat dalam hitungan minggu',
      ),
      t(
        'Choose it by its flow, which is less than that of plain filters',
        'Pilih menurut alirannya, yang lebih kecil daripada filter biasa',
      ),
      bowl,
    ],
  },
  {
    code: 'ARG',
    modules: ['regulator'],
    text: t('Pressure regulator with gauge', 'Regulator tekanan dengan manometer'),
    category: categories.regulators,
    symbol: 'regulator',
    factor: 1.1,
    brand: 'Anginara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 520,
    sizes: ranged,
    flow: 0.95,
    lead: t(
      'Keeps the pressure behind it steady regardless of the compressor, and vents excess pressure by its relieving diaphragm.',
      'Menjaga tekanan di belakangnya tetap stabil apa pun yang terjadi di kompresor, dan membuang kelebihan tekanan lewat diafragmanya.',
    ),
    points: [
      t(
        'Always set upwards: lower the pressure first, then raise it to the figure wanted',
        'Setel selalu dari bawah: turunkan dahulu, lalu naikkan ke angka yang diinginkan',
      ),
      t('Push the knob down to lock it', 'Tekan knob untuk menguncinya'),
      arrowFlow,
    ],
  },
  {
    code: 'ALB',
    modules: ['lubricator'],
    text: t('Oil-fog lubricator', 'Lubricator kabut oli'),
    category: categories.lubricators,
    symbol: 'lubricator',
    factor: 1,
    brand: 'Pneusara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 310,
    flow: 1.05,
    sizes: () =>
      [
        ['P', t('polycarbonate bowl', 'mangkuk polikarbonat'), t('Polycarbonate', 'Polikarbonat'), 1],
        ['M', t('metal bowl', 'mangkuk logam'), t('Aluminium', 'Aluminium'), 1.45],
      ].map(([key, size, material, factor]) => ({
        key: key as string,
        size: size as Text,
        attributes: { material: material as Text },
        factor: factor as number,
      })),
    lead: t(
      'Feeds a fine fog of oil to air motors, impact wrenches and old cylinders; the drops are counted in the sight dome.',
      'Memberi kabut oli halus untuk motor angin, kunci impact, dan silinder lama; tetesannya dihitung lewat kubah kaca.',
    ),
    points: [
      t(
        'Oil ISO VG 32; 3 to 5 drops a minute for a wrench',
        'Oli ISO VG 32; 3 sampai 5 tetes per menit untuk kunci impact',
      ),
      t(
        'Once lubricated, a cylinder must stay lubricated: its own grease is washed out',
        'Silinder yang sekali dilumasi harus terus dilumasi: grease bawaannya tercuci',
      ),
      t('Not before paint guns and vacuum ejectors', 'Jangan dipasang sebelum pistol cat dan ejektor vakum'),
    ],
  },
  {
    code: 'AFR',
    modules: ['filterRegulator'],
    text: t('Filter regulator with gauge', 'Filter regulator dengan manometer'),
    category: categories.combined,
    symbol: 'regulator',
    factor: 1.75,
    brand: 'Anginara',
    ports: ['G1/8', 'G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 640,
    section: '40 µm',
    sizes: rangedFilter,
    flow: 0.9,
    lead: t(
      'Filter and regulator in one body, the usual entry of air to a machine that runs without oil.',
      'Filter dan regulator dalam satu badan, pintu masuk udara yang lazim untuk mesin tanpa pelumasan.',
    ),
    points: [bowl, t('Lockable knob; gauge included', 'Knob dapat dikunci; termasuk manometer'), arrowFlow],
  },
  {
    code: 'AFC',
    modules: ['filterRegulator', 'lubricator'],
    text: t('Service unit FR+L', 'Unit FR+L'),
    category: categories.combined,
    symbol: 'frl',
    factor: 2.7,
    brand: 'Pneusara',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 580,
    sizes: rangedFilter,
    flow: 0.85,
    lead: t(
      'Filter regulator and lubricator joined to one unit with bracket and gauge, ready for the wall beside an air tool workplace.',
      'Filter regulator dan lubricator dalam satu unit lengkap dengan braket dan manometer, siap dipasang di dinding dekat tempat kerja perkakas angin.',
    ),
    points: [
      bowl,
      t(
        'Fit it within 5 m of the tool so that the oil arrives',
        'Pasang paling jauh 5 m dari alat agar oli sampai',
      ),
      arrowFlow,
    ],
  },
  {
    code: 'AFT',
    modules: ['filter', 'regulator', 'lubricator'],
    text: t('Service unit F+R+L', 'Unit F+R+L'),
    category: categories.combined,
    symbol: 'frl',
    factor: 3.3,
    brand: 'Hembusa',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4', 'G1'],
    popularity: 470,
    sizes: rangedFilter,
    flow: 0.85,
    lead: t(
      'Three modules in a row: the filter first, then the regulator, the lubricator last. Each can be taken out of the line for service without its neighbours.',
      'Tiga modul berderet: filter lebih dahulu, lalu regulator, terakhir lubricator. Tiap modul dapat dilepas untuk servis tanpa melepas yang lain.',
    ),
    points: [
      bowl,
      t('Brackets between the modules carry the weight', 'Braket di antara modul menahan bobotnya'),
      t('Leave 60 mm below the bowls for taking them off', 'Sisakan 60 mm di bawah mangkuk untuk melepasnya'),
    ],
  },
  {
    code: 'ASS',
    modules: ['softStart'],
    text: t('Soft-start valve', 'Soft start valve'),
    category: categories.combined,
    symbol: 'throttle',
    factor: 2.4,
    brand: 'Anginara',
    ports: ['G1/4', 'G3/8', 'G1/2'],
    popularity: 190,
    flow: 0.9,
    sizes: () =>
      (
        [
          ['24D', '24 V DC'],
          ['220A', '220 V AC'],
          ['110A', '110 V AC'],
        ] as const
      ).map(([key, coil]) => ({
        key,
        size: t(`coil ${coil}`, `coil ${coil}`),
        attributes: { coil },
        factor: 1,
      })),
    lead: t(
      'Builds up pressure slowly when the machine is switched on, so that cylinders move to their starting position without a jolt, and vents the machine when switched off.',
      'Menaikkan tekanan perlahan saat mesin dihidupkan sehingga silinder bergerak ke posisi awal tanpa hentakan, dan membuang udara saat mesin dimatikan.',
    ),
    points: [
      t('Full passage opens at half the supply pressure', 'Aliran penuh terbuka pada setengah tekanan pasok'),
      t('Set the filling time with the needle', 'Atur waktu pengisian dengan jarum'),
      t('Not a safety valve as defined in ISO 13849', 'Bukan safety valve menurut ISO 13849'),
    ],
  },
  {
    code: 'ASO',
    modules: ['shutOff'],
    text: t('Lockable shut-off valve', 'Shut-off valve dapat digembok'),
    category: categories.combined,
    symbol: 'shutoff',
    factor: 1.3,
    brand: 'Pneusara',
    ports: ['G1/4', 'G3/8', 'G1/2', 'G3/4'],
    popularity: 230,
    flow: 1.1,
    sizes: () => [
      {
        key: 'Y',
        size: t('yellow knob', 'knob kuning'),
        attributes: { colour: t('Yellow', 'Kuning') },
        factor: 1,
      },
      {
        key: 'B',
        size: t('black knob', 'knob hitam'),
        attributes: { colour: t('Black', 'Hitam') },
        factor: 1,
      },
    ],
    lead: t(
      '3/2 hand valve ahead of the service unit: shuts off the supply and vents the machine in one movement, and takes up to three padlocks.',
      'Katup tangan 3/2 di depan unit FRL: menutup pasokan dan membuang udara mesin dalam satu gerakan, dapat dipasangi hingga tiga gembok.',
    ),
    points: [
      t('Lock it before work inside the machine', 'Gembok sebelum bekerja di dalam mesin'),
      t('Vents through a G1/4 port: fit a silencer', 'Membuang lewat port G1/4: pasang peredam'),
      arrowFlow,
    ],
  },
]
