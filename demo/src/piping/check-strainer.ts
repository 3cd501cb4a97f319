import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { t } from './prose.ts'
import { valve, type Valve } from './valve.ts'

const threaded = [[15, 55], [20, 65], [25, 75], [32, 85], [40, 95], [50, 110], [65, 135], [80, 155]] as const
const jisSwing = [[50, 200], [65, 220], [80, 240], [100, 290], [125, 360], [150, 410], [200, 500]] as const
const strainerThread = [[8, 65], [10, 65], [15, 65], [20, 78], [25, 90], [32, 105], [40, 118], [50, 140]] as const

const swing = {
  type: 'swing',
  category: categories.checkValves,
  lead: t(
    'A swing check valve lets the medium pass one way; its flap hangs in the body and falls shut when the flow stops.',
    'Katup searah ayun (swing check) melewatkan media satu arah; daunnya tergantung di dalam badan dan menutup saat aliran berhenti.',
  ),
  tall: [22, 0.95],
  hand: [0, 0],
  heavy: 0.75,
} as const satisfies Partial<Valve>
const strainer = {
  type: 'strainer',
  category: categories.strainers,
  lead: t(
    'A Y-strainer catches rust, scale and weld beads before they reach the valve, meter or trap behind it.',
    'Saringan Y (Y-strainer) menangkap karat, kerak, dan butiran las sebelum sampai ke katup, meter, atau perangkap uap di belakangnya.',
  ),
  tall: [20, 0.8],
  hand: [0, 0],
  heavy: 0.8,
} as const satisfies Partial<Valve>

const level = t('Mount level, or upright with the flow upwards, the cover on top', 'Pasang mendatar, atau tegak dengan aliran ke atas, tutup di bagian atas')
const straight = t('Leave five pipe diameters straight before it, or the flap flutters', 'Sediakan pipa lurus lima kali diameter sebelumnya agar daun tidak bergetar')
const slam = t('Long rising mains need a spring check valve against hammer', 'Jalur naik yang panjang memerlukan tipe pegas untuk mencegah pukulan air')
const leg = t('Mount with the leg down; in steam lines turn it sideways so that no water lies in it', 'Pasang dengan kaki ke bawah; pada jalur uap miringkan ke samping agar air tidak mengendap')
const clean = t('Clean when the pressure loss has risen by 0.3 bar, and a week after start-up', 'Bersihkan bila rugi tekanan naik 0,3 bar, dan seminggu setelah mulai operasi')
const spare = t('Screens of other mesh on request', 'Saringan dengan mesh lain sesuai permintaan')
const mesh = (value: string) => ({ data: [[t('Screen', 'Saringan'), t(`Stainless 304, ${value} mesh`, `Stainless steel 304, ${value} mesh`)]] }) as const

export const checkValves: readonly Product[] = [
  valve({
    ...swing, code: 'CHECK-SWING-BRASS', sku: 'CVBR', metal: 'brass', joint: 'g', sizes: threaded, popularity: 600,
    name: t('Brass swing check valve, screwed, 16 bar', 'Katup searah ayun (swing check valve) kuningan, ulir, 16 bar'),
    short: t('Brass swing check valve', 'Katup searah ayun kuningan'),
    points: [level, straight, slam], pressure: 16, hot: 90, cost: 0.78, brand: 'Alirana',
    data: [[t('Seal', 'Perapat'), 'NBR']],
  }),
  valve({
    ...swing, code: 'CHECK-SWING-BRONZE', sku: 'CVBC', metal: 'bronze', joint: 'rc', sizes: threaded, popularity: 480,
    name: t('Bronze swing check valve, screwed, 10 kgf/cm²', 'Katup searah ayun (swing check valve) perunggu, ulir, 10 kgf/cm²'),
    short: t('Bronze swing check valve', 'Katup searah ayun perunggu'),
    points: [level, t('Metal seat: a few drops back are normal', 'Dudukan logam: rembesan beberapa tetes masih wajar'), straight],
    standard: 'JIS B 2011', pressure: 10, hot: 120, cost: 1,
  }),
  valve({
    ...swing, code: 'CHECK-SWING-SS304', sku: 'CV304', metal: 'ss304', joint: 'rc', sizes: threaded.slice(0, 6), popularity: 410,
    name: t('Stainless steel 304 swing check valve, screwed', 'Katup searah ayun (swing check valve) stainless steel 304, ulir'),
    short: t('Stainless swing check valve 304', 'Katup searah ayun stainless steel 304'),
    points: [level, straight, slam], pressure: 14, hot: 180, cost: 0.9,
  }),
  valve({
    ...swing, code: 'CHECK-SWING-SS316', sku: 'CV316', metal: 'ss316', joint: 'rc', sizes: threaded.slice(0, 6), popularity: 260,
    name: t('Stainless steel 316 swing check valve, screwed', 'Katup searah ayun (swing check valve) stainless steel 316, ulir'),
    short: t('Stainless swing check valve 316', 'Katup searah ayun stainless steel 316'),
    points: [level, slam, t('Cover sealed with PTFE', 'Tutup dirapatkan dengan PTFE')], pressure: 14, hot: 180, cost: 0.92,
  }),
  valve({
    ...swing, code: 'CHECK-SWING-FC-10K', sku: 'CVFC10K', metal: 'iron', joint: '10K', sizes: jisSwing, popularity: 450,
    name: t('Cast iron swing check valve JIS 10K', 'Katup searah ayun (swing check valve) besi cor JIS 10K'),
    short: t('Cast iron swing check valve 10K', 'Katup searah ayun besi cor 10K'),
    points: [level, straight, t('Take the cover off to inspect the flap without unbolting the line', 'Daun dapat diperiksa dari tutup atas tanpa melepas jalur pipa')],
    standard: 'JIS B 2031', pressure: 14, hot: 120, cost: 0.95,
  }),
  valve({
    ...swing, code: 'CHECK-SWING-WCB-150', sku: 'CVWCB150', metal: 'steel', joint: 'C150',
    sizes: [[50, 203], [65, 216], [80, 241], [100, 292], [150, 356], [200, 495]], popularity: 220,
    name: t('Cast steel swing check valve, class 150', 'Katup searah ayun (swing check valve) baja cor, class 150'),
    short: t('Cast steel swing check valve class 150', 'Katup searah ayun baja cor class 150'),
    points: [level, straight, slam], standard: 'BS 1868', pressure: 19.6, hot: 425, cost: 1.45,
  }),
]

