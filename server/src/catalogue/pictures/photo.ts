/** The widths in which a photograph is stored, in pixels; none is wider than the original. */
export const PHOTO_WIDTHS = [256, 512, 1024, 1920] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** In bytes, what may come in. */
export const MOST_BYTES = 20_000_000

/** Of WebP: at 80 a screw's thread has no visible trace of it. */
export const WEBP_QUALITY = 80

/** A photograph's key without its width: `pictures/` and 32 hex digits, the same for the same bytes. */
export const photoKey = (sha: string): string => `pictures/${sha.slice(0, 32)}`

/** Where one width of a photograph lies. */
export const widthKey = (key: string, width: PhotoWidth): string => `${key}-${width}.webp`

/** Where what came in lies, as it came: with the camera's place and time in it, so it is never given out. */
export const originalKey = (key: string): string => key.replace(/^pictures\//, 'originals/')
