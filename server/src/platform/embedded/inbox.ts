/**
 * Cuts a stream of chunks into messages. A message that comes in many chunks is joined once, when its last byte is
 * there, so that an insert of many megabytes costs one copy and not one for each chunk.
 */
export class Inbox {
  #chunks: Buffer[] = []
  #held = 0
  #wanted = 0

  add(chunk: Buffer): void {
    this.#chunks.push(chunk)
    this.#held += chunk.length
  }

  /**
   * The next whole message, or undefined until more arrives. Before the session starts, messages have no letter
   * in front of their length. Throws RangeError at a length that cannot be one.
   */
  next(hasLetter: boolean): Buffer | undefined {
    const head = hasLetter ? 5 : 4
    if (this.#held < Math.max(head, this.#wanted)) return undefined
    const held = this.#joined()
    const length = held.readInt32BE(head - 4)
    if (length < 4) throw new RangeError(`A message cannot be ${length} bytes long`)
    const end = head - 4 + length
    this.#wanted = end
    if (held.length < end) return undefined
    this.#chunks = [held.subarray(end)]
    this.#held -= end
    this.#wanted = 0
    return held.subarray(0, end)
  }

  #joined(): Buffer {
    const joined = this.#chunks.length === 1 ? this.#chunks[0] : undefined
    const held = joined ?? Buffer.concat(this.#chunks)
    this.#chunks = [held]
    return held
  }
}
