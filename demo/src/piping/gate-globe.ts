import type { Product } from '../catalogue/model.ts'
import { categories } from './categories.ts'
import { t } from './prose.ts'
import { valve, type Valve } from './valve.ts'

const threadedGate = [[15, 50], [20, 55], [25, 65], [32, 75], [40, 85], [50, 95], [65, 115], [80, 130]] as const
const jisGate = [[50, 180], [65, 190], [80, 200], [100, 230], [125, 250], [150, 270], [200, 290], [250, 330], [300, 350]] as const
const asmeGate150 = [[50, 178], [65, 190], [80, 203], [100, 229], [125, 254], [150, 267], [200, 292], [250, 330], [300, 356]] as const
const threadedGlobe = [[15, 65], [20, 80], [25, 90], [32, 105], [40, 120], [50, 140]] as const
const jisGlobe = [[50, 200], [65, 220], [80, 240], [100, 290], [125, 360], [150, 410], [200, 500]] as const
const forged = [[8, 79], [10, 79], [15, 79], [20, 92], [25, 111], [40, 152], [50, 172]] as const

const gate = {
  type: 'gate',
  category: categories.gateValves,
  lead: t(
    'A gate valve opens the full bore and stays either open or shut: it isolates pumps, tanks and branches.',
    'Katup gerbang membuka lubang penuh dan bekerja terbuka atau tertutup penuh: untuk mengisolasi pompa, tangki, dan cabang.',
  ),
  tall: [60, 2.4],
  hand: [40, 0.95],
  heavy: 0.9,
} as const satisfies Partial<Valve>
const globe = {
  type: 'globe',
  category: categories.globeValves,
  lead: t(
    'A globe valve throttles and shuts off tightly: the disc meets its seat squarely and can be lapped in again.',
    'Katup globe mengatur aliran sekaligus menutup rapat: cakramnya menekan dudukan tegak lurus dan dapat diskur ulang.',
  ),
  tall: [60, 1.9],
  hand: [42, 0.95],
  heavy: 1.05,
} as const satisfies Partial<Valve>

const points = {
  notThrottle: t('Not for throttling: a half-open wedge chatters and wears', 'Bukan untuk mengatur aliran: baji setengah terbuka bergetar dan aus'),
  gland: t('Repack under pressure only with the stem backed fully open', 'Ganti packing hanya saat batang dibuka penuh dan jalur tanpa tekanan'),
  nonRising: t('Non-rising stem: needs no headroom, a good choice in pits', 'Batang tidak naik (non rising): hemat ruang atas, cocok di bak katup'),
  rising: t('Rising stem shows from afar whether the valve is open', 'Batang naik (rising stem) menunjukkan posisi buka dari jauh'),
  arrow: t('Mind the arrow: the medium enters below the disc', 'Perhatikan tanda panah: media masuk dari bawah cakram'),
  loss: t('Allow for the pressure loss: several times that of a gate valve', 'Perhitungkan rugi tekanan: beberapa kali lipat katup gerbang'),
  iron: t('Tighten flange bolts evenly: iron flanges crack when bent', 'Kencangkan baut flensa merata: flensa besi cor retak bila tertekuk'),
  support: t('Support the line on both sides from DN 150 up', 'Beri penyangga pada kedua sisi mulai DN 150'),
  steam: t('Warm steam lines slowly with the valve cracked open', 'Panaskan jalur uap perlahan dengan katup sedikit terbuka'),
}

