import { circle, rect, type Mark } from '../drawing/svg.ts'
import { mark, screws, slits, type Block, type Device } from './blocks.drawing.ts'

/** A plug-in relay with its pins below. */
export const cubeRelay = (title: string, pins: number): Device => ({
  title,
  blocks: [
    ...Array.from({ length: pins }, (_, i): Block => ({
      x: 4 + i * (16 / Math.max(1, pins - 1)),
      y: 28,
      z: 10,
      width: 1.4,
      height: 7,
      depth: 4,
      tone: 'dark',
    })),
    {
      x: 0,
      y: 0,
      z: 0,
      width: 21.5,
      height: 28,
      depth: 36,
      tone: 'white',
      art: (w, h): Mark[] => [
        rect(w * 0.14, h * 0.12, w * 0.34, h * 0.7, 'accent', 2, 'edge'),
        rect(w * 0.54, h * 0.18, w * 0.32, h * 0.22, 'dark', 2, 'edge'),
        rect(w * 0.54, h * 0.5, w * 0.32, h * 0.3, 'mid', 2, 'edge'),
        circle(w * 0.7, h * 0.9, w * 0.04, 'accent', 'edge'),
      ],
    },
  ],
})

/** A relay as slim as a terminal. */
export const slim: Device = {
  title: '6.2 × 90 × 70 · 6 A',
  rail: 45,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 6.2,
      height: 90,
      depth: 70,
      tone: 'mid',
      art: (w, h) => [
        circle(w / 2, h * 0.07, w * 0.3, 'dark', 'edge'),
        circle(w / 2, h * 0.16, w * 0.3, 'dark', 'edge'),
        rect(w * 0.14, h * 0.28, w * 0.72, h * 0.4, 'accent', 1, 'edge'),
        circle(w / 2, h * 0.74, w * 0.2, 'white', 'edge'),
        circle(w / 2, h * 0.84, w * 0.3, 'dark', 'edge'),
        circle(w / 2, h * 0.93, w * 0.3, 'dark', 'edge'),
      ],
    },
  ],
}

/** A solid state relay. */
export const solid: Device = {
  title: 'SSR · 40 A · 3–32 V DC',
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: 45,
      height: 58,
      depth: 27,
      tone: 'white',
      art: (w, h) => [
        ...screws(2, w, h * 0.14, w * 0.1),
        ...screws(2, w, h * 0.86, w * 0.1),
        mark(w / 2, h * 0.44, '40 A', h * 0.12),
        mark(w / 2, h * 0.6, '3–32 V', h * 0.09),
        circle(w * 0.5, h * 0.73, w * 0.03, 'accent', 'edge'),
      ],
    },
  ],
}

/** A front with one or two dials. */
export const dial =
  (words: string, two: boolean) =>
  (w: number, h: number): Mark[] => [
    circle(w * 0.5, h * 0.28, Math.min(w, h) * 0.2, 'white', 'edge'),
    rect(w * 0.5 - 2, h * 0.12, 4, h * 0.16, 'black', 0, 'none'),
    ...(two
      ? [
          circle(w * 0.5, h * 0.66, Math.min(w, h) * 0.17, 'white', 'edge'),
          rect(w * 0.5 - 2, h * 0.53, 4, h * 0.13, 'black', 0, 'none'),
        ]
      : []),
    mark(w / 2, h * 0.9, words, h * 0.11),
    circle(w * 0.14, h * 0.1, 4, 'accent', 'edge'),
  ]

/** A relay socket. */
export const socket: Device = {
  title: '8 · 14 pin · EN 60715',
  rail: 38,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 18,
      width: 28,
      height: 76,
      depth: 20,
      tone: 'mid',
      art: (w, h) => [...screws(4, w, h * 0.07, w * 0.08), ...screws(4, w, h * 0.93, w * 0.08)],
    },
    {
      x: 2,
      y: 12,
      z: 8,
      width: 24,
      height: 52,
      depth: 10,
      tone: 'dark',
      art: (w, h) =>
        [0, 1, 2, 3].flatMap((r) =>
          [0, 1, 2, 3].map((c) =>
            rect(w * (0.14 + c * 0.21), h * (0.12 + r * 0.22), w * 0.09, h * 0.12, 'black', 0, 'none'),
          ),
        ),
    },
  ],
}

/** A timer for a cut-out, its pins behind. */
export const timerDevice = (title: string, words: string, two: boolean): Device => ({
  title,
  blocks: [
    { x: 14, y: 14, z: 70, width: 20, height: 20, depth: 12, tone: 'black' },
    { x: 1.5, y: 1.5, z: 4, width: 45, height: 45, depth: 66, tone: 'black' },
    { x: 0, y: 0, z: 0, width: 48, height: 48, depth: 4, tone: 'light', art: dial(words, two) },
  ],
})

/** A power supply for the rail. */
export const supplyDevice = (title: string, w: number, h: number, d: number, volt: string): Device => ({
  title,
  rail: h / 2,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'light',
      art: (a, b) => [
        ...screws(4, a, b * 0.07, a * 0.06),
        ...screws(4, a, b * 0.93, a * 0.06),
        mark(a / 2, b * 0.3, volt, Math.min(a * 0.2, b * 0.14)),
        circle(a * 0.3, b * 0.46, 5, 'accent', 'edge'),
        circle(a * 0.7, b * 0.46, a * 0.05, 'dark', 'edge'),
        ...slits(7, a * 0.2, b * 0.56, a * 0.6, b * 0.28, 'dark'),
      ],
    },
  ],
})

/** A power supply in a perforated case. */
export const meshDevice = (title: string, w: number, h: number, d: number): Device => ({
  title,
  blocks: [
    {
      x: 0,
      y: 0,
      z: 0,
      width: w,
      height: h,
      depth: d,
      tone: 'dark',
      art: (a, b) => [
        ...Array.from({ length: 8 }, (_, c) =>
          Array.from({ length: 5 }, (_, r) =>
            circle(a * (0.12 + c * 0.11), b * (0.12 + r * 0.13), b * 0.045, 'black', 'none'),
          ).join(''),
        ),
        rect(a * 0.06, b * 0.78, a * 0.88, b * 0.2, 'black', 2, 'edge'),
        ...screws(7, a, b * 0.88, b * 0.06),
      ],
    },
  ],
})
