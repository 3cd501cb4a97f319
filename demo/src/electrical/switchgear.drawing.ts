import { circle, line, path, rect, stroke, type Mark } from '../drawing/svg.ts'
import { mark, plate, screws, type Art, type Block, type Device } from './blocks.drawing.ts'

/** A modular device: terminals above and below, a nose in the middle that carries what its art shows. */
export function modular(
  title: string,
  width: number,
  terminals: number,
  nose: Art,
  height = 84,
  depth = 66,
): Device {
  const ends: Art = (w, h) => [
    ...screws(terminals, w, h * 0.1, Math.min(w / terminals / 4, h * 0.05)),
    ...screws(terminals, w, h * 0.9, Math.min(w / terminals / 4, h * 0.05)),
  ]
  return {
    title,
    rail: height / 2,
    blocks: [
      { x: 0, y: 0, z: 18, width, height, depth: depth - 18, art: ends },
      { x: 0, y: height * 0.235, z: 0, width, height: height * 0.53, depth: 18, tone: 'white', art: nose },
    ],
  }
}

/** A toggle, a test button and the rating, as breakers against leakage have them. */
export const leakageFace =
  (rating: string, residual: string): Art =>
  (w, h) => [
    rect(w * 0.12, h * 0.3, w * 0.34, h * 0.4, 'mid', 3, 'edge'),
    rect(w * 0.15, h * 0.34, w * 0.28, h * 0.2, 'black', 3),
    rect(w * 0.62, h * 0.2, w * 0.22, h * 0.2, 'accent', 4, 'edge'),
    mark(w * 0.73, h * 0.3, 'T', h * 0.14),
    mark(w * 0.73, h * 0.56, rating, Math.min(h * 0.15, w * 0.15)),
    mark(w * 0.73, h * 0.78, residual, Math.min(h * 0.12, w * 0.12)),
  ]

/** A cartridge that plugs in, with its window that turns from light to dark. */
export const cartridgeFace =
  (poles: number, words: string): Art =>
  (w, h) =>
    Array.from({ length: poles }, (_, index): Mark => {
      const x = (w * index) / poles
      const p = w / poles
      return (
        rect(x + p * 0.08, h * 0.08, p * 0.84, h * 0.84, 'mid', 3, 'edge') +
        rect(x + p * 0.3, h * 0.2, p * 0.4, h * 0.16, 'accent', 2, 'edge') +
        mark(x + p / 2, h * 0.56, words, Math.min(h * 0.15, p * 0.26)) +
        path(`M${(x + p * 0.5).toFixed(1)} ${(h * 0.66).toFixed(1)}l-6 12h8l-6 12`, 'none', 'edge')
      )
    })

/** A fuse drawer with its grip. */
export const drawerFace =
  (poles: number, words: string): Art =>
  (w, h) =>
    Array.from({ length: poles }, (_, index): Mark => {
      const x = (w * index) / poles
      const p = w / poles
      return (
        rect(x + p * 0.06, h * 0.05, p * 0.88, h * 0.9, 'dark', 3, 'edge') +
        rect(x + p * 0.22, h * 0.14, p * 0.56, h * 0.22, 'deep', 3, 'edge') +
        mark(x + p / 2, h * 0.58, words, Math.min(h * 0.13, p * 0.2)) +
        circle(x + p / 2, h * 0.82, p * 0.07, 'accent', 'edge')
      )
    })

/** A moulded case breaker. */
export function moulded(
  title: string,
  rating: string,
  w: number,
  h: number,
  d: number,
  poles: number,
): Device {
  return {
    title,
    blocks: [
      {
        x: 0,
        y: 0,
        z: d * 0.22,
        width: w,
        height: h,
        depth: d * 0.78,
        tone: 'mid',
        art: (a, b) =>
          Array.from({ length: poles }, (_, i) => {
            const [x, p] = [(a * i) / poles, a / poles]
            return (
              rect(x + p * 0.2, b * 0.02, p * 0.6, b * 0.14, 'dark', 2, 'edge') +
              circle(x + p / 2, b * 0.09, p * 0.15, 'glow', 'edge') +
              rect(x + p * 0.2, b * 0.84, p * 0.6, b * 0.14, 'dark', 2, 'edge') +
              circle(x + p / 2, b * 0.91, p * 0.15, 'glow', 'edge')
            )
          }),
      },
      {
        x: 0,
        y: h * 0.19,
        z: d * 0.08,
        width: w,
        height: h * 0.62,
        depth: d * 0.14,
        tone: 'light',
        art: (a, b) => [
          rect(a * 0.3, b * 0.2, a * 0.4, b * 0.46, 'white', 4, 'edge'),
          mark(a * 0.5, b * 0.12, rating, b * 0.11),
          circle(a * 0.82, b * 0.36, b * 0.05, 'accent', 'edge'),
          circle(a * 0.34, b * 0.82, b * 0.06, 'white', 'edge'),
          circle(a * 0.66, b * 0.82, b * 0.06, 'white', 'edge'),
        ],
      },
      {
        x: w * 0.41,
        y: h * 0.36,
        z: -Math.round(d * 0.1),
        width: w * 0.18,
        height: h * 0.1,
        depth: d * 0.18,
        tone: 'black',
      },
    ],
  }
}

