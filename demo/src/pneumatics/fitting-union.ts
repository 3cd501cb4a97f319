import type { Product, Text } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { fittingProduct, type Shape } from './fitting-shape.ts'
import { bodyOver, mouth, plugRun, stemArm, tubeArm, type Tube } from './fitting.drawing.ts'
import { cyl, hex, thread } from './turning.drawing.ts'
import { t } from './writing.ts'

const tubes: readonly (readonly [Tube])[] = [[4], [6], [8], [10], [12], [16]]

const steps: readonly (readonly [Tube, Tube])[] = [
  [6, 4],
  [8, 4],
  [8, 6],
  [10, 6],
  [10, 8],
  [12, 8],
  [12, 10],
  [16, 12],
]

const reach = (tube: Tube): number => bodyOver[tube] * 1.05 + 6

const cut = t(
  'Cut the tube square; a slanted end leaks at the O-ring',
  'Potong selang tegak lurus; ujung miring akan bocor di O-ring',
)

const release = t(
  'Shut off and vent the line before pressing the release ring',
  'Tutup dan buang tekanan sebelum menekan cincin pelepas',
)

const balance = t(
  'Both outlets share the flow of one port: choose the port for the sum',
  'Kedua cabang berbagi aliran satu port: pilih port untuk jumlah keduanya',
)

const male = (
  code: string,
  what: Text,
  name: Text,
  lead: Text,
  points: readonly Text[],
  draw: Shape['draw'],
  sizes: Shape['sizes'],
  base: number,
  popularity: number,
): Shape => ({
  code,
  what,
  name,
  lead,
  points,
  draw,
  sizes,
  base,
  popularity,
  brand: 'Pneusara',
  category: categories.pushInFittings,
})

