import type { Point } from '../drawing/svg.ts'
import { axis, chart } from './chart.drawing.ts'
import { thrust } from './writing.ts'

/** Thrust and pull of a piston over the pressure, without friction. */
export function thrustChart(bore: number, rod: number): string {
  const pressures = [0, 2, 4, 6, 8, 10]
  const curve = (of: number): Point[] =>
    pressures.map((bar): Point => [bar, thrust(bore, bar * 100, of) / 100])
  return chart({
    title: `Ø${bore} / Ø${rod} · N`,
    x: { from: 0, to: 10, step: 2, unit: 'bar' },
    y: { ...axis(thrust(bore, 10)), unit: 'N' },
    curves: [
      { points: curve(0), text: `Ø${bore}` },
      { points: curve(rod), text: `−Ø${rod}` },
    ],
  })
}
