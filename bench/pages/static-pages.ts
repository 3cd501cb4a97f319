import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { startBare } from '../bare.ts'
import type { Bench } from '../line.ts'
import type { Step } from './click.ts'
import { madeAnswer } from './made-answer.ts'

const pageText = (heading: string, rest: string): string =>
  `<!doctype html><html lang="en"><title>${heading}</title><h1>${heading}</h1><main>${rest}</main></html>`

/** The step from one to the other of the two pages. */
export const staticStep: Step = { from: '/', to: '/next' }

/** Two pages of a heading each, the first with a link to the second, from a process that does nothing else: its origin. */
export const startStaticPages = ({ processes, folder }: Bench): Promise<string> =>
  startBare(
    processes,
    mkdtempSync(join(folder, 'static-')),
    new Map([
      [staticStep.from, madeAnswer('text/html', pageText('One page', `<a href="${staticStep.to}">Next</a>`))],
      [staticStep.to, madeAnswer('text/html', pageText('Another page', 'That is all.'))],
    ]),
  )
