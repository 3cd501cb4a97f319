import { delimiter, join } from 'node:path'
import { runStages } from './stages/run.ts'
import { all, check } from './stages/stages.ts'

process.chdir(join(import.meta.dirname, '..'))
// The tools are npm's, and so is Node, also when this is started without npm.
process.env['PATH'] = `${join(process.cwd(), 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`

process.exitCode = (await runStages(process.argv.includes('--check') ? check : all)) ? 0 : 1
