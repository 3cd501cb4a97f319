import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { UnreadableFile, type FileRow, type Hidden } from './file-row.ts'
import { parseHeadings } from './headings.ts'
import type { XlsxMessage } from './xlsx-worker.ts'

/** The memory that the largest accepted workbook needs, and no more. */
const MEMORY_MB = 3_072
const DEADLINE_MS = 180_000

const refusals = {
  too_large:
    'The workbook is too large: at most 200,000 rows and 300 MB unpacked. Save it as CSV, which has no such limit.',
  unreadable: 'The workbook can not be read: save it again as .xlsx, or as CSV.',
} as const

const formatRefusal = (message: Extract<XlsxMessage, { kind: 'refused' }>): string => {
  if (message.why !== 'overlong_cell') return refusals[message.why]
  const [, column, row] = /^([A-Z]+)(\d+)$/.exec(message.cell ?? '') ?? []
  const which = row === undefined ? 'A cell' : `The cell in row ${row}, column ${column},`
  return `${which} is too long: a cell holds 32,767 characters at most. Shorten it and save the workbook again.`
}

/**
 * Reads the first sheet of a workbook (.xlsx); the first row that is not empty has the headings. Dates are read as
 * 'YYYY-MM-DD', numbers in plain digits, percentages and errors as they are displayed. Hidden parts are left out and
 * passed to `onHidden` before the first row. A worker reads the sheet. Throws UnreadableFile.
 */
export async function* readXlsx(file: string, onHidden?: (hidden: Hidden) => void): AsyncGenerator<FileRow> {
  let headings: string[] | undefined
  let line = 0
  for await (const { cells, rows, hidden } of readParts(file)) {
    if (line === 0) onHidden?.(hidden)
    for (const row of cells) {
      line++
      if (row.every((cell) => cell.trim() === '')) continue
      if (headings) yield { line, share: line / rows, cells: toRow(headings, row) }
      else headings = parseHeadings(row)
    }
  }
  if (!headings) throw new UnreadableFile('The file is empty.')
}

const toRow = (headings: readonly string[], row: readonly string[]): Record<string, string> =>
  Object.fromEntries(headings.flatMap((heading, i) => (heading === '' ? [] : [[heading, row[i] ?? '']])))

type Part = Extract<XlsxMessage, { kind: 'part' }>

async function* readParts(file: string): AsyncGenerator<Part> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  try {
    while (true) {
      worker.postMessage('next')
      const message = await readNext(worker)
      if (message.kind === 'end') return
      if (message.kind === 'refused') throw new UnreadableFile(formatRefusal(message))
      yield message
    }
  } finally {
    await worker.terminate()
  }
}

/** The worker's next message. If it runs out of memory, or sends nothing for minutes, the workbook is too large. */
const readNext = async (worker: Worker): Promise<XlsxMessage> => {
  try {
    const [message] = (await once(worker, 'message', { signal: AbortSignal.timeout(DEADLINE_MS) })) as [
      XlsxMessage,
    ]
    return message
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ERR_WORKER_OUT_OF_MEMORY' && code !== 'ABORT_ERR') throw error
    return { kind: 'refused', why: 'too_large' }
  }
}