export const strainers: readonly Product[] = [
  valve({
    ...strainer, code: 'STRAINER-Y-BRASS', sku: 'YSBR', metal: 'brass', joint: 'g', sizes: strainerThread.slice(2), popularity: 490,
    name: t('Brass Y-strainer, screwed', 'Saringan Y (Y-strainer) kuningan, ulir'),
    short: t('Brass Y-strainer', 'Saringan Y kuningan'),
    points: [leg, clean, spare], pressure: 16, hot: 100, cost: 0.7, brand: 'Alirana', ...mesh('40'),
  }),
  valve({
    ...strainer, code: 'STRAINER-Y-BRONZE', sku: 'YSBC', metal: 'bronze', joint: 'rc', sizes: strainerThread.slice(2), popularity: 380,
    name: t('Bronze Y-strainer, screwed, 10 kgf/cm²', 'Saringan Y (Y-strainer) perunggu, ulir, 10 kgf/cm²'),
    short: t('Bronze Y-strainer', 'Saringan Y perunggu'),
    points: [leg, clean, t('For steam to 10 bar and hot water', 'Untuk uap sampai 10 bar dan air panas')], pressure: 10, hot: 180, cost: 0.95, ...mesh('60'),
  }),
  valve({
    ...strainer, code: 'STRAINER-Y-SS304', sku: 'YS304', metal: 'ss304', joint: 'rc', sizes: strainerThread, popularity: 470,
    name: t('Stainless steel 304 Y-strainer, screwed', 'Saringan Y (Y-strainer) stainless steel 304, ulir'),
    short: t('Stainless Y-strainer 304', 'Saringan Y stainless steel 304'),
    points: [leg, clean, spare], pressure: 55, hot: 180, cost: 0.8, ...mesh('40'),
  }),
  valve({
    ...strainer, code: 'STRAINER-Y-SS316', sku: 'YS316', metal: 'ss316', joint: 'rc', sizes: strainerThread, popularity: 290,
    name: t('Stainless steel 316 Y-strainer, screwed', 'Saringan Y (Y-strainer) stainless steel 316, ulir'),
    short: t('Stainless Y-strainer 316', 'Saringan Y stainless steel 316'),
    points: [leg, clean, t('Screen and body are of the same grade', 'Saringan dan badan berbahan sama')], pressure: 55, hot: 180, cost: 0.82, ...mesh('40'),
  }),
  valve({
    ...strainer, code: 'STRAINER-Y-FC-10K', sku: 'YSFC10K', metal: 'iron', joint: '10K',
    sizes: [[40, 200], [50, 220], [65, 270], [80, 290], [100, 350], [125, 410], [150, 470], [200, 570]], popularity: 430,
    name: t('Cast iron Y-strainer JIS 10K', 'Saringan Y (Y-strainer) besi cor JIS 10K'),
    short: t('Cast iron Y-strainer 10K', 'Saringan Y besi cor 10K'),
    points: [leg, clean, t('A drain plug in the cover flushes the screen under pressure', 'Sumbat buang pada tutup membilas saringan tanpa dibongkar')],
    pressure: 14, hot: 183, cost: 0.85, ...mesh('20'),
  }),
  valve({
    ...strainer, code: 'STRAINER-Y-WCB-150', sku: 'YSWCB150', metal: 'steel', joint: 'C150',
    sizes: [[50, 230], [65, 290], [80, 310], [100, 350], [150, 480], [200, 600]], popularity: 190,
    name: t('Cast steel Y-strainer, class 150', 'Saringan Y (Y-strainer) baja cor, class 150'),
    short: t('Cast steel Y-strainer class 150', 'Saringan Y baja cor class 150'),
    points: [leg, clean, spare], pressure: 19.6, hot: 425, cost: 1.3, ...mesh('40'),
  }),
]
