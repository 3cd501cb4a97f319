import { Agent } from 'node:http'
import { gzipSync } from 'node:zlib'
import { get, decodeText } from '../get.ts'

/** The size of files with gzip, each requested once and compressed on its own. */
export class Gzipped {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 })
  readonly #sizes = new Map<string, number>()

  /** All of them together. */
  async sum(addresses: readonly string[]): Promise<number> {
    let bytes = 0
    for (const address of addresses) bytes += await this.#size(address)
    return bytes
  }

  close(): void {
    this.#agent.destroy()
  }

  async #size(address: string): Promise<number> {
    const known = this.#sizes.get(address)
    if (known !== undefined) return known
    const answer = await get(this.#agent, address)
    if (answer.status !== 200) throw new Error(`${address} is answered with ${answer.status}`)
    const size = gzipSync(decodeText(answer), { level: 9 }).length
    this.#sizes.set(address, size)
    return size
  }
}
