import { family, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import {
  type Mark,
  centre,
  circle,
  ellipse,
  line,
  num,
  path,
  pierced,
  polygon,
  rect,
  stroke,
} from '../../sheet/svg.ts'

/** A welding helmet from the front and its side. */
function weldingMask({ shade, auto, title }: { shade: string; auto: boolean; title: string }): string {
  return sheet(title, [
    path('M120 190C120 90 360 90 360 190L352 350C344 430 290 470 240 474C190 470 136 430 128 350Z', 'darkV'),
    rect(160, 190, 160, auto ? 96 : 76, 'ink', 6),
    rect(174, 204, 132, auto ? 60 : 48, auto ? 'deep' : 'black', 3, 'edge'),
    auto ? rect(186, 268, 108, 12, 'dark', 2, 'edge') : '',
    path('M150 330C190 350 290 350 330 330', 'none', 'fine'),
    stroke('M240 330V464', 'deep', 1.5),
    path(
      'M484 190C490 100 640 96 680 190C694 240 684 300 660 320L612 330C604 400 580 452 520 474C498 450 476 330 484 190Z',
      'darkV',
    ),
    path('M488 196L470 204V288L490 292Z', 'ink'),
    circle(636, 208, 20, 'mid'),
    circle(636, 208, 8, 'dark', 'edge'),
    stroke('M640 190C600 130 700 120 716 196', 'deep', 9),
    stroke('M646 222C690 250 716 230 716 196', 'deep', 9),
    dimH(120, 360, 520, '235', [200, 200]),
    dimV(118, 474, 440, '320', [NaN, NaN]),
    label(240, 244, shade, 'middle', 30),
    caption(title),
  ])
}

/** A cylinder regulator with its two gauges. */
function gasRegulator({ high, low, title }: { high: string; low: string; title: string }): string {
  const gauge = (x: number, y: number, turn: number): Mark => {
    const [nx, ny] = [x + 44 * Math.cos(turn), y + 44 * Math.sin(turn)]
    return (
      circle(x, y, 70, 'roundV') +
      circle(x, y, 60, 'white', 'edge') +
      `<circle cx="${x}" cy="${y}" r="48" stroke-width="6" stroke-dasharray="2 10.5"/>` +
      line(
        [
          [x, y],
          [nx, ny],
        ],
        'heavy',
      ) +
      circle(x, y, 6, 'black', 'edge')
    )
  }
  return sheet(title, [
    rect(130, 312, 190, 44, 'roundH', 3),
    rect(100, 296, 56, 76, 'roundH', 6),
    rect(480, 320, 140, 28, 'roundH', 2),
    path('M610 312h22l8 8v28l-8 8h-22Z', 'roundH'),
    path('M650 322h60M650 334h60M650 346h60', 'none', 'edge'),
    rect(316, 210, 26, 90, 'roundV'),
    rect(458, 210, 26, 90, 'roundV'),
    circle(400, 334, 96, 'roundV'),
    circle(400, 334, 80, 'light', 'edge'),
    polygon(
      [
        [376, 420],
        [424, 420],
        [430, 486],
        [370, 486],
      ],
      'roundV',
    ),
    rect(346, 480, 108, 46, 'darkV', 8),
    gauge(316, 150, -2.4),
    gauge(484, 150, -1.2),
    label(230, 96, high, 'end', 20),
    label(572, 96, low, 'start', 20),
    caption(title),
  ])
}

/** An earth clamp, or an electrode holder. */
function earthClamp(ampere: number, title: string): string {
  return sheet(title, [
    path(
      'M90 250C130 200 250 214 330 262L520 250C600 236 640 226 690 236L700 268C640 262 600 274 540 292L320 304C240 286 170 282 110 300Z',
      'roundH',
    ),
    path(
      'M90 392C130 442 250 428 330 372L520 360C600 366 640 372 690 360L700 330C640 336 600 334 540 318L320 330C240 356 170 360 110 342Z',
      'roundH',
    ),
    circle(330, 318, 30, 'mid'),
    circle(330, 318, 12, 'dark', 'edge'),
    stroke('M300 296C270 270 230 280 220 300M300 340C270 364 230 356 220 336', 'deep', 6),
    path('M640 262h56v16h-56ZM640 322h56v16h-56Z', 'accent', 'edge'),
    path(
      'M90 250C130 200 220 206 280 234L250 262C200 250 150 262 110 300ZM90 392C130 442 220 436 280 404L250 372C200 384 150 372 110 342Z',
      'darkH',
    ),
    stroke('M330 318C300 420 200 470 90 480', 'ink', 30),
    stroke('M330 318C300 420 200 470 90 480', 'deep', 24),
    circle(330, 318, 20, 'mid'),
    circle(330, 318, 9, 'dark', 'edge'),
    label(560, 140, `${ampere} A`, 'middle', 40),
    caption(title),
  ])
}

function electrodeHolder(ampere: number, title: string, overall: boolean): string {
  return sheet(title, [
    stroke('M90 330C60 340 50 380 60 440', 'ink', 44),
    stroke('M90 330C60 340 50 380 60 440', 'deep', 38),
    path('M90 292H380C410 292 420 280 440 280V364C420 364 410 352 380 352H90Q76 322 90 292Z', 'darkH'),
    path(Array.from({ length: 9 }, (_, index) => `M${130 + index * 24} 296v52`).join(''), 'none', 'edge'),
    path('M436 282H640L690 300V322H436Z', 'darkH'),
    path('M436 324H690V346L640 362H436Z', 'darkH'),
    path('M420 270L560 216L580 236L470 282Z', 'darkH'),
    stroke('M500 262C520 270 540 276 548 284', 'mid', 7),
    rect(640, 306, 60, 12, 'accent', 0, 'edge'),
    rect(640, 328, 60, 12, 'accent', 0, 'edge'),
    stroke('M668 190V470', 'ink', 14),
    stroke('M668 190V470', 'mid', 10),
    ellipse(668, 190, 5, 3, 'white', 'edge'),
    label(270, 180, `${ampere} A`, 'middle', 40),
    overall ? dimH(90, 700, 520, '250', [356, 350]) : '',
    caption(title),
  ])
}

/** A gas nozzle, a cup or a tip cut open along its axis. */
function nozzleSection({
  d,
  bore,
  length,
  thread,
  title,
}: {
  d: number
  bore: number
  length: number
  thread: string
  title: string
}): string {
  const scale = Math.min(560 / length, 300 / d)
  const [l, r, b] = [(length * scale) / 2, (d * scale) / 2, (bore * scale) / 2]
  const y = 250
  const n = thread === '' ? r : r * 0.75
  const half = (s: number): Mark =>
    polygon(
      [
        [400 - l, y + s * n],
        [400 - l * 0.56, y + s * n],
        [400 - l * 0.56, y + s * r],
        [400 + l * 0.4, y + s * r],
        [400 + l, y + s * (r * 0.72)],
        [400 + l, y + s * b],
        [400 - l, y + s * b],
      ],
      s < 0 ? 'hatch' : 'hatchBack',
    )
  return sheet(title, [
    half(-1),
    half(1),
    pierced(`M${num(400 - l)} ${num(y - b)}H${num(400 + l)}V${num(y + b)}H${num(400 - l)}Z`, 'white', 'edge'),
    centre(400 - l - 24, y, 400 + l + 24, y),
    dimV(y - b, y + b, 400 + l + 56, `Ø ${bore}`, 400 + l, 'right'),
    dimV(y - n, y + n, 400 - l - 46, thread === '' ? `Ø ${d}` : thread, 400 - l),
    dimH(400 - l, 400 + l, y + r + 56, String(length), y + r * 0.8),
    caption(title),
  ])
}

export const families = {
  'earth-clamp': family({ ampere: number(100, 5000, 'A'), title: text() }, ({ ampere, title }) =>
    earthClamp(ampere, title),
  ),
  'electrode-holder': family(
    { ampere: number(50, 2000, 'A'), title: text(), overall: flag(true) },
    ({ ampere, title, overall }) => electrodeHolder(ampere, title, overall),
  ),
  'gas-regulator': family({ high: text(), low: text(), title: text() }, gasRegulator),
  'nozzle-section': family(
    { d: mm(1, 100), bore: mm(0.2, 100), length: mm(5, 500), thread: text(), title: text() },
    nozzleSection,
  ),
  'welding-mask': family({ shade: text(), auto: flag(), title: text() }, weldingMask),
}
