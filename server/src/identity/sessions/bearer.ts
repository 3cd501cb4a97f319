/**
 * Parses the token of an `Authorization: Bearer …` header; it may be empty. Undefined without the header or for another
 * scheme, which belongs to a proxy in front.
 */
export const parseBearer = (authorization: string | undefined): string | undefined => {
  const [scheme, token = ''] = (authorization ?? '').split(/ +(.*)/s, 2)
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
