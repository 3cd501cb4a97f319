import { Agent } from 'node:http'
import { get, decodeText } from './get.ts'

/** Seconds of processor time that a server has used since it started, all its threads together. */
export const cpuSeconds = async (origin: string): Promise<number> => {
  const agent = new Agent()
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(decodeText(await get(agent, `${origin}/metrics`)))
  agent.destroy()
  if (!seconds) throw new Error(`${origin}/metrics does not say process_cpu_seconds_total`)
  return Number(seconds[1])
}
