import { choice, family, mm, text } from '../../family.ts'
import { caption, dimH } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, path, polygon, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

/** The colours of ISO 3864 that the house style lacks. */
const [BLUE, RED] = ['#005387', '#b01f24']

const flame = (fill: Fill): Mark =>
  path('M400 430C340 410 350 330 384 290C384 320 402 320 404 240C450 300 464 400 400 430Z', fill, 'none')
const hand = (fill: Fill): Mark =>
  path(
    'M350 390V300L320 262Q312 244 328 238Q342 236 352 254L366 274V190Q366 176 378 176T390 190V262H396V170Q396 156 408 156T420 170V262H426V180Q426 168 437 168T448 180V268H454V206Q454 196 463 196T472 206V320Q472 360 452 390Z',
    fill,
    'none',
  )

/** What the signs of ISO 7010 show, by their numbers. */
const symbols = {
  W001: [path('M380 200H420L411 350H389Z', 'ink', 'none'), circle(400, 392, 21, 'ink', 'none')],
  W012: [path('M412 210L360 330H396L380 420L446 290H408L432 210Z', 'ink', 'none')],
  W014: [
    path('M322 400V344H366L378 296H424L436 400Z', 'ink', 'none'),
    rect(448, 276, 12, 136, 'ink', 0, 'none'),
    rect(460, 400, 46, 12, 'ink', 0, 'none'),
    rect(466, 350, 38, 44, 'ink', 0, 'none'),
    circle(350, 410, 20, 'ink', 'none'),
    circle(418, 410, 20, 'ink', 'none'),
  ],
  W015: [
    stroke('M400 190V236M400 236Q424 244 418 264T388 268', 'ink', 14),
    stroke('M400 272L340 330M400 272L460 330', 'ink', 7),
    rect(326, 330, 148, 84, 'ink', 0, 'none'),
  ],
  W021: [flame('ink')],
  M003: [
    circle(400, 306, 72, 'white', 'none'),
    stroke('M296 300A104 104 0 0 1 504 300', 'white', 18),
    rect(274, 268, 42, 84, 'white', 14, 'none'),
    rect(484, 268, 42, 84, 'white', 14, 'none'),
  ],
  M004: [
    path(
      'M280 250H520L512 300Q500 340 450 340Q412 336 406 290H394Q388 336 350 340Q300 340 288 300Z',
      'white',
      'none',
    ),
  ],
  M008: [
    path('M318 170H398V296L476 332Q520 346 520 384H318Z', 'white', 'none'),
    rect(318, 392, 202, 22, 'white', 0, 'none'),
  ],
  M009: [hand('white'), rect(344, 400, 114, 28, 'white', 0, 'none')],
  M014: [
    path('M300 300A100 100 0 0 1 500 300ZM280 308H520V330H280Z', 'white', 'none'),
    circle(400, 360, 46, 'white', 'none'),
  ],
  P002: [
    path('M250 300H480V330H250ZM490 300H510V330H490Z', 'ink', 'none'),
    stroke('M500 280q30 -20 0 -50q-20 -20 10 -40', 'ink', 14),
  ],
  P003: [flame('ink')],
  P004: [
    circle(404, 158, 27, 'ink', 'none'),
    path('M380 194H422L436 288L462 404H430L404 312L372 404H338L372 292Z', 'ink', 'none'),
    stroke('M384 206L346 268L360 306M420 206L452 262L486 284', 'ink', 17),
  ],
  P010: [hand('ink')],
} as const
const numbers = Object.keys(symbols) as [keyof typeof symbols]

const grounds: Record<string, (symbol: readonly Mark[]) => Mark[]> = {
  W: (symbol) => [
    polygon(
      [
        [400, 90],
        [610, 454],
        [190, 454],
      ],
      'accent',
    ),
    '<path d="M400 90L610 454L190 454Z" stroke-width="22"/>',
    ...symbol,
  ],
  M: (symbol) => [`<circle cx="400" cy="280" r="200" fill="${BLUE}" stroke="none"/>`, ...symbol],
  P: (symbol) => [
    '<circle cx="400" cy="280" r="184" fill="#ffffff" stroke="none"/>',
    ...symbol,
    `<path d="M266 146L534 414" stroke="${RED}" stroke-width="34" stroke-linecap="butt"/>`,
    `<circle cx="400" cy="280" r="184" stroke="${RED}" stroke-width="34"/>`,
  ],
}

/** A sign with the width of its plate. */
const safetySign = (sign: keyof typeof symbols, width: number, title: string): string =>
  sheet(title, [
    rect(170, 60, 460, 440, 'light', 16, 'fine'),
    ...(grounds[sign.charAt(0)]?.(symbols[sign]) ?? []),
    dimH(170, 630, 540, String(width), 500),
    caption(title),
  ])

export const families = {
  'safety-sign-front': family(
    { sign: choice(numbers), width: mm(20, 2000), title: text() },
    ({ sign, width, title }) => safetySign(sign, width, title),
  ),
}
