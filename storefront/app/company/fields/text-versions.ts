import { content, type Call } from '@pasok/contract'

const readVersion = ({ body }: { body: object }): string => {
  if (!('data' in body)) throw new Response(null, { status: 503 })
  return (body.data as { record: { version: string } }).record.version
}

/** The current version of each legal text that users agree to. */
export const textVersions = async (call: Call): Promise<{ terms: string; privacy: string }> => {
  const [terms, privacy] = await Promise.all([
    call(content.showTerms, { query: {} }).then(readVersion),
    call(content.showPrivacy, { query: {} }).then(readVersion),
  ])
  return { terms, privacy }
}
