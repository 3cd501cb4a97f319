/**
 * The token of an `Authorization: Bearer …` header, perhaps an empty one; undefined where there is no such header or
 * it speaks of another scheme: that is for a proxy in front, which may pass on its own.
 */
export const parseBearer = (authorization: string | undefined): string | undefined => {
  const [scheme, token = ''] = (authorization ?? '').split(/ +(.*)/s, 2)
  return scheme?.toLowerCase() === 'bearer' ? token : undefined
}
