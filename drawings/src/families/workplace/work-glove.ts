import { choice, family, fillName, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { clipped, line, path, placed, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

type Glove = {
  size: string
  length: number
  width: number
  kind: 'dipped' | 'cut' | 'dotted' | 'thin' | 'rubber' | 'leather' | 'split' | 'aramid'
  /** What lies on the palm, or covers the whole hand. */
  tone?: Fill
  title: string
}

const gauntlets: readonly Glove['kind'][] = ['rubber', 'split', 'aramid']

// A right hand seen on its palm, in a frame of 300 × 460, wrist at the foot.
const hand =
  'M92 452L88 330C70 300 40 268 18 232C6 212 22 192 42 204C62 216 84 244 100 258L84 122C80 92 116 84 124 114L140 226L138 82C138 46 178 44 182 80L190 224L204 98C208 64 246 68 244 104L236 234L258 148C266 118 298 126 292 158C284 216 276 272 262 318C256 342 252 392 254 452Z'
const cuff = 'M90 452L92 500Q172 516 254 500L254 452Q172 466 90 452Z'
const dip = 'M70 306C110 330 230 334 264 306L310 100L150 20L60 100L0 180L10 250Z'

const knit = Array.from({ length: 40 }, (_, index) => `M0 ${90 + index * 10}H310`).join('')
const weave = Array.from({ length: 62 }, (_, index) => `M${index * 14 - 300} 20l460 460`).join('')
const seams = 'M140 226L142 262M190 224L190 262M236 234L230 268'
const nails = 'M98 128q8 -14 18 -4M152 86q10 -14 20 -2M216 104q10 -12 18 0M268 158q8 -10 16 -2'
const long = 'M90 440C86 490 66 540 56 590Q172 618 290 590C280 540 258 490 256 440Q172 456 90 440Z'

const cuffs = (kind: Glove['kind']): Mark[] => {
  if (kind === 'thin') return [path('M90 446Q172 462 256 446V462Q172 478 90 462Z', 'mid')]
  if (kind === 'leather')
    return [
      path('M90 440L84 506Q172 520 264 506L256 440Q172 454 90 440Z', 'mid'),
      stroke('M92 470Q172 484 258 470', 'ink', 2),
    ]
  return [
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

/** The hand on its palm, or on its back, in its own frame. */
function glove({ kind, tone }: Glove, name: string, back = false): Mark[] {
  const seamed = stroke(seams, 'deep', 1.2)
  if (kind === 'thin')
    return [
      path(hand, tone ?? 'light'),
      seamed,
      stroke('M100 258C118 286 124 306 122 318M112 380Q170 396 232 380', 'deep', 1.2),
      stroke(nails, 'dark', 1.2),
      ...cuffs(kind),
    ]
  if (kind === 'rubber')
    return [
      path(long, tone ?? 'black'),
      path(hand, tone ?? 'black', 'none'),
      path(
        hand.replace('M92 452L88 330', 'M92 440L88 330').replace('252 392 254 452Z', '252 392 256 440'),
        'none',
      ),
      stroke(seams, 'mid', 1.2),
      stroke(nails, 'mid', 1.2),
      ...(back
        ? []
        : [
            clipped(`${name}d`, hand, [
              stroke(
                Array.from({ length: 12 }, (_, index) => `M60 ${180 + index * 15}H300`).join(''),
                'deep',
                1,
              ),
            ]),
          ]),
      path('M54 584Q172 612 292 584V594Q172 622 54 594Z', 'deep', 'edge'),
    ]
  if (kind === 'leather' || kind === 'split' || kind === 'aramid') {
    const stitched = '<g stroke-dasharray="6 4">'
    return [
      ...(kind === 'leather'
        ? cuffs(kind)
        : [
            path(long, kind === 'split' ? (tone ?? 'dark') : 'mid'),
            `${stitched}${stroke('M94 452Q172 468 252 452M62 572Q172 600 284 572', 'ink', 1.4)}</g>`,
          ]),
      path(hand, tone ?? 'light'),
      ...(kind === 'aramid' ? [clipped(`${name}k`, hand, [path(weave, 'none', 'hair')])] : []),
      ...(back
        ? [path('M96 320H258', 'none', 'edge'), seamed]
        : [
            path(
              'M122 268C180 244 240 262 262 300L252 400Q172 420 96 396C110 360 134 320 122 268Z',
              kind === 'aramid' ? 'dark' : 'mid',
              'edge',
            ),
            seamed,
          ]),
      `${stitched}${stroke('M30 218C60 240 96 282 108 330M150 100L158 240M200 110L204 240', 'ink', 1)}</g>`,
    ]
  }
  const dipped = back ? 'M60 150L150 112L200 100L310 160L310 20L0 20L0 250L50 240Z' : dip
  const dots = path(
    Array.from(
      { length: 49 },
      (_, index) =>
        `M${32 + (index % 7) * 42 + (Math.floor(index / 7) % 2) * 20} ${70 + Math.floor(index / 7) * 46}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0`,
    ).join(''),
    'black',
    'none',
  )
  return [
    path(hand, kind === 'cut' ? 'mid' : 'light'),
    clipped(`${name}k`, hand, [path(kind === 'cut' ? weave : knit, 'none', 'hair')]),
    clipped(`${name}d`, hand, kind === 'dotted' ? (back ? [] : [dots]) : [path(dipped, tone ?? 'black')]),
    path(hand, 'none'),
    seamed,
    stroke('M100 258C118 286 124 306 122 318', 'deep', 1.2),
    stroke(nails, 'dark', 1.2),
    ...cuffs(kind),
  ]
}

/** The palm side with its coating, measured as EN ISO 21420 measures hands: length, and width across the palm. */
function gloveDimensions(of: Glove): string {
  const { length, width, kind, size, title } = of
  const gauntlet = gauntlets.includes(kind)
  const [x, y, scale] = [262, 36, gauntlet ? 0.8 : 0.92]
  const foot = kind === 'thin' ? 470 : gauntlet ? 602 : 506
  const at = (px: number): number => x + px * scale
  const down = (py: number): number => y + py * scale
  return sheet(title, [
    placed([scale, 0, 0, scale, x, y], glove(of, 'a')),
    dimV(down(55), down(foot), at(310) + 70, String(length), [at(170), at(gauntlet ? 290 : 256)], 'right'),
    dimH(at(88), at(261), down(foot) + 36, `${width}`, [down(330), down(320)]),
    `<text x="120" y="170" text-anchor="middle" font-size="64" fill="#16191d" stroke="none">${escape(size)}</text>`,
    caption(title),
  ])
}

/** The pair, one on its palm and one on its back. */
function glovePair(of: Glove): string {
  const scale = gauntlets.includes(of.kind) ? 0.72 : 0.82
  return sheet(of.title, [
    placed([scale, -0.12, 0.12, scale, 70, 110], glove(of, 'b', true)),
    placed([-scale, -0.12, -0.12, scale, 730, 110], glove(of, 'p')),
  ])
}

const gloveParameters = {
  size: text(),
  length: mm(20, 2000),
  width: mm(20, 1000),
  kind: choice(['dipped', 'cut', 'dotted', 'thin', 'rubber', 'leather', 'split', 'aramid']),
  tone: fillName().exactOptional(),
  title: text(),
}

export const families = {
  'work-glove-dimensions': family(gloveParameters, gloveDimensions),
  'work-glove-pair': family(gloveParameters, glovePair),
}
