import { choice, family, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, path, rect, type Mark } from '../../sheet/svg.ts'

/** Wiring of a three-wire output: the load against minus (PNP) or plus (NPN). */
function wiring(title: string, kind: 'PNP' | 'NPN' | '2'): string {
  const load = (y: number): Mark => rect(560, y, 90, 44, 'white') + label(605, y + 30, 'R', 'middle', 24)
  return sheet(title, [
    rect(120, 130, 180, 300, 'light', 8, 'heavy'),
    path('M175 250l35 -35l35 35l-35 35Z', 'white'),
    label(210, 340, kind === '2' ? '~' : kind, 'middle', 30),
    line([
      [300, 180],
      [700, 180],
    ]),
    circle(700, 180, 8, 'white'),
    label(420, 168, 'BN 1', 'middle', 20),
    label(728, 188, kind === '2' ? 'L' : '+', 'start', 28),
    ...(kind === '2'
      ? [
          line([
            [300, 380],
            [560, 380],
          ]),
          load(358),
          line([
            [650, 380],
            [700, 380],
          ]),
          label(420, 368, 'BU 2', 'middle', 20),
        ]
      : [
          line([
            [300, 280],
            [480, 280],
            [480, kind === 'PNP' ? 330 : 230],
            [605, kind === 'PNP' ? 330 : 230],
          ]),
          label(420, 268, 'BK 4', 'middle', 20),
          kind === 'PNP'
            ? load(308) +
              line([
                [650, 330],
                [670, 330],
                [670, 380],
              ])
            : load(208) +
              line([
                [650, 230],
                [670, 230],
                [670, 180],
              ]),
          line([
            [300, 380],
            [700, 380],
          ]),
          label(420, 368, 'BU 3', 'middle', 20),
        ]),
    circle(700, 380, 8, 'white'),
    label(728, 390, kind === '2' ? 'N' : '−', 'start', 28),
    caption(title),
  ])
}

export const families = {
  'sensor-wiring': family({ title: text(), kind: choice(['PNP', 'NPN', '2']) }, ({ title, kind }) =>
    wiring(title, kind),
  ),
}
