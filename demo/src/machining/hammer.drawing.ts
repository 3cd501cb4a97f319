import { type Fill, type Mark, line, path, polygon, rect } from '../drawing/svg.ts'

/** The hammers that are drawn. */
export type Hammer = 'engineer' | 'sledge' | 'ball' | 'soft' | 'rubber' | 'copper' | 'claw'

/** A hammer standing upright, head above. */
export function hammerBody(kind: Hammer): Mark[] {
  const [x, top] = [400, 130]
  const wood: Fill = kind === 'soft' || kind === 'claw' ? 'black' : 'accent'
  const handle = path(
    `M${x - 17} ${top + 60}C${x - 14} 260 ${x - 26} 380 ${x - 28} 480Q${x - 26} 520 ${x} 520Q${x + 26} 520 ${x + 28} 480C${x + 26} 380 ${x + 14} 260 ${x + 17} ${top + 60}Z`,
    wood,
  )
  const heads: Record<Hammer, Mark[]> = {
    engineer: [
      polygon(
        [
          [x - 130, top - 34],
          [x - 122, top - 40],
          [x - 70, top - 40],
          [x - 60, top - 30],
          [x + 40, top - 30],
          [x + 140, top + 28],
          [x + 140, top + 38],
          [x + 40, top + 38],
          [x - 60, top + 32],
          [x - 70, top + 42],
          [x - 122, top + 42],
          [x - 130, top + 36],
        ],
        'roundH',
      ),
      line(
        [
          [x - 70, top - 40],
          [x - 70, top + 42],
        ],
        'edge',
      ),
    ],
    sledge: [
      polygon(
        [
          [x - 150, top - 42],
          [x - 136, top - 54],
          [x + 136, top - 54],
          [x + 150, top - 42],
          [x + 150, top + 42],
          [x + 136, top + 54],
          [x - 136, top + 54],
          [x - 150, top + 42],
        ],
        'roundH',
      ),
      line(
        [
          [x - 136, top - 54],
          [x - 136, top + 54],
        ],
        'edge',
      ),
      line(
        [
          [x + 136, top - 54],
          [x + 136, top + 54],
        ],
        'edge',
      ),
    ],
    ball: [
      path(
        `M${x - 130} ${top - 30}L${x - 120} ${top - 38}H${x - 74}L${x - 60} ${top - 24}H${x + 50}L${x + 66} ${top - 18}A38 36 0 1 1 ${x + 66} ${top + 22}L${x + 50} ${top + 28}H${x - 60}L${x - 74} ${top + 42}H${x - 120}L${x - 130} ${top + 34}Z`,
        'roundH',
      ),
    ],
    soft: [
      rect(x - 90, top - 36, 180, 74, 'roundH', 6),
      rect(x - 150, top - 42, 60, 86, 'white', 10),
      rect(x + 90, top - 42, 60, 86, 'deep', 10),
    ],
    rubber: [
      rect(x - 120, top - 60, 240, 122, 'darkH', 18),
      line(
        [
          [x - 90, top - 60],
          [x - 90, top + 62],
        ],
        'hair',
      ),
      line(
        [
          [x + 90, top - 60],
          [x + 90, top + 62],
        ],
        'hair',
      ),
    ],
    copper: [rect(x - 130, top - 42, 260, 86, 'accent', 6), rect(x - 42, top - 50, 84, 102, 'roundH', 6)],
    claw: [
      path(
        `M${x - 130} ${top - 26}H${x - 84}L${x - 70} ${top - 18}H${x + 20}C${x + 90} ${top - 24} ${x + 130} ${top} ${x + 158} ${top + 56}C${x + 110} ${top + 26} ${x + 70} ${top + 24} ${x + 30} ${top + 34}H${x - 70}L${x - 84} ${top + 40}H${x - 130}Z`,
        'roundH',
      ),
    ],
  }
  return [
    handle,
    ...heads[kind],
    rect(x - 22, top + 34, 44, 30, 'mid', 4, 'edge'),
    ...(wood === 'black'
      ? [
          path(
            Array.from({ length: 8 }, (_, index) => `M${x - 24} ${400 + index * 12}h48`).join(''),
            'none',
            'fine',
          ),
        ]
      : []),
  ]
}
