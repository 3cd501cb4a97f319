import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Power transmission', id: 'Bearing & transmisi' }
const bearings: Text = { en: 'Bearings', id: 'Bearing' }
const units: Text = { en: 'Mounted bearings', id: 'Pillow block dan rumah bearing' }
const fitting: Text = { en: 'Bearing accessories', id: 'Aksesori bearing' }
const seals: Text = { en: 'Shaft seals', id: 'Seal poros' }
const linear: Text = { en: 'Linear motion', id: 'Linear motion' }
const belts: Text = { en: 'Belts', id: 'Belt' }
const pulleys: Text = { en: 'Pulleys and bushes', id: 'Pulley dan bush' }
const chains: Text = { en: 'Chains and sprockets', id: 'Rantai dan sprocket' }
const couplings: Text = { en: 'Couplings and shaft locking', id: 'Kopling dan pengunci poros' }
const gears: Text = { en: 'Gears and gearboxes', id: 'Gear dan gearbox' }

/** The leaves of this chapter. */
export const categories = {
  ballBearings: leaf(root, bearings, { en: 'Deep groove ball bearings', id: 'Bearing bola alur dalam' }),
  angularContact: leaf(root, bearings, {
    en: 'Angular contact ball bearings',
    id: 'Bearing angular contact',
  }),
  selfAligning: leaf(root, bearings, {
    en: 'Self-aligning ball bearings',
    id: 'Bearing bola self-aligning',
  }),
  cylindricalRoller: leaf(root, bearings, {
    en: 'Cylindrical roller bearings',
    id: 'Bearing rol silindris',
  }),
  taperedRoller: leaf(root, bearings, { en: 'Tapered roller bearings', id: 'Bearing rol tirus' }),
  sphericalRoller: leaf(root, bearings, { en: 'Spherical roller bearings', id: 'Bearing rol sferis' }),
  thrust: leaf(root, bearings, { en: 'Thrust ball bearings', id: 'Thrust ball bearing' }),
  needle: leaf(root, bearings, { en: 'Needle roller bearings', id: 'Needle bearing' }),
  inserts: leaf(root, units, { en: 'Insert bearings', id: 'Insert bearing' }),
  pillowBlocks: leaf(root, units, { en: 'Pillow block units', id: 'Pillow block' }),
  flangedUnits: leaf(root, units, { en: 'Flanged bearing units', id: 'Bearing flens' }),
  takeUps: leaf(root, units, { en: 'Take-up units', id: 'Bearing take-up' }),
  plummerBlocks: leaf(root, units, { en: 'Split plummer blocks', id: 'Plummer block' }),
  lockNuts: leaf(root, fitting, { en: 'Lock nuts and washers', id: 'Lock nut dan lock washer' }),
  sleeves: leaf(root, fitting, { en: 'Adapter sleeves', id: 'Adapter sleeve' }),
  oilSeals: leaf(root, seals, { en: 'Oil seals', id: 'Oil seal' }),
  vRings: leaf(root, seals, { en: 'V-ring seals', id: 'V-ring' }),
  linearBushings: leaf(root, linear, { en: 'Linear ball bushings', id: 'Linear bearing' }),
  linearShafts: leaf(root, linear, { en: 'Linear shafts and supports', id: 'Linear shaft dan support' }),
  linearGuides: leaf(root, linear, { en: 'Profile rail guides', id: 'Linear guide' }),
  vBelts: leaf(root, belts, { en: 'V-belts', id: 'V-belt' }),
  narrowBelts: leaf(root, belts, { en: 'Narrow V-belts', id: 'V-belt sempit' }),
  coggedBelts: leaf(root, belts, { en: 'Cogged V-belts', id: 'V-belt bergerigi' }),
  ribbedBelts: leaf(root, belts, { en: 'Ribbed belts', id: 'Ribbed belt' }),
  timingBelts: leaf(root, belts, { en: 'Timing belts', id: 'Timing belt' }),
  vPulleys: leaf(root, pulleys, { en: 'V-belt pulleys', id: 'Pulley V-belt' }),
  timingPulleys: leaf(root, pulleys, { en: 'Timing pulleys', id: 'Timing pulley' }),
  taperBushes: leaf(root, pulleys, { en: 'Taper bushes', id: 'Taper bush' }),
  rollerChains: leaf(root, chains, { en: 'Roller chains', id: 'Rantai rol' }),
  chainLinks: leaf(root, chains, { en: 'Chain links', id: 'Sambungan rantai' }),
  conveyorChains: leaf(root, chains, { en: 'Conveyor chains', id: 'Rantai konveyor' }),
  sprockets: leaf(root, chains, { en: 'Sprockets', id: 'Sprocket (gir rantai)' }),
  jawCouplings: leaf(root, couplings, { en: 'Jaw couplings', id: 'Jaw coupling' }),
  flangeCouplings: leaf(root, couplings, {
    en: 'Flexible flange couplings',
    id: 'Kopling FCL (flexible flange)',
  }),
  chainCouplings: leaf(root, couplings, { en: 'Chain couplings', id: 'Chain coupling' }),
  servoCouplings: leaf(root, couplings, {
    en: 'Rigid and beam couplings',
    id: 'Rigid coupling dan beam coupling',
  }),
  shaftLocking: leaf(root, couplings, {
    en: 'Shaft collars and locking',
    id: 'Shaft collar dan locking device',
  }),
  spurGears: leaf(root, gears, { en: 'Spur gears', id: 'Spur gear' }),
  racks: leaf(root, gears, { en: 'Gear racks', id: 'Gear rack' }),
  wormGearboxes: leaf(root, gears, { en: 'Worm gearboxes', id: 'Worm gearbox' }),
}
