import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { succeeded, type Processes } from '../processes.ts'

const program = fileURLToPath(new URL('audit-program.ts', import.meta.url))

/** The categories that Lighthouse marks, by its names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One run of Lighthouse on one page. */
export interface Audit {
  readonly address: string
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** What costs marks, other than in performance: a sentence and the places it is about. */
  readonly errors: readonly string[]
  /** What performance is made of: name and figure. */
  readonly metrics: readonly (readonly [string, string])[]
}

/** Audits each address with Lighthouse a given number of times, in turns, in a process of its own. */
export const auditPages = async (
  processes: Processes,
  port: number,
  runs: number,
  addresses: readonly string[],
): Promise<Audit[]> => {
  const { PATH, HOME } = process.env
  const child = processes.start(program, [String(port), String(runs), ...addresses], {
    env: { PATH, HOME },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = child.stdout ? text(child.stdout) : ''
  await succeeded(child, () => 'Lighthouse failed.')
  return JSON.parse(await output) as Audit[]
}
