import { caption, dimH, dimV } from '../drawing/dimension.ts'
import { sheet } from '../drawing/sheet.ts'
import { clipped, line, path, placed, stroke, type Mark } from '../drawing/svg.ts'

export type Glove = { size: string; length: number; width: number; kind: 'dipped' | 'cut'; title: string }

// A right hand seen on its palm, in a frame of 300 × 460, wrist at the foot.
const hand =
  'M92 452L88 330C70 300 40 268 18 232C6 212 22 192 42 204C62 216 84 244 100 258L84 122C80 92 116 84 124 114L140 226L138 82C138 46 178 44 182 80L190 224L204 98C208 64 246 68 244 104L236 234L258 148C266 118 298 126 292 158C284 216 276 272 262 318C256 342 252 392 254 452Z'
const cuff = 'M90 452L92 500Q172 516 254 500L254 452Q172 466 90 452Z'
const dip = 'M70 306C110 330 230 334 264 306L310 100L150 20L60 100L0 180L10 250Z'

function glove(kind: Glove['kind'], name: string): Mark[] {
  const knit = Array.from({ length: 40 }, (_, index) => `M0 ${90 + index * 10}H310`).join('')
  const weave = Array.from({ length: 62 }, (_, index) => `M${index * 14 - 300} 20l460 460`).join('')
  return [
    path(hand, kind === 'cut' ? 'mid' : 'light'),
    clipped(`${name}k`, hand, [kind === 'cut' ? path(weave, 'none', 'hair') : path(knit, 'none', 'hair')]),
    clipped(`${name}d`, hand, [path(dip, 'black')]),
    path(hand, 'none'),
    stroke('M140 226L142 262M190 224L190 262M236 234L230 268', 'deep', 1.2),
    stroke('M100 258C118 286 124 306 122 318', 'deep', 1.2),
    stroke('M98 128q8 -14 18 -4M152 86q10 -14 20 -2M216 104q10 -12 18 0M268 158q8 -10 16 -2', 'dark', 1.2),
    path(cuff, 'mid'),
    ...Array.from({ length: 9 }, (_, index) =>
      line(
        [
          [104 + index * 17, 458 + (index > 1 && index < 7 ? 5 : 2)],
          [105 + index * 17, 504 + (index > 1 && index < 7 ? 4 : 0)],
        ],
        'hair',
      ),
    ),
    stroke('M91 484Q172 500 254 484', 'deep', 6),
  ]
}

/** The palm side with its coating, measured as EN ISO 21420 measures hands: length, and width across the palm. */
export function gloveDimensions({ length, width, kind, size, title }: Glove): string {
  const [x, y, scale] = [262, 36, 0.92]
  const at = (px: number): number => x + px * scale
  const down = (py: number): number => y + py * scale
  return sheet(title, [
    placed([scale, 0, 0, scale, x, y], glove(kind, 'a')),
    dimV(down(55), down(506), at(310) + 70, String(length), [at(170), at(256)], 'right'),
    dimH(at(88), at(261), down(506) + 40, `${width}`, [down(330), down(320)]),
    `<text x="120" y="170" text-anchor="middle" font-size="64" fill="#16191d" stroke="none">${size}</text>`,
    caption(title),
  ])
}

/** The pair, one on its palm and one on its back. */
export function glovePair({ kind, title }: Glove): string {
  const back = [
    path(hand, kind === 'cut' ? 'mid' : 'light'),
    clipped('bk', hand, [
      path(Array.from({ length: 40 }, (_, index) => `M0 ${90 + index * 10}H310`).join(''), 'none', 'hair'),
    ]),
    clipped('bd', hand, [path('M60 150L150 112L200 100L310 160L310 20L0 20L0 250L50 240Z', 'black')]),
    path(hand, 'none'),
    path(cuff, 'mid'),
    stroke('M91 484Q172 500 254 484', 'deep', 6),
  ]
  return sheet(title, [
    placed([0.78, -0.12, 0.12, 0.78, 60, 130], back),
    placed([-0.78, -0.12, -0.12, 0.78, 740, 130], glove(kind, 'p')),
  ])
}
