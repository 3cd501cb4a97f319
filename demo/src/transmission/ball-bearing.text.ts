import type { Text } from '../catalogue/model.ts'
import type { Boundary } from '../standards/iso15.ts'
import type { Shelter } from './ball-bearing.drawing.ts'
import { pressed, steelData } from './bearing.ts'
import { chapter, chosen, compose, t } from './compose.ts'

/** What a family of deep groove ball bearings is made for. */
export type Kind = 'light' | 'standard' | 'medium' | 'miniature' | 'thin' | 'wide' | 'stainless' | 'double'

const leads: Record<Kind, Text> = {
  light: t(
    'Extra-light single-row bearing: the largest bore in the smallest housing. Fitted in electric motors, gearboxes, fans and idler rollers.',
    'Bearing satu baris ekstra ringan: lubang terbesar dalam rumah terkecil. Dipasang pada motor listrik, gearbox, kipas, dan rol penghantar.',
  ),
  standard: t(
    'Light series, the most used bearing in plant maintenance: pumps, conveyors, gearboxes, washing machines and farm machines.',
    'Seri ringan, bearing paling banyak dipakai di perawatan pabrik: pompa, konveyor, gearbox, mesin cuci, dan mesin pertanian.',
  ),
  medium: t(
    'Medium series with larger balls: nearly twice the load of series 60 on the same shaft. Crushers, heavy pulleys, compressors and cranes.',
    'Seri sedang dengan bola lebih besar: beban hampir dua kali seri 60 pada poros yang sama. Untuk mesin pemecah, pulley berat, kompresor, dan derek.',
  ),
  miniature: t(
    'Small bearing for shafts of 3 to 9 mm: small motors, printers, hand tools, guide rollers, sliding doors and measuring wheels.',
    'Bearing kecil untuk poros 3 sampai 9 mm: motor kecil, printer, perkakas tangan, rol pemandu, pintu geser, dan roda ukur.',
  ),
  thin: t(
    'Thin-section bearing for places where the shaft is thick and the housing slim: hollow shafts, rotary tables, gearbox carriers and robot joints.',
    'Bearing berpenampang tipis untuk poros tebal dengan rumah ramping: poros berongga, meja putar, pembawa roda gigi, dan sendi robot.',
  ),
  wide: t(
    'Same bore and outside diameter as the normal series, but wider, so that more grease stays behind the seals. For motors and rollers that nobody can regrease.',
    'Lubang dan diameter luar sama dengan seri biasa, tetapi lebih lebar sehingga grease di balik seal lebih banyak. Untuk motor dan rol yang tidak dapat diisi ulang grease.',
  ),
  stainless: t(
    'Rings and balls of martensitic stainless steel for food and drink lines, washed-down machines, cold stores and seaside plants.',
    'Cincin dan bola dari stainless steel martensitik untuk lini makanan dan minuman, mesin yang sering disemprot, gudang dingin, dan pabrik tepi laut.',
  ),
  double: t(
    'Two rows of balls in one pair of rings: about one and a half times the radial load of a single row in little more width. Gearbox shafts and stiff pulley seats.',
    'Dua baris bola dalam satu pasang cincin: beban radial sekitar satu setengah kali bearing satu baris dengan lebar sedikit lebih besar. Untuk poros gearbox dan dudukan pulley yang kaku.',
  ),
}

const own: Record<Kind, Text> = {
  light: t(
    'Internal clearance C3 in closed types suits motors that run warm',
    'Celah dalam C3 pada tipe tertutup cocok untuk motor yang bekerja panas',
  ),
  standard: t(
    'Takes radial load and moderate axial load in both directions',
    'Menahan beban radial dan beban aksial sedang dari dua arah',
  ),
  medium: t(
    'Check the shoulder height: the outer ring is large',
    'Periksa tinggi bahu poros: cincin luarnya besar',
  ),
  miniature: t(
    'Push only on the ring that is pressed on: small balls mark the race at once',
    'Tekan hanya cincin yang dipas ketat: bola kecil langsung membekas di jalurnya',
  ),
  thin: t(
    'The rings follow the seat: keep shaft and housing round within 0.01 mm',
    'Cincinnya mengikuti dudukan: jaga kebulatan poros dan rumah dalam 0,01 mm',
  ),
  wide: t(
    'Check the width of the seat before changing over from the narrow series',
    'Periksa lebar dudukan sebelum beralih dari seri sempit',
  ),
  stainless: t(
    'Carries about four fifths of the load of chrome steel; not for brine or hydrochloric acid',
    'Menahan sekitar empat perlima beban baja krom; tidak tahan air garam pekat dan asam klorida',
  ),
  double: t(
    'Does not tolerate misalignment: both seats must be bored in one clamping',
    'Tidak mengampuni ketidaksejajaran: kedua dudukan harus dibubut dalam satu cekam',
  ),
}

