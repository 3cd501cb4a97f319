import { join } from 'node:path'
import { buildIfNeeded, buildStorefront } from './build-storefront.ts'
import { readOptions, runCommand } from './command.ts'

const USAGE = `npm run build [-- --if-needed]

  Builds the pages. A shop that runs meanwhile serves the ones it began with; the next start serves these.

  --if-needed   only where there are none, or a source is newer`

const root = join(import.meta.dirname, '..')

await runCommand(USAGE, async (args) => {
  const options = readOptions(args, { 'if-needed': { type: 'boolean', default: false } })
  await (options['if-needed'] ? buildIfNeeded(root) : buildStorefront(root))
  return 0
})
