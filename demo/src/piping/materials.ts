import type { Text } from '../catalogue/model.ts'
import { t } from './prose.ts'

type Material = { name: Text; short: Text; letters: string; advice: Text; factor: number }

/** What bodies, flanges and fittings are made of: name, word within names, letters of part numbers, use, price. */
export const metals = {
  ss304: {
    name: t('Stainless steel 304', 'Stainless steel 304'),
    short: t('stainless steel 304', 'stainless steel 304'),
    letters: '304',
    advice: t(
      'Grade 304 suits water, steam, food and mild chemicals; chlorides, sea water and bleach pit it.',
      'Grade 304 cocok untuk air, uap, makanan, dan bahan kimia ringan; klorida, air laut, dan pemutih membuatnya berlubang.',
    ),
    factor: 3.6,
  },
  ss316: {
    name: t('Stainless steel 316', 'Stainless steel 316'),
    short: t('stainless steel 316', 'stainless steel 316'),
    letters: '316',
    advice: t(
      'Grade 316 contains molybdenum: use it near the coast, in dye houses and wherever chlorides occur.',
      'Grade 316 mengandung molibdenum dan menjadi pilihan di daerah pantai, pabrik celup, dan media berklorida.',
    ),
    factor: 5,
  },
  brass: {
    name: t('Brass', 'Kuningan'),
    short: t('brass', 'kuningan'),
    letters: 'BR',
    advice: t(
      'Brass is for clean water, air and oil; ammonia and sea water cause dezincification.',
      'Kuningan untuk air bersih, udara, dan oli; amonia serta air laut melarutkan sengnya.',
    ),
    factor: 2.1,
  },
  bronze: {
    name: t('Bronze', 'Perunggu'),
    short: t('bronze', 'perunggu'),
    letters: 'BC',
    advice: t(
      'Cast bronze CAC 406 resists hot water, low-pressure steam and brackish water better than brass.',
      'Perunggu cor CAC 406 lebih tahan air panas, uap tekanan rendah, dan air payau daripada kuningan.',
    ),
    factor: 2.8,
  },
  iron: {
    name: t('Cast iron FC200', 'Besi cor FC200'),
    short: t('cast iron', 'besi cor'),
    letters: 'FC',
    advice: t(
      'Grey iron is cheap and rusts slowly but is brittle: avoid water hammer, frost and impact.',
      'Besi cor kelabu murah dan lambat berkarat, tetapi getas: hindari water hammer dan benturan.',
    ),
    factor: 1,
  },
  ductile: {
    name: t('Ductile iron FCD450', 'Besi cor ulet FCD450'),
    short: t('ductile iron', 'besi cor ulet'),
    letters: 'FD',
    advice: t(
      'Ductile iron gives before it breaks and carries an epoxy coat inside and out for buried or wet places.',
      'Besi cor ulet melar sebelum patah dan dilapisi epoksi luar dalam untuk tempat basah atau tertanam.',
    ),
    factor: 1.15,
  },
  steel: {
    name: t('Cast steel WCB', 'Baja cor WCB'),
    short: t('cast steel', 'baja cor'),
    letters: 'WCB',
    advice: t(
      'Cast carbon steel A216 WCB is for steam, oil and gas up to 425 °C, where iron bodies are not allowed.',
      'Baja karbon cor A216 WCB untuk uap, minyak, dan gas sampai 425 °C, tempat badan besi cor tidak diizinkan.',
    ),
    factor: 1.7,
  },
  forged: {
    name: t('Forged steel A105', 'Baja tempa A105'),
    short: t('forged steel', 'baja tempa'),
    letters: 'A105',
    advice: t(
      'Forged A105 has no casting pores, which is why refineries specify it for small bores at high pressure.',
      'Baja tempa A105 tidak memiliki pori cor, sehingga kilang memakainya untuk pipa kecil bertekanan tinggi.',
    ),
    factor: 1.6,
  },
  pvc: {
    name: t('PVC-U', 'PVC-U'),
    short: t('PVC', 'PVC'),
    letters: 'PVC',
    advice: t(
      'PVC resists acids, alkalis and salt water but softens above 50 °C and must be kept out of the sun.',
      'PVC tahan asam, basa, dan air asin, tetapi melunak di atas 50 °C dan harus terlindung dari matahari.',
    ),
    factor: 0.4,
  },
} as const satisfies Record<string, Material>

export type Metal = keyof typeof metals
