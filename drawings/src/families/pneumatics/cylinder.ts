import { family, mm } from '../../family.ts'
import type { Point } from '../../sheet/svg.ts'
import { axis, chart } from './chart.ts'

/** The thrust of a piston in N at a pressure in bar, without friction; bore and rod in mm. */
const thrust = (bore: number, bar: number, rod = 0): number =>
  Math.round((Math.PI / 4) * (bore ** 2 - rod ** 2) * bar * 0.1)

/** Thrust and pull of a piston over the pressure, without friction. */
function thrustChart(bore: number, rod: number): string {
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

export const families = {
  'thrust-chart': family({ bore: mm(1, 1000), rod: mm(0.5, 200) }, ({ bore, rod }) => thrustChart(bore, rod)),
}
