import { z } from 'zod'
import { choice, count as countOf, family, flag, mm, text } from '../../family.ts'
import { caption, dimV, note } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  centre,
  circle,
  clipped,
  hoop,
  num,
  path,
  polar,
  rect,
  stroke,
  type Fill,
  type Mark,
  type Point,
} from '../../sheet/svg.ts'

/** A cable as it is built, in mm. */
type Cable = {
  title: string
  outer: number
  /** Diameter over the insulation of a core, and of its copper. */
  core: number
  copper: number
  cores: number
  area: string
  sheath: 'black' | 'white' | 'mid' | 'deep' | 'accent' | 'dark'
  /** Seven thick wires, or very many thin ones (class 5 and 6). */
  stranded?: boolean | 'fine'
  /** Copper braid, foil, steel armour under the sheath. */
  screen?: 'braid' | 'foil' | 'armour'
  /** The cores are twisted in pairs. */
  pairs?: boolean
  /** A cross keeps the four pairs apart. */
  cross?: boolean
  /** An outer drum instead of a ring, as the goods are sold. */
  packed?: 'coil' | 'drum' | 'box'
}

const insulation: readonly Fill[] = ['black', 'deep', 'mid', 'accent', 'white', 'dark']

/** The colour of a core: of a pair, the second one is white. */
const chooseColour = (index: number, pairs = false): Fill =>
  pairs
    ? index % 2 === 1
      ? 'white'
      : (insulation[(index / 2) % 4] ?? 'mid')
    : (insulation[index % 6] ?? 'white')

/** Where pairs of cores lie: each pair side by side, turned a little further than the one before. */
function pairPlaces(count: number, core: number): Point[] {
  const turned = (x: number, y: number, degrees: number): Point[] =>
    [0, 180].map((half) => polar(x, y, core / 2, degrees + half))
  if (count === 2) return turned(0, 0, 20)
  const pairs = count / 2
  const radius = pairs === 2 ? core : core / Math.sin(Math.PI / pairs)
  return Array.from({ length: pairs }, (_, pair) => {
    const angle = (pair * 360) / pairs - 45
    return turned(...polar(0, 0, radius, angle), angle + 60 + pair * 35)
  }).flat()
}

/** Where the cores lie: in rings that fill from the outside in. */
function places(count: number, core: number, pairs = false): Point[] {
  if (count === 1) return [[0, 0]]
  if (pairs) return pairPlaces(count, core)
  const layers = [
    [2],
    [3],
    [4],
    [5],
    [1, 5],
    [1, 6],
    [1, 7],
    [2, 7],
    [2, 8],
    [3, 8],
    [3, 9],
    [4, 9],
    [4, 10],
    [5, 10],
    [5, 11],
    [1, 6, 10],
    [1, 6, 11],
    [1, 6, 12],
  ]
  const rings = layers[count - 2] ?? [2, 8, count - 10]
  let from = 0
  let radius = 0
  return rings.flatMap((many, ring) => {
    const own = many === 1 ? 0 : core / 2 / Math.sin(Math.PI / many)
    radius = ring === 0 ? own : Math.max(own, radius + core * 0.98)
    from += 11
    return Array.from({ length: many }, (_, index) => polar(0, 0, radius, from - 90 + (index * 360) / many))
  })
}

/** Very many thin wires: rings of six more each around one in the middle. */
function fineStrands(x: number, y: number, radius: number): Mark[] {
  const r = radius / 9
  return [0, 1, 2, 3, 4].flatMap((ring) => {
    const count = Math.max(1, ring * 6)
    return Array.from({ length: count }, (_, index) =>
      circle(...polar(x, y, ring * r * 1.98, (index * 360) / count + ring * 9), r * 0.98, 'glow', 'hair'),
    )
  })
}

