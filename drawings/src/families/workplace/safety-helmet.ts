import { family, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { centre, line, path, rect, stroke } from '../../sheet/svg.ts'

type Helmet = { length: number; width: number; height: number; title: string }

/** The helmet from its left side: shell, ribs, brim, headband and chin strap. */
function helmetSide({ length, height, title }: Helmet): string {
  return sheet(title, [
    // Headband and strap lie behind the shell.
    path('M232 384V430Q232 446 250 446H520Q540 446 540 430V384', 'dark'),
    path('M250 412H524', 'none', 'edge'),
    path('M214 396q-16 4 -18 22q0 22 20 26l22 2', 'mid'),
    stroke('M330 392C332 450 352 500 400 512C440 500 462 450 466 392', 'ink', 7),
    stroke('M330 392C332 450 352 500 400 512C440 500 462 450 466 392', 'dark', 4),
    rect(388, 498, 26, 24, 'black', 4),
    path(
      'M186 392C184 240 268 128 396 122C520 122 596 224 604 366C640 376 668 388 680 404C672 412 648 412 612 404C480 386 300 386 196 404C184 406 182 400 186 392Z',
      'glow',
    ),
    path('M258 330C266 232 320 160 396 146C470 150 528 222 536 322', 'none', 'fine'),
    path('M340 134C300 190 286 260 288 374M452 134C492 188 508 260 510 372', 'none', 'edge'),
    path('M360 128C372 118 420 118 432 128L444 136H348Z', 'mid', 'edge'),
    path('M186 380C320 364 480 364 604 366', 'none', 'edge'),
    path('M604 366C560 362 540 366 520 372', 'none', 'fine'),
    line(
      [
        [300, 238],
        [318, 238],
      ],
      'edge',
    ),
    line(
      [
        [296, 254],
        [314, 254],
      ],
      'edge',
    ),
    line(
      [
        [292, 270],
        [312, 270],
      ],
      'edge',
    ),
    dimH(184, 680, 70, String(length), [390, 400]),
    dimV(120, 404, 742, String(height), [430, 676], 'right'),
    caption(title),
  ])
}

/** The helmet from the front. */
function helmetFront({ width, title }: Helmet): string {
  return sheet(title, [
    path('M262 396V440Q262 452 276 452H524Q538 452 538 440V396', 'dark'),
    path('M276 420H524', 'none', 'edge'),
    path('M226 404C214 236 290 126 400 124C510 126 586 236 574 404C560 430 240 430 226 404Z', 'glow'),
    path('M352 132C340 200 334 280 334 356M448 132C460 200 466 280 466 356', 'none', 'edge'),
    path('M400 124C398 200 398 280 398 352', 'none', 'fine'),
    path(
      'M226 392C300 350 500 350 574 392C590 402 588 414 574 414C500 372 300 372 226 414C212 414 210 402 226 392Z',
      'light',
    ),
    rect(370, 270, 60, 46, 'white', 6, 'edge'),
    centre(400, 96, 400, 474),
    dimH(216, 584, 508, String(width), 412),
    caption(title),
  ])
}

const helmetParameters = { length: mm(50, 2000), width: mm(20, 2000), height: mm(20, 1000), title: text() }

export const families = {
  'safety-helmet-front': family(helmetParameters, helmetFront),
  'safety-helmet-side': family(helmetParameters, helmetSide),
}
