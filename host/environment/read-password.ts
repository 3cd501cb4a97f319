import { createInterface } from 'node:readline/promises'
import { text } from 'node:stream/consumers'
import { Writable } from 'node:stream'

/** A password: the first line of standard input, or typed at the keyboard without being shown. */
export const readPassword = async (isPiped: boolean): Promise<string> => {
  if (isPiped || !process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/, 1)[0] ?? ''
  process.stderr.write('Password: ')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await line.question('')
  } finally {
    line.close()
    process.stderr.write('\n')
  }
}
