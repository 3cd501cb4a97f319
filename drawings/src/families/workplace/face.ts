import { family, fillName, flag, mm, number, text } from '../../family.ts'
import { caption, dimH, dimV, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { type Fill, type Mark, circle, ellipse, line, path, rect, stroke } from '../../sheet/svg.ts'

/** Safety glasses from the front, or a goggle with its strap. */
function eyewear({ goggle, lens, title }: { goggle: boolean; lens: Fill; title: string }): string {
  if (goggle)
    return sheet(title, [
      stroke('M150 270C128 270 112 268 96 264M650 270C672 270 688 268 704 264', 'deep', 54),
      path(
        'M150 200Q150 160 200 160H600Q650 160 650 200V300C650 370 560 392 480 384C440 380 430 340 400 340C370 340 360 380 320 384C240 392 150 370 150 300Z',
        'mid',
      ),
      path(
        'M184 212Q184 190 210 190H590Q616 190 616 212V296C616 344 550 356 486 350C450 346 436 306 400 306C364 306 350 346 314 350C250 356 184 344 184 296Z',
        lens,
      ),
      path('M220 210L330 330M250 204L300 260', 'none', 'fine'),
      ...[230, 300, 500, 570].map((x) => rect(x - 18, 150, 36, 16, 'black', 6, 'edge')),
      dimH(150, 650, 460, '165', [320, 320]),
      dimV(160, 388, 62, '85', [150, 240]),
      caption(title),
    ])
  return sheet(title, [
    path('M100 206C90 186 96 176 110 180L150 206ZM700 206C710 186 704 176 690 180L650 206Z', 'black'),
    path(
      'M110 204C180 176 330 180 400 196C470 180 620 176 690 204C706 260 670 352 580 358C490 362 450 320 430 270Q400 240 370 270C350 320 310 362 220 358C130 352 94 260 110 204Z',
      lens,
    ),
    path(
      'M110 204C180 176 330 180 400 196C470 180 620 176 690 204L688 222C620 196 470 198 400 214C330 198 180 196 112 222Z',
      'black',
    ),
    path(
      'M370 270Q356 300 348 322L360 326Q372 296 400 256Q428 296 440 326L452 322Q444 300 430 270Q400 240 370 270Z',
      'mid',
      'edge',
    ),
    path('M150 240L230 340M182 232L220 282M560 240L640 330', 'none', 'fine'),
    dimH(102, 698, 440, '142', [220, 220]),
    dimV(184, 358, 750, '46', [690, 590], 'right'),
    caption(title),
  ])
}

/** The same from the side, with the temple. */
function eyewearSide(goggle: boolean, lens: Fill, title: string): string {
  return sheet(title, [
    goggle
      ? stroke('M300 280C420 276 560 262 700 250', 'deep', 60)
      : path('M230 214L660 226C700 232 726 270 734 330L708 336C700 292 686 262 650 256L240 246Z', 'black'),
    goggle
      ? path('M130 190Q200 170 300 176V384Q220 380 150 350Z', 'mid') +
        path('M130 190Q110 270 150 350Q170 270 160 186Z', lens) +
        rect(200, 168, 60, 14, 'black', 5, 'edge')
      : path('M120 206C150 190 210 196 250 206C262 260 240 330 190 352C140 340 104 270 120 206Z', lens) +
        path('M120 206C150 190 210 196 250 206V232C210 216 150 212 116 228Z', 'black'),
    goggle ? '' : path('M150 250L190 320', 'none', 'fine'),
    goggle ? dimH(124, 300, 460, '62', [270, 380]) : dimH(112, 734, 430, '165', [280, 330]),
    caption(title),
  ])
}

/** A clear visor on its browguard, from the front and the side. */
function faceShield(width: number, height: number, title: string): string {
  return sheet(title, [
    path('M96 176Q220 96 344 176V206Q220 130 96 206Z', 'black'),
    path('M100 204Q220 132 340 204L332 420Q220 470 108 420Z', 'light'),
    path('M140 230L300 400M130 300L220 400', 'none', 'fine'),
    path('M480 190C500 130 620 120 676 190L660 214C620 170 540 176 500 214Z', 'black'),
    circle(640, 200, 26, 'mid'),
    circle(640, 200, 10, 'dark', 'edge'),
    stroke('M640 180C620 130 730 120 730 210', 'deep', 14),
    path(
      'M486 206C470 300 480 400 500 440L520 440C520 380 530 280 560 206C540 190 505 192 486 206Z',
      'light',
    ),
    dimH(100, 340, 500, String(width), [410, 410]),
    dimV(204, 444, 420, String(height), [340, 500]),
    caption(title),
  ])
}

/** Ear muffs on their band. */
function earMuffs({ snr, helmet, title }: { snr: number; helmet: boolean; title: string }): string {
  const cup = (x: number): Mark =>
    path(
      `M${x - 52} 300C${x - 60} 250 ${x + 60} 250 ${x + 52} 300V400C${x + 60} 452 ${x - 60} 452 ${x - 52} 400Z`,
      'darkV',
    ) + ellipse(x, 350, 26, 60, 'black', 'edge')
  return sheet(title, [
    ...(helmet
      ? [
          stroke('M250 320L210 200L180 180M550 320L590 200L620 180', 'ink', 9),
          rect(150, 160, 60, 26, 'dark', 4),
          rect(590, 160, 60, 26, 'dark', 4),
        ]
      : [
          stroke('M250 330C230 60 570 60 550 330', 'ink', 22),
          stroke('M250 330C230 60 570 60 550 330', 'mid', 16),
          stroke('M300 180C340 100 460 100 500 180', 'black', 26),
        ]),
    rect(296, 286, 34, 130, 'light', 14),
    rect(470, 286, 34, 130, 'light', 14),
    cup(250),
    cup(550),
    label(400, 330, 'SNR', 'middle', 24),
    label(400, 372, `${snr} dB`, 'middle', 34),
    dimH(190, 610, 510, '150', [420, 420]),
    caption(title),
  ])
}

/** How much the ear is spared, by octave band: the assumed protection rises with frequency. */
function attenuation(snr: number, title: string): string {
  const bands = [63, 125, 250, 500, 1000, 2000, 4000, 8000]
  const drawn = [0.45, 0.5, 0.62, 0.86, 1.08, 1.06, 1.16, 1.1].map((part) => Math.round(part * snr))
  const x = (index: number): number => 130 + index * 80
  const y = (decibel: number): number => 80 + decibel * 9
  return sheet(title, [
    ...[0, 10, 20, 30, 40].flatMap((decibel) => [
      line(
        [
          [110, y(decibel)],
          [720, y(decibel)],
        ],
        'hair',
      ),
      label(96, y(decibel) + 7, String(decibel), 'end', 20),
    ]),
    ...bands.map((band, index) => label(x(index), 482, String(band), 'middle', 18)),
    stroke(
      drawn.map((decibel, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(decibel)}`).join(''),
      'ink',
      3,
    ),
    ...drawn.map((decibel, index) => circle(x(index), y(decibel), 7, 'accent')),
    label(720, 516, 'Hz', 'end', 20),
    label(96, 56, 'dB', 'end', 20),
    caption(title),
  ])
}

/** Foam plugs, with or without their cord. */
function earPlugs(title: string): string {
  const plug = (x: number, y: number): Mark =>
    `<g transform="rotate(-24 ${x} ${y})">${path(`M${x - 40} ${y + 90}V${y - 30}C${x - 40} ${y - 100} ${x + 40} ${y - 100} ${x + 40} ${y - 30}V${y + 90}C${x + 54} ${y + 110} ${x - 54} ${y + 110} ${x - 40} ${y + 90}Z`, 'accent')}${path(`M${x - 22} ${y - 40}V${y + 80}`, 'none', 'fine')}</g>`
  return sheet(title, [
    stroke('M250 380C200 560 640 560 570 380', 'black', 7),
    plug(250, 260),
    plug(540, 260),
    dimV(150, 372, 700, '25', [580, 610], 'right'),
    dimH(208, 306, 80, 'Ø 13', [200, 190]),
    caption(title),
  ])
}

export const families = {
  attenuation: family({ snr: number(5, 200, 'dB'), title: text() }, ({ snr, title }) =>
    attenuation(snr, title),
  ),
  'ear-muffs': family({ snr: number(5, 200, 'dB'), helmet: flag(), title: text() }, earMuffs),
  'ear-plugs': family({ title: text() }, ({ title }) => earPlugs(title)),
  eyewear: family(
    {
      goggle: flag(),
      lens: fillName(),
      title: text(),
    },
    eyewear,
  ),
  'eyewear-side': family(
    {
      goggle: flag(),
      lens: fillName(),
      title: text(),
    },
    ({ goggle, lens, title }) => eyewearSide(goggle, lens, title),
  ),
  'face-shield': family(
    { width: mm(50, 2000), height: mm(20, 2000), title: text() },
    ({ width, height, title }) => faceShield(width, height, title),
  ),
}