function section(x: number, y: number, cable: Cable, scale: number): Mark[] {
  const { outer, core, copper, cores, sheath, screen, stranded, pairs, cross } = cable
  const R = (outer * scale) / 2
  const loose = places(cores, core * scale, pairs)
  const reach = Math.max(...loose.map(([a, b]) => Math.hypot(a, b))) + (core * scale) / 2
  const fit = Math.min(1, (R * (screen === undefined ? 0.9 : 0.8)) / reach)
  const spots = loose.map(([a, b]): Point => [a * fit, b * fit])
  const bundle = Math.max(...spots.map(([a, b]) => Math.hypot(a, b))) + (core * scale * fit) / 2
  const inner = Math.min(R * 0.93, bundle * 1.02)
  const strands = (cx: number, cy: number, r: number): Mark[] =>
    stranded === 'fine' && cores === 1
      ? fineStrands(cx, cy, r)
      : stranded === true && cores <= 5
        ? [
            circle(cx, cy, r * 0.33, 'glow', 'fine'),
            ...[0, 60, 120, 180, 240, 300].map((angle) => {
              const [a, b] = polar(cx, cy, r * 0.66, angle)
              return circle(a, b, r * 0.33, 'glow', 'fine')
            }),
          ]
        : []
  return [
    circle(x, y, R, sheath),
    ...(screen === undefined
      ? []
      : [
          circle(x, y, Math.min(R * 0.9, inner * 1.09), 'white', 'edge'),
          `<circle cx="${num(x)}" cy="${num(y)}" r="${num(Math.min(R * 0.87, inner * 1.05))}" stroke-width="${screen === 'armour' ? 7 : 4}" stroke-dasharray="${screen === 'foil' ? '14 2' : '4 2'}" stroke="#8a949f"/>`,
        ]),
    ...(cores === 1 ? [] : [circle(x, y, inner, 'light', 'edge')]),
    cross === true
      ? path(
          `M${num(x - inner)} ${num(y)}h${num(2 * inner)}M${num(x)} ${num(y - inner)}v${num(2 * inner)}`,
          'none',
          'heavy',
        )
      : '',
    ...spots.flatMap(([a, b], index) => [
      circle(
        x + a,
        y + b,
        (core * scale * fit) / 2,
        cores === 1 ? sheath : chooseColour(index, pairs),
        'edge',
      ),
      circle(x + a, y + b, (copper * scale * fit) / 2, 'glow', 'edge'),
      ...strands(x + a, y + b, (copper * scale * fit) / 2),
    ]),
  ]
}

/** The lay of a stranded conductor over its bare end. */
const strandLines = (copper: number, y: number, count: number): Mark =>
  path(
    Array.from(
      { length: count },
      (_, i) => `M${86 + i * 24} ${num(y + copper / 2)}q12 ${num(-copper / 3)} 22 ${num(-copper)}`,
    ).join(''),
    'none',
    'fine',
  )

/** The end stripped in steps, and the cable cut across, with what it measures. */
function cableDimensions(cable: Cable): string {
  const { title, outer, copper, core, cores, sheath, screen, area, stranded } = cable
  const scale = Math.min(230 / outer, 66)
  const [cut, y] = [590, 270]
  const [R, r] = [(outer * scale) / 2, (core * scale) / 2]
  const shown = Math.min(cores, 5)
  const first = places(cores, core * scale, cable.pairs)[0] ?? [0, 0]
  const spread = Math.min(R * 0.94 - r, R * 0.8)
  const wires = Array.from({ length: shown }, (_, index) => {
    const at = shown === 1 ? 0 : -spread + (2 * spread * index) / (shown - 1)
    const end = shown === 1 ? 0 : at * (shown === 2 ? 1.5 : 1.7)
    const width = Math.max(3, Math.min(2 * r, (2 * R) / shown))
    const metal = Math.max(2, (width * copper) / core)
    const d = `M262 ${num(y + at)}C210 ${num(y + at)} 190 ${num(y + end)} 130 ${num(y + end)}`
    return (
      `<path d="M134 ${num(y + end)}H80" stroke="#16191d" stroke-width="${num(metal + 2.4)}" stroke-linecap="butt"/>` +
      `<path d="M134 ${num(y + end)}H81" stroke="#dfe4e9" stroke-width="${num(metal)}" stroke-linecap="butt"/>` +
      stroke(d, 'ink', Math.round(width + 2.6)) +
      stroke(d, cores === 1 ? sheath : chooseColour(index, cable.pairs), Math.round(width))
    )
  })
  const sheathFill = sheath === 'black' ? 'darkH' : sheath === 'accent' ? 'accent' : 'roundH'
  const single = cores === 1 && core === outer
  const bare = copper > outer * 0.97
  const left = single ? 210 : cores === 1 && screen === undefined ? 250 : screen === undefined ? 262 : 322
  const S = R * 0.9
  const mesh = Array.from({ length: 26 }, (_, index) => {
    const from = y - S - 110 + index * 15
    return `M236 ${num(from)}l110 110m0 -110l-110 110`
  }).join('')
  return sheet(title, [
    ...(single ? [rect(80, y - (copper * scale) / 2, 140, copper * scale, 'roundH')] : wires),
    ...(screen === undefined
      ? []
      : [
          rect(236, y - S, 110, 2 * S, screen === 'armour' ? 'roundH' : 'mid'),
          screen === 'braid'
            ? clipped('braid', `M236 ${num(y - S)}h110v${num(2 * S)}h-110Z`, [path(mesh, 'none', 'fine')])
            : '',
          screen === 'foil'
            ? path(`M262 ${num(y - S)}l-14 ${num(2 * S)}M302 ${num(y - S)}l-14 ${num(2 * S)}`, 'none', 'fine')
            : '',
          screen === 'armour'
            ? path(
                [0, 1, 2, 3, 4, 5]
                  .map((i) => `M${240 + i * 16} ${num(y - S)}q18 ${num(S)} 0 ${num(2 * S)}`)
                  .join(''),
                'none',
                'edge',
              )
            : '',
        ]),
    bare ? rect(80, y - R, 340, 2 * R, 'roundH') : rect(left, y - R, 420 - left, 2 * R, sheathFill, 3),
    ...(single && stranded !== false && stranded !== undefined
      ? [strandLines(copper * scale, y, bare ? 13 : 5)]
      : []),
    path(`M420 ${num(y - R)}c18 ${num(R * 0.7)} -18 ${num(R * 1.3)} 0 ${num(2 * R)}`, 'none', 'edge'),
    centre(62, y, 440, y),
    ...section(cut, y, cable, scale),
    centre(cut - R - 16, y, cut + R + 16, y),
    centre(cut, y - R - 16, cut, y + R + 16),
    dimV(y - R, y + R, cut + R + 44, `Ø ${outer}`, cut + 8, 'right'),
    note([cut + first[0], y + first[1]], [cut - R - 24, y - R - 42], area),
    caption(title),
  ])
}