const shelterNotes: Record<Shelter, Text> = {
  open: t(
    'Open type for oil bath or relubrication; fill a third of the space with grease',
    'Tipe terbuka untuk rendaman oli atau pelumasan ulang; isi grease sepertiga rongga',
  ),
  ZZ: t('ZZ keeps coarse dirt out at full speed', 'ZZ menahan kotoran kasar pada putaran penuh'),
  '2RS': t(
    '2RS keeps out splash water and fine dust at about two thirds of the speed',
    '2RS menahan percikan air dan debu halus pada sekitar dua pertiga putaran',
  ),
}

const greased = t(
  'Greased for life with lithium grease NLGI 2',
  'Berisi grease litium NLGI 2 untuk seumur pakai',
)
const mounting: Record<'small' | 'large', Text> = {
  small: t(
    'Mount cold by press or sleeve, never by hitting the other ring',
    'Pasang dingin dengan pres atau pipa, jangan memukul cincin yang lain',
  ),
  large: t(
    'Warm it on an induction heater before mounting, closed types to 80 °C at most',
    'Hangatkan dengan pemanas induksi sebelum dipasang, tipe tertutup paling tinggi 80 °C',
  ),
}

/** The description of a family, by what it is for, how it is closed, and its sizes. */
export function ballNotes(
  kind: Kind,
  shelters: readonly Shelter[],
  numbers: readonly (readonly [number: string, size: Boundary])[],
): Text {
  const bores = numbers.map(([, { d }]) => d)
  const [low, high] = [Math.min(...bores), Math.max(...bores)]
  const closed = shelters.some((shelter) => shelter !== 'open')
  return compose(
    [leads[kind]],
    chosen(
      ...shelters.map((shelter) => shelterNotes[shelter]),
      own[kind],
      closed && greased,
      mounting[high > 40 ? 'large' : 'small'],
    ),
    [
      [t('Bore', 'Diameter lubang'), t(`${low} to ${high} mm`, `${low} sampai ${high} mm`)],
      [t('Dimensions', 'Ukuran'), 'ISO 15'],
      [t('Tolerance', 'Toleransi'), t('ISO 492, normal class', 'ISO 492, kelas normal')],
      ...steelData(kind === 'double' ? t('Glass-fibre polyamide', 'Poliamida serat kaca') : pressed, [
        '−30',
        shelters.includes('2RS') ? '+110' : '+120',
      ]).slice(kind === 'stainless' ? 1 : 0),
    ],
  )
}

/** What the clearance letters mean and when to choose which. */
export const clearanceTab = chapter(
  t('Internal clearance', 'Celah dalam'),
  [
    t(
      'Clearance is the play between balls and rings before mounting. A tight seat and a warm inner ring take part of it away; what is left must still be above zero.',
      'Clearance adalah ruang bebas antara bola dan cincin sebelum dipasang. Suaian ketat dan cincin dalam yang panas mengurangi clearance itu; sisanya tetap harus lebih besar dari nol.',
    ),
  ],
  [
    t(
      'Do not replace C3 by normal clearance in a motor: it runs hot and locks',
      'Jangan mengganti C3 dengan clearance normal pada motor: bearing menjadi panas lalu macet',
    ),
    t(
      'A little more noise at start-up is normal with C3',
      'Suara sedikit lebih keras saat mulai berputar adalah wajar pada C3',
    ),
  ],
  [
    ['C2', t('Less than normal: quiet, swivelling movement', 'Lebih kecil dari normal: gerak ayun, senyap')],
    ['CN', t('Normal, not marked on the ring', 'Normal, tidak ditandai pada cincin')],
    [
      'C3',
      t(
        'More than normal: electric motors, tight fits',
        'Lebih besar dari normal: motor listrik, suaian ketat',
      ),
    ],
    ['C4', t('Still more: dryers, hot rollers', 'Lebih besar lagi: pengering, rol panas')],
  ].map(([label, value]) => [typeof label === 'string' ? t(label, label) : label, value] as [Text, Text]),
)

/** Which tolerances shaft and housing get. */
export const fitTab = chapter(
  t('Fits for shaft and housing', 'Suaian poros dan rumah'),
  [
    t(
      'The ring that turns against the load gets a tight fit; the other one a sliding fit, so that the shaft can expand as it warms up.',
      'Cincin yang berputar terhadap arah beban diberi suaian ketat; cincin lainnya suaian geser agar poros dapat memuai saat panas.',
    ),
  ],
  [
    t('Measure the seat at three places before you press', 'Ukur dudukan pada tiga tempat sebelum mengepres'),
    t(
      'A worn seat is built up or sleeved, never knurled',
      'Dudukan aus ditambah daging atau diberi bos, jangan hanya dikartel',
    ),
  ],
  [
    [t('Shaft turns, light load, up to 100 mm', 'Poros berputar, beban ringan, sampai 100 mm'), 'j6'],
    [t('Shaft turns, normal load, up to 100 mm', 'Poros berputar, beban normal, sampai 100 mm'), 'k5, k6'],
    [t('Shaft stands still, ring must slide', 'Poros diam, cincin harus dapat bergeser'), 'g6'],
    [t('Housing stands still', 'Rumah diam'), 'H7'],
    [t('Housing turns, normal load', 'Rumah berputar, beban normal'), 'N7'],
  ],
)