const shapes: readonly Shape[] = [
  male(
    'PUN',
    t('Push-in union straight', 'Fitting selang angin sambung lurus'),
    t(
      'Push-in union, straight, two equal tubes',
      'Fitting selang angin sambung lurus, dua selang sama besar',
    ),
    t(
      'Joins two tubes of one size end to end: to lengthen a line, to repair a cut line, or to add a disconnection point.',
      'Menyambung dua selang berukuran sama: untuk memperpanjang jalur, memperbaiki selang putus, atau membuat titik lepas.',
    ),
    [
      cut,
      t(
        'Push each tube in to the stop in the middle; mark the depth beforehand',
        'Dorong tiap selang sampai penahan di tengah; tandai kedalamannya terlebih dahulu',
      ),
      release,
    ],
    (tube) => ({ run: [...mouth(tube, reach(tube)), ...tubeArm(tube, reach(tube))], bore: tube }),
    tubes,
    5_200,
    610,
  ),
  male(
    'PUL',
    t('Push-in union elbow', 'Fitting selang angin sambung siku'),
    t('Push-in union, elbow, two equal tubes', 'Fitting selang angin sambung siku, dua selang sama besar'),
    t(
      'Leads a tube around a corner tighter than its bend radius allows, without a kink that would throttle the flow.',
      'Membelokkan selang lebih tajam daripada radius tekuknya tanpa lipatan yang menghambat aliran.',
    ),
    [
      cut,
      release,
      t(
        'For vacuum as well: tube of 95 Shore A or harder',
        'Dapat juga untuk vakum: selang 95 Shore A atau lebih keras',
      ),
    ],
    (tube) => ({
      hub: bodyOver[tube],
      arms: [180, 90].map((angle) => ({
        angle,
        pieces: tubeArm(tube, reach(tube)),
        text: `Ø ${tube}`,
        reach: String(Math.round(reach(tube) * 10) / 10),
        bore: tube,
      })),
    }),
    tubes,
    5_900,
    500,
  ),
  male(
    'PUY',
    t('Push-in union Y', 'Fitting selang angin sambung Y'),
    t('Push-in union, Y, three equal tubes', 'Fitting selang angin sambung Y, tiga selang sama besar'),
    t(
      'Splits a line into two that run on in the same direction, in a cable chain for example, where a tee would spread them apart.',
      'Membagi satu jalur menjadi dua yang berjalan searah, misalnya di dalam rantai kabel, tempat T akan membuat selang melebar.',
    ),
    [balance, cut, t('Hole in the web for an M3 or M4 screw', 'Lubang pada badan untuk baut M3 atau M4')],
    (tube) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 28, pieces: tubeArm(tube, reach(tube) * 1.2), text: `Ø ${tube}`, bore: tube },
        { angle: -28, pieces: tubeArm(tube, reach(tube) * 1.2), text: `Ø ${tube}`, bore: tube },
      ],
    }),
    tubes,
    8_600,
    520,
  ),
  male(
    'PUX',
    t('Push-in union cross', 'Fitting selang angin sambung silang'),
    t(
      'Push-in union, cross, four equal tubes',
      'Fitting selang angin sambung silang, empat selang sama besar',
    ),
    t(
      'One supply, three outlets at right angles: for short distribution points inside a cabinet without a manifold block.',
      'Satu pasokan, tiga keluaran saling tegak lurus: untuk titik bagi pendek di dalam panel tanpa blok manifold.',
    ),
    [
      t(
        'Feed the largest consumer straight ahead of the inlet',
        'Pasang pemakai terbesar lurus di depan masukan',
      ),
      cut,
      release,
    ],
    (tube) => ({
      hub: bodyOver[tube],
      arms: [0, 90, 180, 270].map((angle) => ({
        angle,
        pieces: tubeArm(tube, reach(tube)),
        text: `Ø ${tube}`,
        bore: tube,
      })),
    }),
    tubes.slice(0, 5),
    11_800,
    180,
  ),
  male(
    'PBU',
    t('Push-in bulkhead union', 'Fitting selang angin tembus panel'),
    t('Push-in bulkhead union, two equal tubes', 'Fitting selang angin tembus panel, dua selang sama besar'),
    t(
      'Brings an air line through the wall of a cabinet or machine guard and lets it be parted on either side.',
      'Membawa jalur angin menembus dinding panel atau pelindung mesin dan dapat dilepas dari kedua sisi.',
    ),
    [
      t('Two nuts clamp plates up to 8 mm thick', 'Dua mur menjepit pelat setebal hingga 8 mm'),
      t(
        'Drill the hole 0.5 mm larger than the body thread',
        'Buat lubang 0,5 mm lebih besar daripada ulir badan',
      ),
      cut,
    ],
    (tube) => ({
      run: [
        ...mouth(tube, bodyOver[tube] * 0.9),
        thread(6, bodyOver[tube] * 1.1),
        hex(4.5, bodyOver[tube] * 1.35, { dia: `s ${Math.round(bodyOver[tube] * 1.35)}` }),
        thread(7, bodyOver[tube] * 1.1),
        hex(5, bodyOver[tube] * 1.35),
        ...tubeArm(tube, bodyOver[tube] * 0.9),
      ],
      bore: tube,
    }),
    tubes,
    10_900,
    340,
  ),
  male(
    'PRU',
    t('Push-in reducing union', 'Fitting selang angin sambung pengecil'),
    t('Push-in reducing union, straight', 'Fitting selang angin sambung lurus, pengecil'),
    t(
      'Joins two tubes of different size in one line. Step down close to the consumer and keep the larger tube as long as possible.',
      'Menyambung dua selang berbeda ukuran dalam satu jalur. Kecilkan dekat pemakai dan pertahankan selang besar sepanjang mungkin.',
    ),
    [cut, t('Flow is set by the smaller tube', 'Aliran ditentukan oleh selang yang lebih kecil'), release],
    (tube, _name, second) => ({
      run: [...mouth(tube, reach(tube)), ...tubeArm(second ?? 4, reach(second ?? 4))],
      bore: second ?? 4,
    }),
    steps,
    5_700,
    390,
  ),
  male(
    'PRY',
    t('Push-in reducing Y', 'Fitting selang angin Y pengecil'),
    t('Push-in reducing union Y', 'Fitting selang angin sambung Y, pengecil'),
    t(
      'One larger tube feeds two smaller ones, so the section behind the branch matches the one before it.',
      'Satu selang besar memasok dua selang lebih kecil sehingga luas penampang sebelum dan sesudah cabang sepadan.',
    ),
    [
      cut,
      t(
        'Saves one reducer and two joints against a plain Y',
        'Menghemat satu pengecil dan dua sambungan dibanding Y biasa',
      ),
      release,
    ],
    (tube, _name, second) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        ...[28, -28].map((angle) => ({
          angle,
          pieces: tubeArm(second ?? 4, reach(tube) * 1.2),
          text: `Ø ${second}`,
          bore: second ?? 4,
        })),
      ],
    }),
    steps.slice(0, 7),
    9_400,
    290,
  ),
  male(
    'PRB',
    t('Push-in reducing tee', 'Fitting selang angin T pengecil'),
    t('Push-in reducing union tee', 'Fitting selang angin sambung T, pengecil'),
    t(
      'The main line runs on at full size and a smaller tube branches off: for pilot lines, gauges and blow-off nozzles.',
      'Jalur utama tetap penuh dan selang lebih kecil bercabang: untuk jalur pilot, manometer, dan nozzle tiup.',
    ),
    [
      cut,
      release,
      t(
        'Branch upwards so that condensate stays in the main line',
        'Arahkan cabang ke atas agar air kondensat tetap di jalur utama',
      ),
    ],
    (tube, _name, second) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 0, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: tubeArm(second ?? 4, reach(tube)), text: `Ø ${second}`, bore: second ?? 4 },
      ],
    }),
    steps.slice(0, 7),
    9_100,
    250,
  ),
  male(
    'PGJ',
    t('Plug-in reducer', 'Pengecil selang angin colok'),
    t('Plug-in reducer, stem to smaller tube', 'Pengecil selang angin, tangkai colok ke selang lebih kecil'),
    t(
      'The stem is pushed into a fitting of the larger size and takes the smaller tube: the quick way to use what is in the drawer.',
      'Tangkainya dicolokkan ke fitting ukuran besar dan menerima selang yang lebih kecil: cara cepat memakai fitting yang tersedia.',
    ),
    [
      t(
        'Keep the stem free of scratches: it is the sealing face',
        'Jaga tangkai dari goresan: permukaannya menjadi bidang seal',
      ),
      release,
      cut,
    ],
    (tube, _name, second) => ({
      run: [cyl(tube * 2 + 4, tube, { dia: `Ø ${tube}` }), ...tubeArm(second ?? 4, reach(second ?? 4) * 1.1)],
      bore: second ?? 4,
    }),
    steps,
    4_100,
    410,
  ),
  male(
    'PSE',
    t('Plug-in elbow', 'Siku selang angin colok'),
    t('Plug-in elbow, stem to equal tube', 'Siku selang angin, tangkai colok ke selang sama besar'),
    t(
      'Pushed into a fitting that is already there, it turns the outlet by 90° and stays free to swivel.',
      'Dicolokkan ke fitting yang sudah terpasang, membelokkan keluaran sembilan puluh derajat dan tetap dapat diputar.',
    ),
    [
      t(
        'Keep the stem free of scratches: it is the sealing face',
        'Jaga tangkai dari goresan: permukaannya menjadi bidang seal',
      ),
      release,
      cut,
    ],
    (tube) => ({
      hub: bodyOver[tube],
      arms: [
        { angle: 180, pieces: tubeArm(tube, reach(tube)), text: `Ø ${tube}`, bore: tube },
        { angle: 90, pieces: stemArm(tube, bodyOver[tube]), text: `Ø ${tube}` },
      ],
    }),
    tubes.slice(0, 5),
    5_600,
    270,
  ),
  male(
    'PPG',
    t('Blanking plug', 'Sumbat fitting selang angin'),
    t('Blanking plug for push-in fittings', 'Sumbat untuk fitting selang angin'),
    t(
      'Closes an outlet that is not in use, in a manifold or a tee, until a tube is needed there.',
      'Menutup keluaran yang tidak dipakai pada manifold atau T sampai selang diperlukan.',
    ),
    [
      t(
        'Reusable; the grip can be pulled with the release ring pressed',
        'Dapat dipakai ulang; tarik pegangannya sambil menekan cincin pelepas',
      ),
      release,
      t('Not a substitute for a shut-off valve', 'Bukan pengganti katup penutup'),
    ],
    (tube) => ({ run: plugRun(tube), bore: 0 }),
    tubes,
    1_400,
    440,
  ),
  male(
    'PCP',
    t('Push-in end cap', 'Tutup ujung selang angin'),
    t('Push-in end cap for tube', 'Tutup ujung untuk selang angin'),
    t(
      'Closes the free end of a tube under pressure: in spare lines, during pressure tests and while a machine is moved.',
      'Menutup ujung bebas selang bertekanan: pada jalur cadangan, saat uji tekanan, dan selama mesin dipindahkan.',
    ),
    [
      cut,
      release,
      t(
        'Tie the capped tube down: a loose end whips when the cap is released',
        'Ikat selang yang ditutup: ujung bebas dapat mencambuk saat tutup dilepas',
      ),
    ],
    (tube) => ({ run: [cyl(3, bodyOver[tube] * 0.9), ...tubeArm(tube, reach(tube))], bore: tube }),
    tubes,
    3_100,
    230,
  ),
]

export const fittingUnions: readonly Product[] = shapes.map(fittingProduct)
