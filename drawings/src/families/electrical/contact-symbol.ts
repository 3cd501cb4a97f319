import { choice, family, list, text } from '../../family.ts'
import { caption, label } from '../../sheet/dimension.ts'
import { sheet } from '../../sheet/sheet.ts'
import { circle, line, path, rect, type Mark } from '../../sheet/svg.ts'

/** A changeover contact: the common one below, at rest on the right. */
const changeover = (x: number, pole: number): Mark[] => [
  path(`M${x - 34} 120V230M${x + 34} 120V230h-16M${x} 470V350L${x + 24} 226`, 'none', 'heavy'),
  label(x - 46, 150, `${pole}4`, 'end', 24),
  label(x + 46, 150, `${pole}2`, 'start', 24),
  label(x + 14, 460, `${pole}1`, 'start', 24),
]

/** Contacts as a circuit diagram shows them. */
function contactSymbol(
  title: string,
  kinds: readonly ('NO' | 'NC' | 'CO')[],
  actuator: 'push' | 'turn' | 'roller' | 'coil',
): string {
  const step = kinds.includes('CO') ? 220 : 150
  const x0 = 400 - ((kinds.length - 1) * step) / 2
  return sheet(title, [
    ...kinds.flatMap((kind, index): Mark[] => {
      const x = x0 + index * step
      if (kind === 'CO') return changeover(x, index + 1)
      const [top, bottom] = kind === 'NO' ? ['13', '14'] : ['21', '22']
      return [
        line(
          [
            [x, 120],
            [x, 230],
          ],
          'heavy',
        ),
        kind === 'NO'
          ? line(
              [
                [x, 350],
                [x - 42, 236],
              ],
              'heavy',
            )
          : line(
              [
                [x, 350],
                [x + 26, 226],
              ],
              'heavy',
            ) +
            line(
              [
                [x, 230],
                [x + 34, 230],
              ],
              'heavy',
            ),
        line(
          [
            [x, 350],
            [x, 470],
          ],
          'heavy',
        ),
        label(x + 14, 150, top, 'start', 24),
        label(x + 14, 460, bottom, 'start', 24),
      ]
    }),
    path(`M${x0 + (kinds.length - 1) * step - 10} 292H${x0 - 130}`, 'none', 'fine'),
    actuator === 'push'
      ? line(
          [
            [x0 - 130, 262],
            [x0 - 146, 262],
            [x0 - 146, 322],
            [x0 - 130, 322],
          ],
          'heavy',
        ) +
        line([
          [x0 - 146, 292],
          [x0 - 130, 292],
        ])
      : '',
    actuator === 'turn'
      ? path(`M${x0 - 130} 262V322M${x0 - 130} 262h-18M${x0 - 130} 322h18`, 'none', 'heavy')
      : '',
    actuator === 'roller' ? circle(x0 - 150, 292, 20, 'white') : '',
    actuator === 'coil'
      ? rect(x0 - 200, 262, 70, 60, 'white', 0, 'heavy') +
        line(
          [
            [x0 - 165, 120],
            [x0 - 165, 262],
          ],
          'heavy',
        ) +
        line(
          [
            [x0 - 165, 322],
            [x0 - 165, 470],
          ],
          'heavy',
        ) +
        label(x0 - 190, 150, 'A1', 'end', 24) +
        label(x0 - 190, 460, 'A2', 'end', 24)
      : '',
    caption(title),
  ])
}

/** A lamp as a circuit diagram shows it. */
const lampSymbol = (title: string): string =>
  sheet(title, [
    line(
      [
        [400, 110],
        [400, 225],
      ],
      'heavy',
    ),
    circle(400, 295, 70, 'white', 'heavy'),
    path('M350.5 245.5l99 99m0 -99l-99 99', 'none', 'heavy'),
    line(
      [
        [400, 365],
        [400, 480],
      ],
      'heavy',
    ),
    label(420, 140, 'X1', 'start', 26),
    label(420, 470, 'X2', 'start', 26),
    path('M490 210l50 -40m-14 2l14 -2l-4 14M510 240l50 -40m-14 2l14 -2l-4 14', 'none', 'edge'),
    circle(400, 110, 6, 'white'),
    circle(400, 480, 6, 'white'),
    caption(title),
  ])

export const families = {
  'contact-symbol': family(
    {
      title: text(),
      kinds: list(choice(['NO', 'NC', 'CO']), 12),
      actuator: choice(['push', 'turn', 'roller', 'coil']),
    },
    ({ title, kinds, actuator }) => contactSymbol(title, kinds, actuator),
  ),
  'lamp-symbol': family({ title: text() }, ({ title }) => lampSymbol(title)),
}
