import { z } from 'zod'
import { choice, family, list, mm, path as pathOf, text } from '../../family.ts'
import { arrow, caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, num, path, polygon, rect, type Mark, type Point } from '../../sheet/svg.ts'

/** Circuit symbols to ISO 1219-1. */

type Drive = 'solenoid' | 'spring' | 'pilot' | 'lever' | 'button' | 'pedal' | 'roller' | 'detent' | 'air'
type Valve = {
  title: string
  /** The squares from left to right: '1-2' flows, '1' is shut. */
  squares: readonly string[]
  /** Which square stands at rest. */
  rest: number
  left: readonly Drive[]
  right: readonly Drive[]
  ports: 2 | 3 | 5 | 4
}

const places = {
  2: { top: { 2: 0.5 }, foot: { 1: 0.5 } },
  3: { top: { 2: 0.3 }, foot: { 1: 0.3, 3: 0.7 } },
  4: { top: { 4: 0.3, 2: 0.7 }, foot: { 1: 0.3, 3: 0.7 } },
  5: { top: { 4: 0.25, 2: 0.75 }, foot: { 5: 0.2, 1: 0.5, 3: 0.8 } },
} as const

const heavy = (points: readonly Point[]): Mark => line(points, 'heavy')

/** A drive beside a square, growing away from x in the direction of sign; gives back how wide it is. */
function drive(kind: Drive, x: number, y: number, h: number, sign: 1 | -1): { mark: Mark; wide: number } {
  const at = (dx: number, dy: number): Point => [x + sign * dx, y + dy * h]
  if (kind === 'solenoid')
    return {
      wide: 54,
      mark:
        polygon([at(0, 1), at(54, 1), at(54, 0.55), at(0, 0.55)], 'white', 'heavy') +
        heavy([at(12, 0.93), at(42, 0.62)]),
    }
  if (kind === 'spring')
    return {
      wide: 66,
      mark: heavy([
        at(0, 0.78),
        at(8, 0.78),
        at(16, 0.62),
        at(29, 0.94),
        at(42, 0.62),
        at(55, 0.94),
        at(62, 0.78),
      ]),
    }
  if (kind === 'pilot' || kind === 'air')
    return {
      wide: kind === 'air' ? 70 : 38,
      mark:
        polygon([at(0, 1), at(38, 1), at(38, 0.55), at(0, 0.55)], 'white', 'heavy') +
        polygon([at(28, 0.66), at(28, 0.89), at(8, 0.775)], kind === 'air' ? 'white' : 'ink', 'edge') +
        (kind === 'air' ? `<g stroke-dasharray="8 5">${heavy([at(38, 0.775), at(70, 0.775)])}</g>` : ''),
    }
  if (kind === 'detent')
    return {
      wide: 60,
      mark:
        heavy([at(0, 0.6), at(50, 0.6), at(50, 0.9), at(0, 0.9)]) +
        heavy([at(12, 0.6), at(18, 0.7), at(24, 0.6)]) +
        heavy([at(32, 0.6), at(38, 0.7), at(44, 0.6)]),
    }
  const stem = heavy([at(0, 0.65), at(46, 0.65), at(46, 0.9), at(0, 0.9)])
  if (kind === 'button')
    return {
      wide: 64,
      mark:
        stem +
        path(
          `M${num(x + sign * 50)} ${num(y + 0.5 * h)}Q${num(x + sign * 78)} ${num(y + 0.775 * h)} ${num(x + sign * 50)} ${num(y + 1.05 * h)}Z`,
          'white',
          'heavy',
        ),
    }
  if (kind === 'lever')
    return {
      wide: 84,
      mark:
        stem +
        heavy([at(46, 0.775), at(70, 0.35)]) +
        circle(at(72, 0.3)[0], at(72, 0.3)[1], 7, 'white', 'heavy'),
    }
  if (kind === 'pedal') return { wide: 84, mark: stem + heavy([at(46, 0.775), at(58, 0.95), at(84, 0.6)]) }
  return { wide: 80, mark: stem + circle(at(62, 0.775)[0], at(62, 0.775)[1], 15, 'white', 'heavy') }
}

