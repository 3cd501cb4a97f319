import { choice, family, mm, text } from '../../family.ts'
import { caption } from '../../sheet/dimension.ts'
import { cylinder, disc, oblique, upright } from '../../sheet/oblique.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle } from '../../sheet/svg.ts'
import { boreEdges, sectionSheet, solid } from './rolling.ts'

type Seal = { d: number; D: number; B: number; title: string; kind: 'TC' | 'SC' | 'TB' | 'VA' | 'VS' }

/** A radial shaft seal cut: case, lip, garter spring, and dust lip; or a V-ring. */
function sealSection(of: Seal): string {
  const { d, D, B, kind } = of
  const [l, h] = [B / 2, (D - d) / 2]
  if (kind === 'VA' || kind === 'VS')
    return sectionSheet(
      of,
      (at) => [
        boreEdges(at, -l, l, d / 2),
        solid(
          at,
          [
            [-l, d / 2],
            [l * (kind === 'VS' ? 0.5 : 0.15), d / 2],
            [l * 0.1, d / 2 + h * 0.5],
            [l, D / 2],
            [l * 0.7, D / 2],
            [-l * 0.25, d / 2 + h * 0.55],
            [-l, d / 2 + h * (kind === 'VS' ? 0.3 : 0.55)],
          ],
          'hatch',
        ),
      ],
      (x, y, scale) => [
        circle(x, y, (D / 2) * scale, 'black'),
        circle(x, y, (d / 2 + h * 0.55) * scale, 'deep', 'edge'),
      ],
    )
  const metal = kind === 'TB'
  const dust = kind !== 'SC'
  const t = Math.max(h * 0.13, 0.5)
  return sectionSheet(
    of,
    (at) => [
      boreEdges(at, -l, l, d / 2 + h * 0.2),
      solid(
        at,
        [
          [-l, d / 2 + h * 0.42],
          [-l, D / 2 - t * 0.6],
          [-l + t * 0.6, D / 2],
          [l - t * 0.4, D / 2],
          [l, D / 2 - t * 0.4],
          [l, D / 2 - t * 2],
          [-l + t * 2.2, D / 2 - t * 2],
          [-l + t * 2.2, d / 2 + h * 0.5],
          [l * 0.1, d / 2 + h * 0.4],
          [l * 0.86, d / 2 + h * 0.42],
          [l * 0.86, d / 2 + h * 0.2],
          [l * 0.36, d / 2],
          [-l * 0.1, d / 2 + h * 0.18],
          [-l * 0.55, d / 2 + h * 0.24],
          ...(dust
            ? ([
                [-l * 0.9, d / 2 + h * 0.02],
                [-l, d / 2 + h * 0.08],
              ] as [number, number][])
            : []),
        ],
        metal ? 'mid' : 'black',
      ),
      solid(
        at,
        [
          [-l + t * 0.7, d / 2 + h * 0.5],
          [-l + t * 0.7, D / 2 - (metal ? 0 : t * 0.7)],
          [l - t * 0.4, D / 2 - (metal ? 0 : t * 0.7)],
          [l - t * 0.4, D / 2 - (metal ? t : t * 1.4)],
          [-l + t * 1.6, D / 2 - (metal ? t : t * 1.4)],
          [-l + t * 1.6, d / 2 + h * 0.5],
        ],
        'hatchFine',
        'edge',
      ),
      (() => {
        const [x, y] = at.at(l * 0.48, d / 2 + h * 0.42)
        return circle(x, y, Math.max(3, h * 0.1 * at.scale), 'white', 'edge')
      })(),
    ],
    (x, y, scale) => [
      circle(x, y, (D / 2) * scale, metal ? 'mid' : 'black'),
      circle(x, y, (D / 2 - t * 2) * scale, metal ? 'light' : 'deep', 'edge'),
      circle(x, y, (d / 2 + h * 0.45) * scale, 'black', 'edge'),
      circle(x, y, (d / 2 + h * 0.18) * scale, 'deep', 'edge'),
    ],
  )
}

/** It in space. */
function sealShaded(of: Seal): string {
  const { d, D, B, title, kind } = of
  const view = oblique(400, 300, 360 / D, -22, 0.72)
  const [near, h] = [-B / 2, (D - d) / 2]
  const ring = kind === 'VA' || kind === 'VS'
  const metal = kind === 'TB'
  return sheet(title, [
    upright(view, [
      ring
        ? cylinder(view, near + B * 0.35, B / 2, d / 2 + h * 0.55, d / 2 + h * 0.55, 'darkH', 'deep') +
          cylinder(view, near, near + B * 0.35, D / 2, d / 2 + h * 0.7, 'darkH', 'deep')
        : cylinder(view, near, B / 2, D / 2, D / 2, metal ? 'roundH' : 'darkH', metal ? 'light' : 'deep'),
      disc(view, near, D / 2 - h * 0.22, metal ? 'mid' : 'black', 'edge'),
      disc(view, near, d / 2 + h * 0.45, metal ? 'black' : 'deep', 'edge'),
      disc(view, near, d / 2 + h * 0.28, 'black', 'fine'),
      disc(view, near, d / 2, 'hole'),
    ]),
    caption(title),
  ])
}

const sealParameters = {
  d: mm(2, 1000),
  D: mm(2, 1000),
  B: mm(1, 100),
  title: text(),
  kind: choice(['TC', 'SC', 'TB', 'VA', 'VS']),
}

export const families = {
  'shaft-seal-section': family(sealParameters, sealSection),
  'shaft-seal-shaded': family(sealParameters, sealShaded),
}
