import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { reportContext } from './api-client/context.ts'
import { hashInlineScripts } from './layout/head/csp-hashes.ts'
import type { RootData } from './layout/root-data.ts'

const RENDER_LIMIT_MS = 10_000

/** Renders a document to its end and seals it: no nonce leaves the server, the policy names the page's own scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const sealed = hashInlineScripts(await render(request.url, context, nonce), nonce, tileOrigins(context))
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', sealed.policy)
  return new Response(sealed.html, { status, headers })
}

/** Where the map's tiles come from, if the shop has any. */
const tileOrigins = ({ staticHandlerContext }: EntryContext): string[] => {
  const root = staticHandlerContext.loaderData['root'] as Partial<RootData> | undefined
  const tiles = root?.settings?.location?.tiles
  return tiles ? [new URL(tiles.address).origin] : []
}

/** What a loader or a render threw that is no answer; who gave up waiting is no error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}

const render = (url: string, context: EntryContext, nonce: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={context} url={url} nonce={nonce} />,
      {
        nonce,
        // Everything stands where it belongs: a part moved to its place by a script would be missing without scripts.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(limit)
          pipe(collecting(resolve))
        },
        onShellError: reject,
        onError: reject,
      },
    )
    const limit = setTimeout(() => abort(new Error('the page took too long to render')), RENDER_LIMIT_MS)
  })

/** Takes a whole rendering: nothing of it is sent before its end. */
const collecting = (onDocument: (document: Buffer) => void): Writable => {
  const chunks: Buffer[] = []
  return new Writable({
    write(chunk: Buffer, _, next) {
      chunks.push(chunk)
      next()
    },
    final(next) {
      onDocument(Buffer.concat(chunks))
      next()
    },
  })
}
