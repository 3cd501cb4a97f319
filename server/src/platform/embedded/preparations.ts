import { message } from './wire.ts'

const PARSE = 'P'.charCodeAt(0)
const PARSE_COMPLETE = message('1')

/**
 * The named statements of the session that all clients share. Each client prepares its own by the names it gives, and
 * two with the same texts give the same ones, which the session would refuse the second time. Only the first message of
 * a batch is looked at: that is where `pg` prepares.
 */
export class Preparations {
  #known = new Map<string, Buffer>()

  /** Has a batch answered by the session, without a preparation that it has already. */
  async answer(batch: Buffer, execute: (batch: Buffer) => Promise<Buffer>): Promise<Buffer> {
    const parse = preparationIn(batch)
    if (!parse) return execute(batch)
    const { name, bytes } = parse
    if (this.#known.get(name)?.equals(bytes))
      return Buffer.concat([PARSE_COMPLETE, await execute(batch.subarray(bytes.length))])
    const response = await execute(batch)
    if (response[0] === PARSE_COMPLETE[0]) this.#known.set(name, Buffer.from(bytes))
    return response
  }
}

/** The Parse message that a batch begins with, if it gives a name. */
const preparationIn = (batch: Buffer): { readonly name: string; readonly bytes: Buffer } | undefined => {
  if (batch[0] !== PARSE) return undefined
  const bytes = batch.subarray(0, 1 + batch.readInt32BE(1))
  const name = bytes.toString('utf8', 5, bytes.indexOf(0, 5))
  return name === '' ? undefined : { name, bytes }
}
