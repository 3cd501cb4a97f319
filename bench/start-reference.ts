import { once } from 'node:events'
import { nodeOptions, nodeVariables } from './shop.ts'
import type { Processes } from './processes.ts'

/** Starts a server of ours that tells its port, with the options and variables that the shop's Node has; answers its origin. */
export const startReference = async (
  processes: Processes,
  program: string,
  args: readonly string[],
): Promise<string> => {
  const child = processes.startProgram(process.execPath, [...nodeOptions(), program, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...nodeVariables() },
  })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${program} did not start`)
  })
  const [port] = (await Promise.race([once(child, 'message'), ended])) as [number]
  ended.catch(() => {})
  return `http://127.0.0.1:${port}`
}
