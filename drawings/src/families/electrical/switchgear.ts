import { count, family, flag, list, mm, text } from '../../family.ts'
import { circle, line, rect, stroke } from '../../sheet/svg.ts'
import { blocksDimensions, blocksShaded, mark, plate, screws, type Block, type Device } from './blocks.ts'

/** A moulded case breaker. */
function moulded(title: string, rating: string, w: number, h: number, d: number, poles: number): Device {
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
function motorBreaker(title: string, w: number, h: number, d: number, rotary: boolean, span: string): Device {
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
          mark(a * 0.66, b * 0.84, span, b * 0.09),
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
function overloadRelay(title: string, w: number, h: number, d: number, span: string): Device {
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
function rotarySwitch(title: string, w: number, h: number, d: number, words: readonly string[]): Device {
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

const motorBreakerParameters = {
  title: text(),
  w: mm(5, 500),
  h: mm(10, 500),
  d: mm(10, 500),
  rotary: flag(),
  span: text().default('2.5–4 A'),
}

export const families = {
  'motor-breaker-dimensions': family(motorBreakerParameters, ({ title, w, h, d, rotary, span }) =>
    blocksDimensions(motorBreaker(title, w, h, d, rotary, span)),
  ),
  'motor-breaker-shaded': family(motorBreakerParameters, ({ title, w, h, d, rotary, span }) =>
    blocksShaded(motorBreaker(title, w, h, d, rotary, span)),
  ),
  'moulded-breaker-dimensions': family(
    {
      title: text(),
      rating: text(),
      w: mm(10, 1000),
      h: mm(20, 2000),
      d: mm(10, 1000),
      poles: count(1, 16).default(3),
    },
    ({ title, rating, w, h, d, poles }) => blocksDimensions(moulded(title, rating, w, h, d, poles)),
  ),
  'moulded-breaker-shaded': family(
    {
      title: text(),
      rating: text(),
      w: mm(10, 1000),
      h: mm(20, 2000),
      d: mm(10, 1000),
      poles: count(1, 16).default(3),
    },
    ({ title, rating, w, h, d, poles }) => blocksShaded(moulded(title, rating, w, h, d, poles)),
  ),
  'overload-relay-dimensions': family(
    { title: text(), w: mm(5, 500), h: mm(10, 500), d: mm(10, 1000), span: text() },
    ({ title, w, h, d, span }) => blocksDimensions(overloadRelay(title, w, h, d, span)),
  ),
  'overload-relay-shaded': family(
    { title: text(), w: mm(5, 500), h: mm(10, 500), d: mm(10, 1000), span: text() },
    ({ title, w, h, d, span }) => blocksShaded(overloadRelay(title, w, h, d, span)),
  ),
  'rotary-switch-dimensions': family(
    { title: text(), w: mm(10, 500), h: mm(10, 500), d: mm(10, 500), words: list(text(), 12) },
    ({ title, w, h, d, words }) => blocksDimensions(rotarySwitch(title, w, h, d, words)),
  ),
  'rotary-switch-shaded': family(
    { title: text(), w: mm(10, 500), h: mm(10, 500), d: mm(10, 500), words: list(text(), 12) },
    ({ title, w, h, d, words }) => blocksShaded(rotarySwitch(title, w, h, d, words)),
  ),
}