/** The symbol of a directional valve. */
function valveSymbol({ title, squares, rest, left, right, ports }: Valve): string {
  const size = squares.length === 3 ? 128 : 150
  const top = 225
  const foot = top + size
  const start = 400 - (squares.length * size) / 2
  const { top: above, foot: below } = places[ports]
  const placePort = (port: string): readonly [share: number, up: boolean] =>
    port in above
      ? [(above as Record<string, number>)[port] ?? 0, true]
      : [(below as Record<string, number>)[port] ?? 0, false]
  const marks: Mark[] = []
  squares.forEach((flows, index) => {
    const x = start + index * size
    marks.push(rect(x, top, size, size, index === rest ? 'light' : 'white', 0, 'heavy'))
    const place = (port: string): Point => {
      const [share, up] = placePort(port)
      return [x + share * size, up ? top : foot]
    }
    for (const flow of flows.split(' ')) {
      const [from = '', to = ''] = flow.split('-')
      const [a, b] = [place(from), place(to)]
      if (to === '') {
        const up = placePort(from)[1]
        marks.push(path(`M${num(a[0])} ${num(a[1])}v${up ? 22 : -22}m-11 0h22`, 'none', 'heavy'))
      } else marks.push(heavy([a, b]) + arrow(b, (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI))
    }
  })
  let [l, r] = [start, start + squares.length * size]
  for (const kind of left) {
    const { mark, wide } = drive(kind, l, top, size, -1)
    marks.push(mark)
    l -= wide
  }
  for (const kind of right) {
    const { mark, wide } = drive(kind, r, top, size, 1)
    marks.push(mark)
    r += wide
  }
  const x = start + rest * size
  for (const [port, share] of Object.entries(above))
    marks.push(
      heavy([
        [x + share * size, top],
        [x + share * size, top - 40],
      ]) + label(x + share * size, top - 52, port),
    )
  for (const [port, share] of Object.entries(below)) {
    const px = x + share * size
    marks.push(
      heavy([
        [px, foot],
        [px, foot + 40],
      ]) + label(px, foot + 68, port),
    )
    if (port === '3' || port === '5')
      marks.push(
        polygon(
          [
            [px - 8, foot + 78],
            [px + 8, foot + 78],
            [px, foot + 93],
          ],
          'white',
        ),
      )
    if (port === '1' && ports !== 2)
      marks.push(
        polygon(
          [
            [px - 8, foot + 93],
            [px + 8, foot + 93],
            [px, foot + 78],
          ],
          'white',
        ),
      )
  }
  return sheet(title, [...marks, caption(title)])
}

const simple = {
  cylinder:
    'M150 230H570V370H150ZM330 230V370M352 230V370M352 292H690M352 308H690M690 292V308M200 370V430M520 370V430M382 262H400V338H382Z',
  single:
    'M150 230H570V370H150ZM330 230V370M352 230V370M352 292H690M352 308H690M690 292V308M200 370V430M360 322L392 352L424 322L456 352L488 322L520 352L552 322',
  through:
    'M190 230H610V370H190ZM390 230V370M412 230V370M412 292H730M412 308H730M730 292V308M390 292H70M390 308H70M70 292V308M240 370V430M560 370V430',
  rodless:
    'M130 240H670V360H130ZM370 240V360M430 240V360M370 200H430V240H370ZM180 360V420M620 360V420M340 200H460',
  rotary:
    'M310 210A90 90 0 1 1 310 390ZM310 210V390M400 300H520M520 285V315M270 240L310 260M270 360L310 340M200 240H310M200 360H310M560 250A70 70 0 0 1 560 350',
  filter: 'M400 190L510 300L400 410L290 300ZM200 300H290M510 300H600',
  drain: 'M400 190L510 300L400 410L290 300ZM200 300H290M510 300H600M345 355H455M400 410V460',
  regulator:
    'M310 210H490V390H310ZM310 300H230M490 300H570M345 300H455M400 390L376 412L424 434L376 456L424 478M340 470L460 396M460 396l-20 3M460 396l-9 18',
  lubricator: 'M400 190L510 300L400 410L290 300ZM200 300H290M510 300H600M400 190V240',
  frl: 'M100 300H160M160 300L215 245L270 300L215 355ZM215 245V355M270 300H330M330 235H460V365H330ZM356 300H434M434 300l-14 -7v14ZM395 365L375 380L415 395L375 410L415 425M350 430L440 372M460 300H520M520 300L575 245L630 300L575 355ZM575 245V280M630 300H700',
  check: 'M220 300H340M420 230L340 300L420 370M356 300m0 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M416 300H580',
  flow: 'M300 180H520V420H300ZM200 300H350M450 300H620M340 260Q400 290 460 260M340 340Q400 310 460 340M360 380L450 220M240 300V150H360M416 150H560V300M404 100L360 150L404 200M368 150m0 0a24 24 0 1 0 48 0a24 24 0 1 0 -48 0',
  throttle: 'M180 300H620M330 250Q400 290 470 250M330 350Q400 310 470 350M330 400L470 200',
  shuttle:
    'M270 230H530V370H270ZM200 300H270M530 300H600M400 230V160M330 300m-28 0a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M300 262V338M500 262V338',
  both: 'M270 230H530V370H270ZM200 300H270M530 300H600M400 230V160M340 260V340M460 260V340M340 300H460',
  exhaust:
    'M270 210H530V390H270ZM200 300H270M530 250H600M400 390V460M340 300m-26 0a26 26 0 1 0 52 0a26 26 0 1 0 -52 0M312 262V338M530 350L430 350L430 390M376 250H530',
  silencer:
    'M250 300H340M340 230H520V370H340ZM340 300H520M520 300H570M372 230V258M408 230V258M444 230V258M480 230V258M372 370V342M408 370V342M444 370V342M480 370V342M596 286L596 314L622 300Z',
  ejector:
    'M260 230H540V370H260ZM180 300H300M300 275L350 300L300 325M540 300H620M400 370V450M370 300H470L520 260M470 300L520 340',
  cup: 'M400 160V300M330 300H470L530 400H270Z',
  shutoff: 'M200 300H300M300 240L500 360V240L300 360ZM500 300H600M400 300V200M360 200H440',
  coupling:
    'M160 300H300M368 232L300 300L368 368M375 300m-44 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M432 232L500 300L432 368M425 300m0 0a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M500 300H640',
  receiver: 'M300 230H500A70 70 0 0 1 500 370H300A70 70 0 0 1 300 230ZM400 370V440M140 300H230M570 300H660',
  gauge: 'M400 210m-110 90a110 110 0 1 0 220 0a110 110 0 1 0 -220 0M400 410V490M340 360L460 240',
  switch:
    'M250 250H330V370H250ZM290 370V450M250 310H330M490 400V470M490 400L446 256M430 250V180M550 250V180M430 250H450M530 250H550',
  pilotCheck:
    'M220 300H340M420 230L340 300L420 370M356 300m0 0a30 30 0 1 0 60 0a30 30 0 1 0 -60 0M416 300H580M340 316V470M340 316l-7 18h14Z',
  gripper:
    'M250 230H470V370H250ZM350 230V370M366 230V370M366 300H520M520 300L560 230H640M520 300L560 370H640M290 370V430M430 370V430',
} as const

/** Where lines are connected, and the port's number there. */
const ports: Record<keyof typeof simple, readonly (readonly [x: number, y: number, text: string])[]> = {
  cylinder: [
    [200, 430, '4'],
    [520, 430, '2'],
  ],
  single: [
    [200, 430, '2'],
    [520, 430, '3'],
  ],
  through: [
    [240, 430, '4'],
    [560, 430, '2'],
  ],
  rodless: [
    [180, 420, '4'],
    [620, 420, '2'],
  ],
  rotary: [
    [200, 240, '4'],
    [200, 360, '2'],
  ],
  filter: [
    [200, 300, '1'],
    [600, 300, '2'],
  ],
  drain: [
    [200, 300, '1'],
    [600, 300, '2'],
  ],
  regulator: [
    [230, 300, '1'],
    [570, 300, '2'],
  ],
  lubricator: [
    [200, 300, '1'],
    [600, 300, '2'],
  ],
  frl: [
    [100, 300, '1'],
    [700, 300, '2'],
  ],
  check: [
    [220, 300, '1'],
    [580, 300, '2'],
  ],
  pilotCheck: [
    [220, 300, '1'],
    [580, 300, '2'],
    [340, 470, '12'],
  ],
  flow: [
    [200, 300, '1'],
    [620, 300, '2'],
  ],
  throttle: [
    [180, 300, '1'],
    [620, 300, '2'],
  ],
  shuttle: [
    [200, 300, '1'],
    [600, 300, '1'],
    [400, 160, '2'],
  ],
  both: [
    [200, 300, '1'],
    [600, 300, '1'],
    [400, 160, '2'],
  ],
  exhaust: [
    [200, 300, '1'],
    [600, 250, '2'],
    [400, 460, '3'],
  ],
  silencer: [
    [250, 300, '3'],
    [570, 300, 'R'],
  ],
  ejector: [
    [180, 300, '1'],
    [620, 300, '3'],
    [400, 450, '2'],
  ],
  cup: [[400, 160, '2']],
  shutoff: [
    [200, 300, '1'],
    [600, 300, '2'],
  ],
  coupling: [
    [160, 300, '1'],
    [640, 300, '2'],
  ],
  receiver: [
    [140, 300, '1'],
    [660, 300, '2'],
    [400, 440, ''],
  ],
  gauge: [[400, 490, '1']],
  switch: [
    [290, 450, ''],
    [490, 470, '11'],
    [430, 180, '12'],
    [550, 180, '14'],
  ],
  gripper: [
    [290, 430, '4'],
    [430, 430, '2'],
  ],
}

/** What a part is called in a circuit. */
type SymbolName = keyof typeof simple

/** The symbol of a part that is no directional valve, with dashed lines where the standard wants them. */
function partSymbol(name: SymbolName, title: string, dashed = '', extra: readonly Mark[] = []): string {
  return sheet(title, [
    path(simple[name], 'none', 'heavy'),
    dashed === '' ? '' : `<path d="${dashed}" stroke-width="2" stroke-dasharray="10 7"/>`,
    ...ports[name].flatMap(([x, y, text]) => [
      circle(x, y, 5, 'white', 'edge'),
      text === '1' && y === 300 && x < 400
        ? polygon(
            [
              [x - 34, y - 10],
              [x - 34, y + 10],
              [x - 16, y],
            ],
            'white',
            'edge',
          )
        : '',
      text === '' ? '' : label(x, y < 200 ? y - 18 : y > 400 ? y + 36 : y - 18, text),
    ]),
    ...extra,
    caption(title),
  ])
}

export const families = {
  'air-part-symbol': family(
    {
      name: choice([
        'cylinder',
        'single',
        'through',
        'rodless',
        'rotary',
        'filter',
        'drain',
        'regulator',
        'lubricator',
        'frl',
        'check',
        'flow',
        'throttle',
        'shuttle',
        'both',
        'exhaust',
        'silencer',
        'ejector',
        'cup',
        'shutoff',
        'coupling',
        'receiver',
        'gauge',
        'switch',
        'pilotCheck',
        'gripper',
      ]),
      title: text(),
      dashed: pathOf().optional(),
    },
    ({ name, title, dashed }) => partSymbol(name, title, dashed),
  ),
  'air-valve-symbol': family(
    {
      title: text(),
      squares: list(text(), 12),
      rest: mm(0.2, 5),
      left: list(
        choice(['solenoid', 'spring', 'pilot', 'lever', 'button', 'pedal', 'roller', 'detent', 'air']),
        12,
      ),
      right: list(
        choice(['solenoid', 'spring', 'pilot', 'lever', 'button', 'pedal', 'roller', 'detent', 'air']),
        12,
      ),
      ports: z.literal([2, 3, 5, 4]),
    },
    valveSymbol,
  ),
}