/** A ring, a drum or a box of it, as it is delivered. */
function cablePacked({ title, sheath, outer, packed = 'coil' }: Cable): string {
  const tone: Fill = sheath
  const edge: Fill = sheath === 'black' ? 'deep' : 'ink'
  if (packed === 'coil') {
    const step = Math.min(20, Math.max(9, outer * 1.3))
    const turns = Array.from({ length: Math.round(100 / step) }, (_, index) => {
      const R = 200 - index * step
      return (
        hoop(400, 290, R, 'ink', step - 0.6) +
        hoop(400, 290, R, tone, step - 3) +
        hoop(400, 290, R, edge, 0.6)
      )
    })
    const band = (degrees: number): Mark => {
      const [a, b] = [polar(400, 290, 214, degrees), polar(400, 290, 92, degrees)]
      const across = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
      return stroke(across, 'ink', 25) + stroke(across, 'light', 22)
    }
    const d = `M480 474q-30 46 50 62l70 6`
    return sheet(title, [
      stroke(d, 'ink', step - 0.6),
      stroke(d, tone, step - 3),
      ...turns,
      band(-90),
      band(30),
      band(150),
    ])
  }
  if (packed === 'drum') {
    const wraps = Array.from({ length: 11 }, (_, index) => {
      const x = 268 + index * 24
      const d = `M${x} 132C${x + 26} 190 ${x + 26} 410 ${x} 468`
      return stroke(d, 'ink', 24.4) + stroke(d, tone, 22)
    })
    const d = 'M520 462q40 60 170 70'
    const board = (x: number): Mark =>
      `<ellipse cx="${x}" cy="300" rx="62" ry="236" fill="#e0e5ea"/>` +
      path(`M${x} 66q-8 234 0 468M${x - 30} 94q-6 206 0 412M${x + 30} 94q-6 206 0 412`, 'none', 'fine')
    return sheet(title, [
      board(548),
      `<path d="M548 64h20a62 236 0 0 1 0 472h-20" fill="#bec6cf"/>`,
      ...wraps,
      stroke(d, 'ink', 22.4),
      stroke(d, tone, 20),
      `<path d="M230 64h20a62 236 0 0 1 0 472h-20" fill="#bec6cf"/>`,
      board(230),
      `<ellipse cx="230" cy="300" rx="14" ry="44" fill="#8a949f"/>`,
      ...[0, 60, 120, 180, 240, 300].map((a) => {
        const [x, yy] = polar(0, 0, 1, a)
        return circle(230 + x * 26, 300 + yy * 96, 5, 'deep', 'edge')
      }),
    ])
  }
  const d = 'M320 360q-10 90 -110 120t-90 50'
  return sheet(title, [
    path('M180 190L480 220V500L180 470Z', 'light'),
    path('M480 220L620 160V430L480 500Z', 'dark'),
    path('M180 190L330 132L620 160L480 220Z', 'white'),
    path('M250 161L550 190', 'none', 'fine'),
    circle(320, 350, 52, 'mid', 'edge'),
    circle(320, 350, 16, 'black', 'edge'),
    stroke(d, 'ink', 18),
    stroke(d, tone, 15),
    path('M500 300l100 -43M500 330l100 -43M500 360l70 -30', 'none', 'edge'),
  ])
}

const cableParameters = {
  title: text(),
  outer: mm(0.5, 500),
  core: mm(0.2, 200),
  copper: mm(0.1, 100),
  cores: countOf(0, 128),
  area: text(),
  sheath: choice(['black', 'white', 'mid', 'deep', 'accent', 'dark']),
  stranded: z.union([z.literal(['fine']), flag()]).exactOptional(),
  screen: choice(['braid', 'foil', 'armour']).exactOptional(),
  pairs: flag(),
  cross: flag(),
  packed: choice(['coil', 'drum', 'box']).exactOptional(),
}

export const families = {
  'cable-dimensions': family(cableParameters, cableDimensions),
  'cable-packed': family(cableParameters, cablePacked),
}
