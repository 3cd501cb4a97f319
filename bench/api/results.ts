import type { Result } from '../line.ts'
import { machineNote, type IndexedQuery } from '../indexed-query.ts'
import { CONNECTIONS } from '../load.ts'
import { median, quantile } from '../statistics.ts'
import type { Measurement } from './measure-kind.ts'
import type { Walk } from './walk.ts'

/** The median at one connection. */
export const medianResult = (where: string, measurement: Measurement): Result => {
  const { kind, alone, statements } = measurement
  const target = kind.targetMs
  const [shop, bare] = [sums(alone.shop), sums(alone.bare)]
  const found = median(shop)
  return {
    what: `${kind.name}, ${where}: median`,
    target: `≤ ${target} ms`,
    figure: ms(found),
    ratio: `× ${(found / median(bare)).toFixed(1)}`,
    met: found <= target,
    notes: [
      `median ${ms(found)}, p95 ${ms(quantile(shop, 0.95))}; ${statements.toFixed(1)} statements each once all have been asked before, which take ` +
        `\`pg\` alone, one after the other, ${ms(median(bare))}, p95 ${ms(quantile(bare, 0.95))}`,
      `processor time of the shop's process for each: ${ms(alone.cpuMs)}`,
      ...againstMachine(
        measurement,
        (machine) => `× ${(found / machine.medianMs).toFixed(1)} of that median`,
      ),
      methodText(measurement, 'one connection'),
      swept,
    ],
    details: [
      ['', kind.unit, 'median', 'p95'],
      ['shop', ...figures(shop)],
      ...(kind.calls.length > 1 ? kind.calls.map((call, i) => [call, ...figures(nth(alone.shop, i))]) : []),
      ['`pg` alone', ...figures(bare)],
    ],
  }
}

/** Answers per second at ten connections; the target is a multiple of the large catalogue's. */
export const rateResult = (where: string, measurement: Measurement, times: number): Result => {
  const { kind, together } = measurement
  const { shop, bare, cpuMs } = together
  const target = kind.targetPerSecond * times
  const rate = median(shop.map(perSecond))
  const ratios = shop.map((walk, i) => perSecond(walk) / perSecond(bare[i] ?? walk))
  return {
    what: `${kind.name}, ${where}: ${CONNECTIONS} connections`,
    target: `≥ ${target.toLocaleString('en')}/s`,
    figure: `${Math.round(rate)}/s`,
    ratio: percent(median(ratios)),
    met: rate >= target,
    notes: [
      `${Math.round(rate)} ${kind.unit} a second; the same statements by \`pg\` alone ` +
        `${Math.round(median(bare.map(perSecond)))}`,
      `processor time of the shop's process for each: ${ms(cpuMs)}`,
      ...againstMachine(measurement, (machine) => `${percent(rate / machine.perSecond)} of that rate`),
      methodText(measurement, `${CONNECTIONS} connections`),
      swept,
    ],
    details: [
      ['pair', `${kind.unit} a second, shop`, '`pg` alone', 'shop : `pg`', 'median of the shop'],
      ...shop.map((walk, i) => [
        String(i + 1),
        String(Math.round(perSecond(walk))),
        String(Math.round(perSecond(bare[i] ?? walk))),
        percent(ratios[i] ?? 0),
        ms(median(sums([walk]))),
      ]),
    ],
  }
}

/** The figure beside what the machine gives, where that was measured. */
const againstMachine = (
  { machine }: Measurement,
  share: (machine: IndexedQuery) => string,
): readonly string[] => [`${machineNote(machine)}; this is ${share(machine)}`]

const swept =
  'before measuring, the jobs that follow an import were waited for, and the tables swept (vacuum, analyze), ' +
  'as it does by itself within minutes'

const methodText = ({ visits, right, alone }: Measurement, connections: string): string =>
  `${visits} different requests, ${right} of them answered with what is looked for, in ${alone.shop.length} rounds over ` +
  `${connections}, uncompressed; each answer has the length of one that was read before`

const sums = (walks: readonly Walk[]): number[] =>
  walks.flatMap(({ times }) => times.map((calls) => calls.reduce((sum, one) => sum + one, 0)))

const nth = (walks: readonly Walk[], call: number): number[] =>
  walks.flatMap(({ times }) => times.map((calls) => calls[call] ?? 0))

const perSecond = ({ times, seconds }: Walk): number => times.length / seconds

const figures = (times: readonly number[]): string[] => [
  String(times.length),
  ms(median(times)),
  ms(quantile(times, 0.95)),
]

const ms = (value: number): string => `${value.toFixed(2)} ms`
const percent = (share: number): string => `${Math.round(share * 100)} %`
