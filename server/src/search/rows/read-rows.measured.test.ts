import { strToU8 } from 'fflate'
import { expect, it, onTestFinished } from 'vitest'
import { openWorkers } from '../../platform/index.ts'
import { toUploadFile, sharedTextWorkbook } from '../../testing/workbooks.ts'
import { readRows } from './read-rows.ts'
import { rowsOfTable } from './rows-thread.ts'

const limits = {
  rows: 20_000,
  columns: 100,
  unpacked: 60_000_000,
  cells: 1_000_000,
  cellLength: 1_000,
  characters: 10_000_000,
}
const readInPlace = (input: string | Uint8Array) => rowsOfTable({ input, limits, most: 5_000 })

it.each([
  ['a workbook of many cells', () => sharedTextWorkbook('A-1', 4_000, 12)],
  ['a text of many quoted cells', () => strToU8(`${'"",'.repeat(80)}\n`.repeat(5_000))],
])('%s takes the event loop less than half of the work that it makes', async (_, make) => {
  const workers = openWorkers()
  onTestFinished(workers.close)
  const file = make()
  const measureCpu = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }
  const inThread = () => readRows(workers, toUploadFile(file))
  // Once the code of both is loaded.
  await Promise.all([readInPlace('A-1'), inThread()])
  const inPlace = await measureCpu(() => readInPlace(file))
  expect(await measureCpu(inThread)).toBeLessThan(inPlace / 2)
})
