import { encode, chooseEncoding } from '../pages/encodings.ts'

/** In bytes: what is smaller fits one packet either way. */
const WORTH_IT = 1_024
const TEXT = /^(?:application\/(?:problem\+)?json|text\/)/

/** An answer as its reader takes it: texts compressed, everything else, and what should not be compressed, untouched. */
export const encoded = async (
  answer: Response | Promise<Response>,
  acceptEncoding: string | undefined,
): Promise<Response> => {
  const encoding = chooseEncoding(acceptEncoding)
  const plain = await answer
  // Looking into an answer costs more than all the rest of a short one, so it is left alone where it may.
  if (encoding === 'identity' || !TEXT.test(plain.headers.get('content-type') ?? '')) return plain
  const bytes = Buffer.from(await plain.arrayBuffer())
  const headers = new Headers(plain.headers)
  if (bytes.length < WORTH_IT) return new Response(bytes, { status: plain.status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await encode(bytes, encoding, 'once'), { status: plain.status, headers })
}
