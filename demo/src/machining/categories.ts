import { leaf } from '../catalogue/category.ts'
import type { Text } from '../catalogue/model.ts'

const text = (en: string, id: string): Text => ({ en, id })
const cutting = text('Cutting & abrasives', 'Alat potong & abrasif')
const tools = text('Hand tools', 'Perkakas tangan')
const measuring = text('Measuring tools', 'Alat ukur presisi')

const under =
  (root: Text, middle: Text) =>
  (en: string, id: string): Text =>
    leaf(root, middle, { en, id })
const drilling = under(cutting, text('Drilling', 'Pengeboran'))
const threading = under(cutting, text('Threading', 'Pembuatan ulir'))
const finishing = under(cutting, text('Reaming & countersinking', 'Reamer & countersink'))
const milling = under(cutting, text('Milling', 'Frais'))
const turning = under(cutting, text('Turning', 'Bubut'))
const clamping = under(cutting, text('Tool clamping', 'Tool holding'))
const sawing = under(cutting, text('Sawing', 'Penggergajian'))
const abrasives = under(cutting, text('Abrasives', 'Abrasif'))
const filing = under(cutting, text('Filing', 'Pengikiran'))
const spanners = under(tools, text('Spanners & sockets', 'Kunci pas & sok'))
const driving = under(tools, text('Screwdrivers & keys', 'Obeng & kunci L'))
const gripping = under(tools, text('Pliers & cutters', 'Tang & cutter'))
const striking = under(tools, text('Striking tools', 'Perkakas pukul'))
const holding = under(tools, text('Clamps & vices', 'Klem & ragum'))
const keeping = under(tools, text('Tool storage', 'Penyimpanan perkakas'))
const sizing = under(measuring, text('Calipers & micrometers', 'Jangka sorong & mikrometer'))
const dials = under(measuring, text('Dial gauges & stands', 'Dial indicator & dudukan'))
const gauges = under(measuring, text('Fixed gauges', 'Gauge'))
const marking = under(measuring, text('Rules, squares & levels', 'Mistar, siku & waterpass'))

