import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

const TIMEOUT_MS = 15_000

/** The processes a run has started, so that none outlives it. */
export class Processes {
  readonly #running = new Set<ChildProcess>()
  readonly #parts = new Set<Processes>()
  #stopping = false

  /** A part of them that can be stopped before the others, and is stopped with them. */
  part(): Processes {
    const part = new Processes()
    this.#parts.add(part)
    if (this.#stopping) part.#stopping = true
    return part
  }

  /**
   * Starts Node on a file. Each leads a group of its own, so that what it starts in turn ends with it. Throws once all
   * are being stopped.
   */
  start(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    return this.startProgram(process.execPath, [file, ...args], options)
  }

  /** Starts another program than Node, in the same way. */
  startProgram(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
    if (this.#stopping) throw new Error('the run is being stopped')
    const child = spawn(program, args, { ...options, detached: true })
    this.#running.add(child)
    child.once('close', () => this.#running.delete(child))
    return child
  }

  /** Asks everything that still runs to stop, and after fifteen seconds no longer asks. */
  async stopAll(): Promise<void> {
    this.#stopping = true
    await Promise.all([...[...this.#running].map(stop), ...[...this.#parts].map((part) => part.stopAll())])
  }
}

/** Asks a process to stop, and makes it after fifteen seconds. */
export const stop = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    const limit = setTimeout(() => signal(child, 'SIGKILL'), TIMEOUT_MS)
    child.once('close', () => {
      clearTimeout(limit)
      resolve()
    })
    signal(child, 'SIGTERM')
  })

const signal = ({ pid }: ChildProcess, name: NodeJS.Signals): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits for a process to end. Throws its output where it failed. */
export const succeeded = (child: ChildProcess, readOutput: () => string): Promise<void> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, by) => {
      if (code === 0) resolve()
      else
        reject(new Error(`${child.spawnargs.slice(1).join(' ')} ended with ${code ?? by}:\n${readOutput()}`))
    })
  })
