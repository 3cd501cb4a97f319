import { type Mark, type Point, path, polygon } from '../drawing/svg.ts'

/** A file: blade with its cut, tang, handle; the section stands above. */
export function fileBody(section: readonly Point[], handle: boolean): Mark[] {
  const cut = Array.from(
    { length: 46 },
    (_, index) => `M${96 + index * 9} 330l14 -60M${96 + index * 9} 270l14 60`,
  ).join('')
  return [
    path('M90 272L520 266V334L90 328Q80 300 90 272Z', 'roundH'),
    path(cut, 'none', 'hair'),
    polygon(
      [
        [520, 268],
        [560, 290],
        [640, 294],
        [640, 306],
        [560, 310],
        [520, 332],
      ],
      'light',
    ),
    ...(handle
      ? [path('M580 276H600Q640 262 700 264Q744 270 744 300Q744 330 700 336Q640 338 600 324H580Z', 'accent')]
      : []),
    polygon(
      section.map(([x, y]): Point => [200 + x, 150 + y]),
      'hatch',
    ),
  ]
}
