import { toDemoEmail, PASSWORD } from '@pasok/demo'
import type { RequestInput, Reply } from './ask.ts'

/** A page as it was answered in the end. */
export interface Opened extends Reply {
  /** Where the visitor was led. */
  readonly path: string
  /** What a person reads of it. */
  readonly read: string
  /** What the form before it did, as the page says it. */
  readonly flash: string | undefined
}

/** A browser without scripts: it keeps its cookies, sends forms and goes where it is led. */
export interface Visitor {
  open(path: string): Promise<Opened>
  send(path: string, fields: Readonly<Record<string, string | File>>): Promise<Opened>
  /** Logs in as a demo user. */
  logIn(who: string): Promise<Opened>
}

const readable = (html: string): string =>
  html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

const encodeForm = async (fields: Readonly<Record<string, string | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const sent = new Response(form)
  return {
    type: sent.headers.get('content-type') ?? '',
    body: Buffer.from(await sent.arrayBuffer()),
  }
}

export const newVisitor = (ask: (path: string, input?: RequestInput) => Promise<Reply>): Visitor => {
  const cookies = new Map<string, string>()
  const open = async (path: string, input: RequestInput = {}): Promise<Opened> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await ask(path, { ...input, headers: { ...input.headers, ...(cookie && { cookie }) } })
    for (const set of reply.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(set) ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    if (reply.headers.location !== undefined) return open(reply.headers.location)
    const bar = /<p role="status" class="message-bar">(.*?)<\/p>/.exec(reply.text)?.[1]
    return {
      ...reply,
      path,
      read: readable(reply.text),
      flash: bar === undefined ? undefined : readable(bar),
    }
  }
  const send: Visitor['send'] = async (path, fields) => {
    const { type, body } = await encodeForm(fields)
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      'content-length': String(body.length),
    }
    return open(path, { method: 'POST', body, headers })
  }
  return {
    open: (path) => open(path),
    send,
    logIn: (who) => send('/account/login', { email: toDemoEmail(who), password: PASSWORD }),
  }
}
