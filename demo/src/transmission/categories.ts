import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Power transmission', id: 'Transmisi daya' }
const bearings: Text = { en: 'Bearings', id: 'Bantalan (bearing)' }
const units: Text = { en: 'Mounted bearings', id: 'Bantalan duduk dan rumah bantalan' }
const fitting: Text = { en: 'Bearing accessories', id: 'Aksesori bantalan' }
const seals: Text = { en: 'Shaft seals', id: 'Sil poros' }
const linear: Text = { en: 'Linear motion', id: 'Gerak linear' }
const belts: Text = { en: 'Belts', id: 'Sabuk' }
const pulleys: Text = { en: 'Pulleys and bushes', id: 'Puli dan bush' }
const chains: Text = { en: 'Chains and sprockets', id: 'Rantai dan sproket' }
const couplings: Text = { en: 'Couplings and shaft locking', id: 'Kopling dan pengunci poros' }
const gears: Text = { en: 'Gears and gearboxes', id: 'Roda gigi dan gearbox' }

/** The leaves of this chapter. */
export const categories = {
  ballBearings: leaf(root, bearings, { en: 'Deep groove ball bearings', id: 'Bantalan bola alur dalam' }),
  angularContact: leaf(root, bearings, {
    en: 'Angular contact ball bearings',
    id: 'Bantalan bola kontak sudut',
  }),
  selfAligning: leaf(root, bearings, {
    en: 'Self-aligning ball bearings',
    id: 'Bantalan bola self-aligning',
  }),
  cylindricalRoller: leaf(root, bearings, {
    en: 'Cylindrical roller bearings',
    id: 'Bantalan rol silindris',
  }),
  taperedRoller: leaf(root, bearings, { en: 'Tapered roller bearings', id: 'Bantalan rol tirus' }),
  sphericalRoller: leaf(root, bearings, { en: 'Spherical roller bearings', id: 'Bantalan rol sferis' }),
  thrust: leaf(root, bearings, { en: 'Thrust ball bearings', id: 'Bantalan aksial bola' }),
  needle: leaf(root, bearings, { en: 'Needle roller bearings', id: 'Bantalan jarum' }),
  inserts: leaf(root, units, { en: 'Insert bearings', id: 'Bantalan sisipan (insert bearing)' }),
  pillowBlocks: leaf(root, units, { en: 'Pillow block units', id: 'Pillow block' }),
  flangedUnits: leaf(root, units, { en: 'Flanged bearing units', id: 'Bantalan flens' }),
  takeUps: leaf(root, units, { en: 'Take-up units', id: 'Bantalan penegang (take-up)' }),
  plummerBlocks: leaf(root, units, { en: 'Split plummer blocks', id: 'Rumah bantalan belah' }),
  lockNuts: leaf(root, fitting, { en: 'Lock nuts and washers', id: 'Mur pengunci dan ring pengunci' }),
  sleeves: leaf(root, fitting, { en: 'Adapter sleeves', id: 'Selongsong adaptor (adapter sleeve)' }),
  oilSeals: leaf(root, seals, { en: 'Oil seals', id: 'Sil oli (oil seal)' }),
  vRings: leaf(root, seals, { en: 'V-ring seals', id: 'Sil cincin V (V-ring)' }),
  linearBushings: leaf(root, linear, { en: 'Linear ball bushings', id: 'Bantalan linear bola' }),
  linearShafts: leaf(root, linear, { en: 'Linear shafts and supports', id: 'Poros linear dan penyangganya' }),
  linearGuides: leaf(root, linear, { en: 'Profile rail guides', id: 'Rel linear (linear guide)' }),
  vBelts: leaf(root, belts, { en: 'V-belts', id: 'Sabuk V' }),
  narrowBelts: leaf(root, belts, { en: 'Narrow V-belts', id: 'Sabuk V sempit' }),
  coggedBelts: leaf(root, belts, { en: 'Cogged V-belts', id: 'Sabuk V bergerigi' }),
  ribbedBelts: leaf(root, belts, { en: 'Ribbed belts', id: 'Sabuk rusuk (ribbed belt)' }),
  timingBelts: leaf(root, belts, { en: 'Timing belts', id: 'Sabuk gigi (timing belt)' }),
  vPulleys: leaf(root, pulleys, { en: 'V-belt pulleys', id: 'Puli sabuk V' }),
  timingPulleys: leaf(root, pulleys, { en: 'Timing pulleys', id: 'Puli gigi (timing pulley)' }),
  taperBushes: leaf(root, pulleys, { en: 'Taper bushes', id: 'Taper bush (bos tirus)' }),
  rollerChains: leaf(root, chains, { en: 'Roller chains', id: 'Rantai rol' }),
  chainLinks: leaf(root, chains, { en: 'Chain links', id: 'Sambungan rantai' }),
  conveyorChains: leaf(root, chains, { en: 'Conveyor chains', id: 'Rantai konveyor' }),
  sprockets: leaf(root, chains, { en: 'Sprockets', id: 'Sproket (gir rantai)' }),
  jawCouplings: leaf(root, couplings, { en: 'Jaw couplings', id: 'Kopling cakar (jaw coupling)' }),
  flangeCouplings: leaf(root, couplings, { en: 'Flexible flange couplings', id: 'Kopling flens fleksibel' }),
  chainCouplings: leaf(root, couplings, { en: 'Chain couplings', id: 'Kopling rantai' }),
  servoCouplings: leaf(root, couplings, {
    en: 'Rigid and beam couplings',
    id: 'Kopling kaku dan kopling pegas',
  }),
  shaftLocking: leaf(root, couplings, {
    en: 'Shaft collars and locking',
    id: 'Ring penahan dan pengunci poros',
  }),
  spurGears: leaf(root, gears, { en: 'Spur gears', id: 'Roda gigi lurus (spur gear)' }),
  racks: leaf(root, gears, { en: 'Gear racks', id: 'Batang gigi (gear rack)' }),
  wormGearboxes: leaf(root, gears, { en: 'Worm gearboxes', id: 'Gearbox cacing (worm gearbox)' }),
}
