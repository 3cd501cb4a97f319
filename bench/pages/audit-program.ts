import lighthouse, { type Result } from 'lighthouse'
import { categories, type Audit } from './audit.ts'
import { auditErrors } from './page-errors.ts'

/** `audit-program.ts PORT RUNS ADDRESS…`: prints what Lighthouse says of each address. */
const [port, runs, ...addresses] = process.argv.slice(2)

/** Its default settings for a telephone. It sends no statistics: that is off unless switched on. */
const runLighthouse = async (address: string): Promise<Result> => {
  const answer = await lighthouse(address, {
    port: Number(port),
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
  })
  if (!answer) throw new Error(`Lighthouse says nothing about ${address}`)
  return answer.lhr
}

const audit = async (address: string): Promise<Audit> => {
  let lhr = await runLighthouse(address)
  // Chromium has recorded nothing of the visit, which Lighthouse asks to repeat.
  if (lhr.runtimeError?.code === 'NO_NAVSTART') lhr = await runLighthouse(address)
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`)
  const score = (category: string): number => Math.round((lhr.categories[category]?.score ?? 0) * 100)
  return {
    address,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    errors: auditErrors(lhr),
    metrics: listMetrics(lhr),
  }
}

const listMetrics = ({ categories, audits }: Result): Audit['metrics'] =>
  (categories['performance']?.auditRefs ?? [])
    .filter(({ group }) => group === 'metrics')
    .map(({ id, acronym }) => [acronym ?? id, audits[id]?.displayValue ?? ''])

const audits: Audit[] = []
for (let run = 0; run < Number(runs); run++)
  for (const address of addresses) audits.push(await audit(address))
console.log(JSON.stringify(audits))