export const gateGlobeValves: readonly Product[] = [
  valve({
    ...gate, code: 'GATE-BRONZE-RC', sku: 'GVBC', metal: 'bronze', joint: 'rc', sizes: threadedGate, popularity: 680,
    name: t('Bronze gate valve, screwed, 10 kgf/cm²', 'Katup gerbang (gate valve) perunggu, ulir, 10 kgf/cm²'),
    short: t('Bronze gate valve', 'Katup gerbang perunggu'),
    points: [points.notThrottle, points.nonRising, points.gland],
    standard: 'JIS B 2011', pressure: 10, hot: 120, cost: 1,
    data: [[t('Wedge', 'Baji'), t('Solid, bronze', 'Pejal, perunggu')]],
  }),
  valve({
    ...gate, code: 'GATE-BRASS-G', sku: 'GVBR', metal: 'brass', joint: 'g', sizes: threadedGate, popularity: 720,
    name: t('Brass gate valve, screwed, 16 bar', 'Katup gerbang (gate valve) kuningan, ulir, 16 bar'),
    short: t('Brass gate valve', 'Katup gerbang kuningan'),
    points: [points.notThrottle, t('Seal with PTFE tape or hemp; hold the hexagon next to the joint', 'Rapatkan dengan seal tape; tahan segi enam di sisi sambungan'), points.nonRising],
    pressure: 16, hot: 100, cost: 0.72, brand: 'Alirana', more: { featured: true },
  }),
  valve({
    ...gate, code: 'GATE-SS304-RC', sku: 'GV304', metal: 'ss304', joint: 'rc', sizes: threadedGate.slice(0, 6), popularity: 360,
    name: t('Stainless steel 304 gate valve, screwed', 'Katup gerbang (gate valve) stainless steel 304, ulir'),
    short: t('Stainless gate valve 304', 'Katup gerbang stainless steel 304'),
    points: [points.notThrottle, points.gland, t('Packing and bonnet seal of PTFE', 'Packing dan perapat tutup dari PTFE')],
    pressure: 14, hot: 180, cost: 0.95, brand: 'Alirana',
  }),
  valve({
    ...gate, code: 'GATE-SS316-RC', sku: 'GV316', metal: 'ss316', joint: 'rc', sizes: threadedGate.slice(0, 6), popularity: 250,
    name: t('Stainless steel 316 gate valve, screwed', 'Katup gerbang (gate valve) stainless steel 316, ulir'),
    short: t('Stainless gate valve 316', 'Katup gerbang stainless steel 316'),
    points: [points.notThrottle, points.gland, t('Grease the thread: stainless on stainless galls', 'Beri pelumas pada ulir: stainless bertemu stainless mudah lengket')],
    pressure: 14, hot: 180, cost: 0.98, brand: 'Alirana',
  }),
  valve({
    ...gate, code: 'GATE-FC-10K', sku: 'GVFC10K', metal: 'iron', joint: '10K', sizes: jisGate, popularity: 610,
    name: t('Cast iron gate valve JIS 10K, non-rising stem', 'Katup gerbang (gate valve) besi cor JIS 10K, batang tidak naik'),
    short: t('Cast iron gate valve 10K', 'Katup gerbang besi cor 10K'),
    points: [points.nonRising, points.iron, points.support],
    standard: 'JIS B 2031', pressure: 14, hot: 120, cost: 1, data: [[t('Trim', 'Bagian dalam'), t('Bronze rings', 'Ring perunggu')]],
  }),
  valve({
    ...gate, code: 'GATE-FC-10K-OSY', sku: 'GVFCOSY', metal: 'iron', joint: '10K', sizes: jisGate, popularity: 450,
    name: t('Cast iron gate valve JIS 10K, rising stem (OS&Y)', 'Katup gerbang (gate valve) besi cor JIS 10K, batang naik (OS&Y)'),
    short: t('Cast iron gate valve OS&Y 10K', 'Katup gerbang besi cor OS&Y 10K'),
    points: [points.rising, t('Asked for by fire codes on sprinkler and hydrant mains', 'Diwajibkan pada jalur utama sprinkler dan hidran'), points.iron],
    standard: 'JIS B 2031', pressure: 14, hot: 120, cost: 1.2, tall: [80, 3.2], brand: 'Alirana',
  }),
  valve({
    ...gate, code: 'GATE-FCD-10K', sku: 'GVFD10K', metal: 'ductile', joint: '10K', sizes: jisGate, popularity: 470,
    name: t('Resilient-seated gate valve, ductile iron, JIS 10K', 'Katup gerbang dudukan karet (resilient seat), besi cor ulet, JIS 10K'),
    short: t('Resilient gate valve 10K', 'Katup gerbang dudukan karet 10K'),
    points: [t('Wedge coated with EPDM shuts drop-tight on a flat bottom where no silt settles', 'Baji berlapis EPDM menutup rapat pada dasar rata tanpa endapan'), points.nonRising, t('For drinking water and waste water, not for steam', 'Untuk air minum dan air limbah, bukan uap')],
    pressure: 14, hot: 80, cost: 1.25,
  }),
  valve({
    ...gate, code: 'GATE-WCB-150', sku: 'GVWCB150', metal: 'steel', joint: 'C150', sizes: asmeGate150, popularity: 380,
    name: t('Cast steel gate valve, class 150', 'Katup gerbang (gate valve) baja cor, class 150'),
    short: t('Cast steel gate valve class 150', 'Katup gerbang baja cor class 150'),
    points: [points.rising, t('Flexible wedge and hard-faced seats (trim 8)', 'Baji lentur dan dudukan berlapis keras (trim 8)'), points.steam],
    standard: 'API 600', pressure: 19.6, hot: 425, cost: 1.5, tall: [90, 3.1],
  }),
  valve({
    ...gate, code: 'GATE-WCB-300', sku: 'GVWCB300', metal: 'steel', joint: 'C300',
    sizes: [[50, 216], [65, 241], [80, 283], [100, 305], [150, 403], [200, 419]], popularity: 210,
    name: t('Cast steel gate valve, class 300', 'Katup gerbang (gate valve) baja cor, class 300'),
    short: t('Cast steel gate valve class 300', 'Katup gerbang baja cor class 300'),
    points: [points.rising, t('Hydrostatic test certificate supplied', 'Disertai sertifikat uji hidrostatik'), points.steam],
    standard: 'API 600', pressure: 51.1, hot: 425, cost: 1.9, heavy: 1.3, tall: [110, 3.4], more: { displayAddToCart: false },
  }),
  valve({
    ...gate, code: 'GATE-A105-800-SW', sku: 'GVA105SW', metal: 'forged', joint: 'socket', sizes: forged, popularity: 270,
    name: t('Forged steel gate valve, class 800, socket weld', 'Katup gerbang (gate valve) baja tempa, class 800, las soket'),
    short: t('Forged gate valve class 800 SW', 'Katup gerbang baja tempa class 800 SW'),
    points: [t('Weld with the valve open and draw the pipe back 1.6 mm from the bottom of the socket', 'Las dalam keadaan terbuka dan tarik pipa mundur 1,6 mm dari dasar soket'), points.rising, points.steam],
    standard: 'API 602', pressure: 137, hot: 425, cost: 3.1, heavy: 2.4, tall: [125, 1.9],
  }),
  valve({
    ...gate, code: 'GATE-A105-800-NPT', sku: 'GVA105N', metal: 'forged', joint: 'npt', sizes: forged, popularity: 240,
    name: t('Forged steel gate valve, class 800, NPT', 'Katup gerbang (gate valve) baja tempa, class 800, NPT'),
    short: t('Forged gate valve class 800 NPT', 'Katup gerbang baja tempa class 800 NPT'),
    points: [t('Taper thread NPT does not fit Rc: check the standard of the line', 'Ulir tirus NPT tidak cocok dengan Rc: periksa standar jalurnya'), points.rising, points.steam],
    standard: 'API 602', pressure: 137, hot: 425, cost: 3, heavy: 2.4, tall: [125, 1.9],
  }),
  valve({
    ...globe, code: 'GLOBE-BRONZE-RC', sku: 'GLBC', metal: 'bronze', joint: 'rc', sizes: threadedGlobe, popularity: 560,
    name: t('Bronze globe valve, screwed, 10 kgf/cm²', 'Katup globe (globe valve) perunggu, ulir, 10 kgf/cm²'),
    short: t('Bronze globe valve', 'Katup globe perunggu'),
    points: [points.arrow, points.loss, points.steam],
    standard: 'JIS B 2011', pressure: 10, hot: 180, cost: 1.1,
  }),
  valve({
    ...globe, code: 'GLOBE-SS304-RC', sku: 'GL304', metal: 'ss304', joint: 'rc', sizes: threadedGlobe, popularity: 350,
    name: t('Stainless steel 304 globe valve, screwed', 'Katup globe (globe valve) stainless steel 304, ulir'),
    short: t('Stainless globe valve 304', 'Katup globe stainless steel 304'),
    points: [points.arrow, t('Disc with PTFE ring shuts bubble-tight', 'Cakram dengan ring PTFE menutup sangat rapat'), points.loss],
    pressure: 14, hot: 180, cost: 1, brand: 'Alirana',
  }),
  valve({
    ...globe, code: 'GLOBE-SS316-RC', sku: 'GL316', metal: 'ss316', joint: 'rc', sizes: threadedGlobe, popularity: 230,
    name: t('Stainless steel 316 globe valve, screwed', 'Katup globe (globe valve) stainless steel 316, ulir'),
    short: t('Stainless globe valve 316', 'Katup globe stainless steel 316'),
    points: [points.arrow, points.loss, points.gland],
    pressure: 14, hot: 180, cost: 1.02, brand: 'Alirana',
  }),
  valve({
    ...globe, code: 'GLOBE-FC-10K', sku: 'GLFC10K', metal: 'iron', joint: '10K', sizes: jisGlobe, popularity: 480,
    name: t('Cast iron globe valve JIS 10K', 'Katup globe (globe valve) besi cor JIS 10K'),
    short: t('Cast iron globe valve 10K', 'Katup globe besi cor 10K'),
    points: [points.arrow, points.iron, points.loss],
    standard: 'JIS B 2031', pressure: 14, hot: 183, cost: 1.1,
  }),
  valve({
    ...globe, code: 'GLOBE-FCD-10K', sku: 'GLFD10K', metal: 'ductile', joint: '10K', sizes: jisGlobe, popularity: 330,
    name: t('Ductile iron globe valve JIS 10K for steam', 'Katup globe (globe valve) besi cor ulet JIS 10K untuk uap'),
    short: t('Ductile globe valve 10K', 'Katup globe besi cor ulet 10K'),
    points: [points.arrow, points.steam, t('Stainless disc and seat, graphite gland', 'Cakram dan dudukan stainless steel, packing grafit')],
    pressure: 14, hot: 220, cost: 1.35, brand: 'Alirana',
  }),
  valve({
    ...globe, code: 'GLOBE-WCB-150', sku: 'GLWCB150', metal: 'steel', joint: 'C150',
    sizes: [[50, 203], [65, 216], [80, 241], [100, 292], [125, 356], [150, 406], [200, 495]], popularity: 290,
    name: t('Cast steel globe valve, class 150', 'Katup globe (globe valve) baja cor, class 150'),
    short: t('Cast steel globe valve class 150', 'Katup globe baja cor class 150'),
    points: [points.arrow, points.rising, points.steam],
    standard: 'BS 1873', pressure: 19.6, hot: 425, cost: 1.6, tall: [90, 2.5],
  }),
  valve({
    ...globe, code: 'GLOBE-A105-800-SW', sku: 'GLA105SW', metal: 'forged', joint: 'socket', sizes: forged, popularity: 200,
    name: t('Forged steel globe valve, class 800, socket weld', 'Katup globe (globe valve) baja tempa, class 800, las soket'),
    short: t('Forged globe valve class 800 SW', 'Katup globe baja tempa class 800 SW'),
    points: [points.arrow, points.loss, points.gland],
    standard: 'API 602', pressure: 137, hot: 425, cost: 3.2, heavy: 2.5, tall: [125, 1.9],
  }),
]
