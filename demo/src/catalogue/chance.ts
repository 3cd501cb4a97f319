/** A number from 0 up to 1 that depends on the text alone, so that a rule can vary and still give the same file. */
export function chance(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39) >>> 0
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x1_0000_0000
}
