import { choice, family, fillName, flag, mm, text } from '../../family.ts'
import { caption, dimH, dimV } from '../../sheet/dimension.ts'
import { escape, sheet } from '../../sheet/sheet.ts'
import { circle, clipped, path, placed, rect, stroke, type Fill, type Mark } from '../../sheet/svg.ts'

type Garment = {
  kind: 'coverall' | 'hooded' | 'vest' | 'apron' | 'jacket'
  tone: Fill
  /** Reflective bands. */
  bands?: boolean
  /** Chest and back length of the size drawn, mm. */
  width: number
  length: number
  size: string
  title: string
}

const coverall =
  'M-44 0L-84 14L-136 206L-112 214L-76 100L-72 200L-82 430L-22 430L0 238L22 430L82 430L72 200L76 100L112 214L136 206L84 14L44 0Q0 22 -44 0Z'
const jacket =
  'M-56 0L-108 20L-158 220L-120 230L-98 120L-100 300H100L98 120L120 230L158 220L108 20L56 0Q0 26 -56 0Z'
const vest = 'M-64 0L-96 10Q-78 90 -104 130V330H104V130Q78 90 96 10L64 0L0 150Z'
const vestBack = 'M-64 0L-96 10Q-78 90 -104 130V330H104V130Q78 90 96 10L64 0Q0 30 -64 0Z'
const apron = 'M-62 0H62Q70 90 128 120V380H-128V120Q-70 90 -62 0Z'
const shapes = { coverall, hooded: coverall, vest, apron, jacket }

/** The garment in its own frame, its collar at zero. */
function garment({ kind, tone, bands = false }: Garment, name: string, back = false): Mark[] {
  const outline = back && kind === 'vest' ? vestBack : shapes[kind]
  const band = (y: number): Mark =>
    rect(-160, y, 320, 16, 'white', 0, 'edge') + rect(-160, y + 5, 320, 6, 'mid', 0, 'none')
  const rows = kind === 'vest' ? [190, 250] : kind === 'jacket' ? [150, 230] : [120, 330]
  const marks: Mark[] = []
  if (kind === 'hooded')
    marks.push(
      path('M-44 6C-58 -70 58 -70 44 6Q0 26 -44 6Z', tone),
      back ? '' : path('M-26 8C-34 -44 34 -44 26 8Q0 18 -26 8Z', 'dark', 'edge'),
    )
  if (kind === 'apron')
    marks.push(
      stroke('M-60 4C-70 -80 70 -80 60 4', 'deep', 9),
      stroke('M-126 124C-170 116 -190 150 -200 190M126 124C170 116 190 150 200 190', 'deep', 7),
    )
  marks.push(path(outline, tone))
  if (bands)
    marks.push(
      clipped(name, outline, [
        ...rows.map(band),
        ...(kind === 'vest'
          ? [rect(-68, 0, 15, 190, 'white', 0, 'edge'), rect(53, 0, 15, 190, 'white', 0, 'edge')]
          : []),
      ]),
    )
  marks.push(path(outline, 'none'))
  if (kind === 'apron' && !back)
    marks.push(
      path('M-60 210H60V300H-60ZM0 210V300', 'none', 'edge'),
      path('M-120 372H120M-54 10H54', 'none', 'fine'),
    )
  if (back) {
    if (kind === 'apron')
      marks.push(path('M-116 126V368H116V126Q64 90 52 12H-52Q-64 90 -116 126Z', 'none', 'fine'))
    if (kind !== 'vest' && kind !== 'apron') marks.push(path('M-74 90Q0 70 74 90', 'none', 'edge'))
    return marks
  }
  if (kind === 'coverall')
    marks.push(
      path('M-44 0L-20 34L0 14L20 34L44 0', 'light', 'edge'),
      stroke('M0 16V236', 'ink', 3),
      path(
        'M-60 70H-18V108H-60ZM18 70H60V108H18ZM-66 236L-34 226V262L-68 268ZM66 236L34 226V262L68 268ZM-72 196H72V206H-72Z',
        'none',
        'edge',
      ),
    )
  if (kind === 'hooded')
    marks.push(
      stroke('M0 14V236', 'deep', 5),
      path('M-72 196Q0 206 72 196M-132 198L-108 206M132 198L108 206M-80 420H-24M80 420H24', 'none', 'edge'),
    )
  if (kind === 'jacket')
    marks.push(
      path('M-56 0Q0 26 56 0L50 -16Q0 4 -50 -16Z', 'mid'),
      stroke('M0 12V300', 'ink', 4),
      path(
        'M-82 196L-30 190V252H-84ZM82 196L30 190V252H84ZM-120 224L-146 216M120 224L146 216',
        'none',
        'edge',
      ),
      circle(0, 60, 3, 'white', 'edge'),
      circle(0, 180, 3, 'white', 'edge'),
    )
  if (kind === 'vest') marks.push(stroke('M0 150V330', 'ink', 3), path('M26 272H84V318H26Z', 'none', 'edge'))
  return marks
}

const tall = (kind: Garment['kind']): number =>
  kind === 'coverall' || kind === 'hooded' ? 430 : kind === 'apron' ? 380 : kind === 'vest' ? 330 : 300

/** The front, with chest and length. */
function garmentFront(of: Garment): string {
  const extra = of.kind === 'hooded' || of.kind === 'apron' ? 60 : 12
  const scale = 400 / (tall(of.kind) + extra)
  const top = 84 + extra * scale
  const half = (of.kind === 'vest' ? 104 : of.kind === 'apron' ? 128 : of.kind === 'jacket' ? 99 : 73) * scale
  const foot = top + tall(of.kind) * scale
  const wide =
    (of.kind === 'jacket' ? 158 : of.kind === 'apron' ? 200 : of.kind === 'vest' ? 104 : 136) * scale
  return sheet(of.title, [
    placed([scale, 0, 0, scale, 400, top], garment(of, 'f')),
    dimH(
      400 - half,
      400 + half,
      foot + 40,
      String(of.width),
      of.kind === 'coverall' || of.kind === 'hooded' ? [foot - 230 * scale, foot - 230 * scale] : foot,
    ),
    dimV(top, foot, 400 + wide + 44, String(of.length), [400 + 46 * scale, 400 + half], 'right'),
    `<text x="110" y="150" text-anchor="middle" font-size="60" fill="#16191d" stroke="none">${escape(of.size)}</text>`,
    caption(of.title),
  ])
}

/** Front and back beside each other. */
function garmentBoth(of: Garment): string {
  const extra = of.kind === 'hooded' || of.kind === 'apron' ? 60 : 12
  const scale = Math.min(440 / (tall(of.kind) + extra), of.kind === 'apron' ? 0.86 : 1.1)
  const top = 300 - ((tall(of.kind) - extra) / 2) * scale
  return sheet(of.title, [
    placed([scale, 0, 0, scale, 220, top], garment(of, 'a')),
    placed([scale, 0, 0, scale, 580, top], garment(of, 'b', true)),
  ])
}

const garmentParameters = {
  kind: choice(['coverall', 'hooded', 'vest', 'apron', 'jacket']),
  tone: fillName(),
  bands: flag(),
  width: mm(100, 5000),
  length: mm(100, 10000),
  size: text(),
  title: text(),
}

export const families = {
  'garment-both': family(garmentParameters, garmentBoth),
  'garment-front': family(garmentParameters, garmentFront),
}
