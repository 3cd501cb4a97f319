import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const root: Text = { en: 'Fasteners', id: 'Baut & mur (fastener)' }
const bolts: Text = { en: 'Bolts & screws', id: 'Baut & sekrup' }
const nuts: Text = { en: 'Nuts', id: 'Mur' }
const washers: Text = { en: 'Washers', id: 'Ring' }
const pins: Text = { en: 'Pins, keys & retaining rings', id: 'Pin, pasak & snap ring' }
const fixings: Text = { en: 'Rivets & anchors', id: 'Rivet & angkur' }
const clamps: Text = { en: 'Clamps & rigging', id: 'Klem & perlengkapan sling' }

/** The leaves of this chapter. */
export const categories = {
  hexBolts: leaf(root, bolts, { en: 'Hex bolts', id: 'Baut segi enam' }),
  shankBolts: leaf(root, bolts, { en: 'Hex bolts with shank', id: 'Baut segi enam setengah drat' }),
  flangeBolts: leaf(root, bolts, { en: 'Flange bolts', id: 'Baut flens' }),
  socketScrews: leaf(root, bolts, { en: 'Socket head screws', id: 'Baut L' }),
  lowSocketScrews: leaf(root, bolts, { en: 'Low head socket screws', id: 'Baut L kepala rendah' }),
  buttonScrews: leaf(root, bolts, { en: 'Button head screws', id: 'Baut L kepala bulat' }),
  sunkScrews: leaf(root, bolts, { en: 'Countersunk socket screws', id: 'Baut L kepala tirus' }),
  setScrews: leaf(root, bolts, { en: 'Set screws', id: 'Baut tanam (set screw)' }),
  carriageBolts: leaf(root, bolts, { en: 'Carriage bolts', id: 'Baut payung' }),
  machineScrews: leaf(root, bolts, { en: 'Machine screws', id: 'Sekrup mesin' }),
  tappingScrews: leaf(root, bolts, { en: 'Tapping screws', id: 'Sekrup tapping' }),
  drillingScrews: leaf(root, bolts, { en: 'Self-drilling screws', id: 'Sekrup roofing (self-drilling)' }),
  woodScrews: leaf(root, bolts, { en: 'Hex head wood screws', id: 'Lag screw (sekrup kayu)' }),
  rods: leaf(root, bolts, { en: 'Threaded rods', id: 'As drat (threaded rod)' }),
  eyeBolts: leaf(root, bolts, { en: 'Lifting eye bolts & nuts', id: 'Baut & mur mata (eye bolt)' }),
  hexNuts: leaf(root, nuts, { en: 'Hex nuts', id: 'Mur segi enam' }),
  thinNuts: leaf(root, nuts, { en: 'Thin & high hex nuts', id: 'Mur tipis & mur tinggi' }),
  lockNuts: leaf(root, nuts, { en: 'Lock nuts', id: 'Mur pengunci (lock nut)' }),
  flangeNuts: leaf(root, nuts, { en: 'Flange nuts', id: 'Mur flens' }),
  capNuts: leaf(root, nuts, { en: 'Cap nuts', id: 'Mur tutup (cap nut)' }),
  wingNuts: leaf(root, nuts, { en: 'Wing nuts', id: 'Mur kupu-kupu' }),
  castleNuts: leaf(root, nuts, { en: 'Castle nuts', id: 'Mur mahkota (castle nut)' }),
  weldNuts: leaf(root, nuts, { en: 'Weld nuts', id: 'Mur las' }),
  couplingNuts: leaf(root, nuts, { en: 'Coupling nuts', id: 'Mur sambung (coupling nut)' }),
  flatWashers: leaf(root, washers, { en: 'Flat washers', id: 'Ring plat' }),
  largeWashers: leaf(root, washers, { en: 'Large washers', id: 'Ring plat lebar' }),
  springWashers: leaf(root, washers, { en: 'Spring washers', id: 'Ring per' }),
  toothWashers: leaf(root, washers, { en: 'Toothed washers', id: 'Ring gigi' }),
  outerRings: leaf(root, pins, { en: 'Retaining rings for shafts', id: 'Snap ring poros' }),
  innerRings: leaf(root, pins, { en: 'Retaining rings for bores', id: 'Snap ring lubang' }),
  eRings: leaf(root, pins, { en: 'E-rings', id: 'E-ring' }),
  dowelPins: leaf(root, pins, { en: 'Dowel pins', id: 'Dowel pin' }),
  taperPins: leaf(root, pins, { en: 'Taper pins', id: 'Taper pin' }),
  springPins: leaf(root, pins, { en: 'Spring pins', id: 'Spring pin' }),
  clevisPins: leaf(root, pins, { en: 'Clevis pins', id: 'Clevis pin' }),
  splitPins: leaf(root, pins, { en: 'Split pins', id: 'Split pin' }),
  keys: leaf(root, pins, { en: 'Parallel keys', id: 'Spie (pasak)' }),
  blindRivets: leaf(root, fixings, { en: 'Blind rivets', id: 'Blind rivet (paku keling)' }),
  wedgeAnchors: leaf(root, fixings, { en: 'Wedge anchors', id: 'Dynabolt (wedge anchor)' }),
  dropAnchors: leaf(root, fixings, { en: 'Drop-in anchors', id: 'Angkur drop-in' }),
  hoseClamps: leaf(root, clamps, { en: 'Hose clamps', id: 'Klem selang' }),
  uBolts: leaf(root, clamps, { en: 'U-bolts', id: 'Baut U' }),
  shackles: leaf(root, clamps, { en: 'Shackles', id: 'Shackle' }),
}