/** A motor protection breaker: a dial for the current and a knob, or two buttons. */
export function motorBreaker(title: string, w: number, h: number, d: number, rotary: boolean): Device {
  return {
    title,
    rail: h / 2,
    blocks: [
      {
        x: 0,
        y: 0,
        z: d * 0.3,
        width: w,
        height: h,
        depth: d * 0.7,
        tone: 'mid',
        art: (a, b) => [...screws(3, a, b * 0.1, a * 0.1), ...screws(3, a, b * 0.9, a * 0.1)],
      },
      {
        x: 0,
        y: h * 0.2,
        z: d * 0.08,
        width: w,
        height: h * 0.6,
        depth: d * 0.22,
        tone: 'light',
        art: (a, b) => [
          circle(a * 0.24, b * 0.82, a * 0.13, 'dark', 'edge'),
          line(
            [
              [a * 0.16, b * 0.88],
              [a * 0.32, b * 0.76],
            ],
            'edge',
          ),
          mark(a * 0.66, b * 0.84, '2.5–4 A', b * 0.09),
          ...(rotary
            ? [circle(a * 0.5, b * 0.36, a * 0.3, 'white', 'edge')]
            : [plate(a * 0.12, b * 0.1, a * 0.76, b * 0.5, 'white')]),
        ],
      },
      ...(rotary
        ? [
            {
              x: w * 0.42,
              y: h * 0.28,
              z: -6,
              width: w * 0.16,
              height: h * 0.27,
              depth: d * 0.14,
              tone: 'black',
            } satisfies Block,
          ]
        : [
            {
              x: w * 0.18,
              y: h * 0.29,
              z: 0,
              width: w * 0.28,
              height: h * 0.2,
              depth: d * 0.08,
              tone: 'dark',
              art: (a: number, b: number) => [mark(a / 2, b / 2, 'I', b * 0.5)],
            } satisfies Block,
            {
              x: w * 0.54,
              y: h * 0.29,
              z: d * 0.04,
              width: w * 0.28,
              height: h * 0.2,
              depth: d * 0.04,
              tone: 'black',
            } satisfies Block,
          ]),
    ],
  }
}

/** A thermal overload relay with the pins that plug into the contactor above. */
export function overloadRelay(title: string, w: number, h: number, d: number, span: string): Device {
  return {
    title,
    blocks: [
      {
        x: 0,
        y: 0,
        z: d * 0.25,
        width: w,
        height: h,
        depth: d * 0.75,
        tone: 'mid',
        art: (a, b) => [...screws(3, a, b * 0.86, a * 0.09)],
      },
      ...[0.2, 0.5, 0.8].map((at): Block => ({
        x: w * at - 3,
        y: -14,
        z: d * 0.45,
        width: 6,
        height: 16,
        depth: 3,
        tone: 'dark',
      })),
      {
        x: 0,
        y: h * 0.08,
        z: 0,
        width: w,
        height: h * 0.6,
        depth: d * 0.25,
        tone: 'light',
        art: (a, b) => [
          circle(a * 0.24, b * 0.4, a * 0.15, 'white', 'edge'),
          stroke(
            `M${(a * 0.24).toFixed(1)} ${(b * 0.4).toFixed(1)}l${(a * 0.09).toFixed(1)} ${(-b * 0.12).toFixed(1)}`,
            'ink',
            3,
          ),
          mark(a * 0.24, b * 0.8, span, b * 0.13),
          rect(a * 0.52, b * 0.24, a * 0.16, b * 0.28, 'accent', 3, 'edge'),
          mark(a * 0.6, b * 0.38, 'R', b * 0.14),
          rect(a * 0.76, b * 0.24, a * 0.16, b * 0.28, 'black', 3, 'edge'),
          ...screws(4, a, b * 0.96, a * 0.045),
        ],
      },
    ],
  }
}

/** A rotary switch disconnector with a door handle, or a changeover switch. */
export function rotarySwitch(
  title: string,
  w: number,
  h: number,
  d: number,
  words: readonly string[],
): Device {
  return {
    title,
    blocks: [
      {
        x: w * 0.06,
        y: h * 0.04,
        z: d * 0.32,
        width: w * 0.88,
        height: h * 0.92,
        depth: d * 0.68,
        tone: 'dark',
      },
      {
        x: 0,
        y: 0,
        z: d * 0.18,
        width: w,
        height: h,
        depth: d * 0.1,
        tone: 'accent',
        art: (a, b) => [
          circle(a / 2, b / 2, a * 0.36, 'light', 'edge'),
          ...words.map((word, index) => {
            const angle =
              ((-90 +
                (index - (words.length - 1) / 2) * (words.length > 2 ? 60 : 90) +
                (words.length > 2 ? 0 : 45)) *
                Math.PI) /
              180
            return mark(
              a / 2 + Math.cos(angle) * a * 0.43,
              b / 2 + Math.sin(angle) * b * 0.43,
              word,
              b * 0.075,
            )
          }),
        ],
      },
      {
        x: w * 0.41,
        y: h * 0.18,
        z: 0,
        width: w * 0.18,
        height: h * 0.64,
        depth: d * 0.18,
        tone: 'black',
        art: (a, b) => [rect(a * 0.38, b * 0.06, a * 0.24, b * 0.22, 'white', 2, 'none')],
      },
    ],
  }
}
