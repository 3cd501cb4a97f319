import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Bench } from './line.ts'
import { measureLine } from './measure-line.ts'
import { Processes } from './processes.ts'

const openBench = (): Bench => {
  const folder = mkdtempSync(join(tmpdir(), 'pasok-bench-'))
  const processes = new Processes()
  onTestFinished(async () => {
    await processes.stopAll()
    rmSync(folder, { recursive: true })
  })
  const nothing = async () => {}
  return {
    shop: { origin: 'http://shop.example', stop: nothing, importFile: nothing, importRows: nothing },
    processes,
    folder,
  }
}

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a line that can not measure has missed its target, and says why without naming a place', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const bench = openBench()
  const measure = (): never => {
    throw new Error(`${bench.folder}/var is gone\nand its log`)
  }
  const results = await measureLine({ name: 'Broken', measure }, bench)
  expect(results).toMatchObject([
    { what: 'Broken', figure: 'not measured', met: false, notes: ['not measured: var is gone'] },
  ])
  expect(logged).toHaveBeenCalledOnce()
})

test('what a line has started ends with it, and the next line starts its own', async () => {
  const bench = openBench()
  const pids: number[] = []
  const measure = async ({ processes }: Bench) => {
    const child = processes.start('-e', ['setInterval(() => {}, 1000)'], { stdio: 'ignore' })
    await once(child, 'spawn')
    pids.push(child.pid ?? 0)
    expect(runs(pids.at(-1) ?? 0)).toBe(true)
    return []
  }
  expect(await measureLine({ name: 'First', measure }, bench)).toEqual([])
  expect(await measureLine({ name: 'Second', measure }, bench)).toEqual([])
  expect(pids.map(runs)).toEqual([false, false])
})

test('what a line has started ends with the run, too', async () => {
  const { processes } = openBench()
  const child = processes.part().start('-e', ['setInterval(() => {}, 1000)'], { stdio: 'ignore' })
  await once(child, 'spawn')
  await processes.stopAll()
  expect(runs(child.pid ?? 0)).toBe(false)
  expect(() => processes.part().start('-e', [''], {})).toThrow('the run is being stopped')
})