/** The leaves of this chapter. */
export const categories = {
  drills: drilling('Twist drills', 'Mata bor spiral'),
  longStubDrills: drilling('Long & stub drills', 'Mata bor panjang & pendek'),
  taperDrills: drilling('Taper shank drills', 'Mata bor tangkai tirus'),
  carbideDrills: drilling('Solid carbide drills', 'Mata bor karbida'),
  centreDrills: drilling('Centre & spotting drills', 'Center drill & spotting drill'),
  masonryDrills: drilling('Masonry & SDS drills', 'Mata bor beton & SDS'),
  stepDrills: drilling('Step drills', 'Mata bor bertingkat'),
  holeSaws: drilling('Hole saws', 'Hole saw & mandrel'),
  annularCutters: drilling('Annular cutters', 'Mata bor magnet (annular cutter)'),
  taps: threading('Machine taps', 'Tap mesin'),
  fineTaps: threading('Fine, pipe & UNC thread taps', 'Tap ulir halus, pipa & UNC'),
  handTaps: threading('Hand tap sets', 'Hand tap set'),
  dies: threading('Dies', 'Snei'),
  tapWrenches: threading('Tap wrenches & die stocks', 'Gagang tap & gagang snei'),
  reamers: finishing('Reamers', 'Reamer mesin & tangan'),
  countersinks: finishing('Countersinks & counterbores', 'Countersink & counterbore'),
  hssMills: milling('HSS end mills', 'Endmill HSS'),
  carbideMills: milling('Solid carbide end mills', 'Endmill karbida'),
  ballMills: milling('Ball nose & corner radius end mills', 'Endmill ball nose & radius'),
  formMills: milling('Chamfer & T-slot cutters', 'Pisau frais chamfer & alur T'),
  indexableMills: milling('Indexable milling cutters', 'Pisau frais insert'),
  inserts: turning('Turning inserts', 'Insert bubut'),
  otherInserts: turning('Threading, grooving & milling inserts', 'Insert ulir, alur & frais'),
  toolHolders: turning('External tool holders', 'Holder bubut luar'),
  boringBars: turning('Boring bars', 'Holder bubut dalam'),
  collets: clamping('ER collets', 'Collet ER'),
  chucks: clamping('Collet chucks & drill chucks', 'Collet chuck & kepala bor'),
  centres: clamping('Centres & taper sleeves', 'Senter & sleeve taper'),
  hacksaws: sawing('Hacksaw blades', 'Mata gergaji besi'),
  jigsaws: sawing('Jigsaw & reciprocating saw blades', 'Mata jigsaw & reciprocating'),
  bandsaws: sawing('Bandsaw blades', 'Bandsaw'),
  circularSaws: sawing('Circular saw blades', 'Mata gergaji bundar'),
  cuttingDiscs: abrasives('Cutting discs', 'Batu gerinda potong'),
  grindingDiscs: abrasives('Grinding discs', 'Batu gerinda tangan'),
  flapDiscs: abrasives('Flap discs', 'Flap disc (amplas susun)'),
  sandingDiscs: abrasives('Sanding discs', 'Sanding disc (amplas cakram)'),
  sandingBelts: abrasives('Sanding belts, sheets & rolls', 'Amplas belt, lembar & rol'),
  wireBrushes: abrasives('Wire brushes', 'Sikat kawat'),
  mountedPoints: abrasives('Mounted points', 'Batu gerinda bertangkai'),
  burrs: abrasives('Carbide burrs', 'Rotary burr karbida (mata tuner)'),
  grindingWheels: abrasives('Bench & surface grinding wheels', 'Batu gerinda duduk & datar'),
  diamondBlades: abrasives('Diamond blades', 'Diamond blade'),
  files: filing('Files', 'Kikir'),
  spanners: spanners('Combination spanners', 'Kunci ring pas'),
  openRing: spanners('Open-end & ring spanners', 'Kunci pas & kunci ring'),
  adjustable: spanners('Adjustable & pipe wrenches', 'Kunci inggris & kunci pipa'),
  sockets: spanners('Hand sockets', 'Mata sok'),
  impactSockets: spanners('Impact sockets', 'Mata sok impact'),
  ratchets: spanners('Ratchets', 'Gagang sok ratchet'),
  torqueWrenches: spanners('Torque wrenches', 'Kunci torsi (torque wrench)'),
  keys: driving('Hex & hexalobular keys', 'Kunci L & kunci bintang'),
  screwdrivers: driving('Screwdrivers', 'Obeng'),
  pliers: gripping('Combination, long nose & cutting pliers', 'Tang kombinasi, lancip & potong'),
  circlipPliers: gripping('Circlip pliers', 'Tang snap ring'),
  gripPliers: gripping('Water pump & locking pliers', 'Tang buaya & tang pompa air'),
  cutters: gripping('Bolt cutters', 'Bolt cutter'),
  hammers: striking('Hammers', 'Palu'),
  clamps: holding('Clamps', 'Klem'),
  vices: holding('Vices', 'Ragum'),
  toolBoxes: keeping('Tool boxes & cabinets', 'Kotak & lemari perkakas'),
  calipers: sizing('Calipers', 'Jangka sorong'),
  micrometers: sizing('Micrometers', 'Mikrometer'),
  heightGauges: sizing('Height & depth gauges', 'Height gauge & depth gauge'),
  indicators: dials('Dial indicators', 'Dial indicator'),
  stands: dials('Magnetic bases', 'Magnetic base'),
  feelers: gauges('Feeler, radius & pitch gauges', 'Feeler, radius & pitch gauge'),
  plugGauges: gauges('Plug & thread gauges', 'Plug gauge & thread gauge'),
  gaugeBlocks: gauges('Gauge blocks', 'Gauge block'),
  rules: marking('Steel rules & tape measures', 'Mistar baja & meteran'),
  squares: marking('Squares & protractors', 'Siku & busur derajat'),
  levels: marking('Spirit levels', 'Waterpass'),
  lasers: marking('Laser levels & distance meters', 'Laser level & meteran laser'),
}
