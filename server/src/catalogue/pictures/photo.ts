/** The widths in which a photograph is stored, in pixels; none is wider than the original. */
export const PHOTO_WIDTHS = [256, 512, 1024, 1920] as const
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]

/** The largest accepted file, in bytes. */
export const MOST_BYTES = 20_000_000

/** The WebP quality: at 80 a screw's thread shows no visible loss. */
export const WEBP_QUALITY = 80

/** A photograph's key without its width: `pictures/` and 32 hex digits, the same for the same bytes. */
export const photoKey = (sha: string): string => `pictures/${sha.slice(0, 32)}`

/** The storage key of one width of a photograph. */
export const widthKey = (key: string, width: PhotoWidth): string => `${key}-${width}.webp`

/** The storage key of the uploaded file. It has the camera's place and time, so it is never served. */
export const originalKey = (key: string): string => key.replace(/^pictures\//, 'originals/')
