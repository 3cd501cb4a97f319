import { expect, it } from 'vitest'
import { Conversation } from './conversation.ts'
import { SharedSession } from './shared-session.ts'
import { message, READY } from './wire.ts'

const GREETING = Buffer.from('greeting')
const START = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
const request = (code: number): Buffer => {
  const bytes = Buffer.from([0, 0, 0, 8, 0, 0, 0, 0])
  bytes.writeInt32BE(code, 4)
  return bytes
}

const open = (execute: (batch: Buffer) => Promise<Buffer> = async () => READY) => {
  const executed: Buffer[] = []
  const written: Buffer[] = []
  const line = {
    ended: false,
    write: (bytes: Buffer) => void written.push(bytes),
    end: () => void (line.ended = true),
  }
  const session = new SharedSession((batch) => {
    executed.push(batch)
    return execute(batch)
  })
  return { conversation: new Conversation(session, GREETING, line), executed, written, line }
}

it('declines encryption, as psql asks for it first, and then greets', () => {
  const { conversation, written } = open()
  conversation.hear(Buffer.concat([request(80_877_104), request(80_877_103), START]))
  expect(written.map(String)).toEqual(['N', 'N', 'greeting'])
})

it('hands on a pipeline as one batch, at its Sync', async () => {
  const { conversation, executed, written } = open()
  const pipeline = [message('P', '', 'select 1'), message('B', '', ''), message('E', ''), message('S')]
  conversation.hear(START)
  for (const part of pipeline) conversation.hear(part)
  await expect.poll(() => written).toEqual([GREETING, READY])
  expect(executed).toEqual([Buffer.concat(pipeline)])
})

it.each(['copy item from stdin', 'COPY "item" (sku, name)\n  FROM STDIN WITH (format csv)'])(
  'refuses %j, which would end the embedded database, and goes on',
  async (copy) => {
    const { conversation, executed, written } = open()
    conversation.hear(Buffer.concat([START, message('Q', copy), message('P', '', copy), message('S')]))
    expect(executed).toEqual([])
    expect(
      written.slice(1).map((bytes) => bytes.includes('C0A000') && bytes.subarray(-6).equals(READY)),
    ).toEqual([true, true])
    conversation.hear(message('Q', "select 'copy; from stdin'"))
    await expect.poll(() => executed).toHaveLength(1)
  },
)

it('ends a line that speaks another language', () => {
  const { conversation, executed, line } = open()
  conversation.hear(START)
  conversation.hear(Buffer.from('G\0\0\0\x02 / HTTP/1.1'))
  conversation.hear(message('Q', 'select 1'))
  expect(line.ended).toBe(true)
  expect(executed).toEqual([])
})

it('ends a line that asks to cancel, or that says goodbye', () => {
  const cancelling = open()
  cancelling.conversation.hear(request(80_877_102))
  expect(cancelling.line.ended).toBe(true)
  const leaving = open()
  leaving.conversation.hear(Buffer.concat([START, message('X')]))
  expect(leaving.line.ended).toBe(true)
})

it('tells its client when the session breaks', async () => {
  const { conversation, written, line } = open(async () => {
    throw new Error('The embedded database has stopped')
  })
  conversation.hear(Buffer.concat([START, message('Q', 'select 1')]))
  await expect.poll(() => line.ended).toBe(true)
  expect(String(written[1])).toContain('MThe embedded database has stopped')
})
