/** The file types recognised by their first bytes. */
const beginnings = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
] as const

export type KnownFileType = (typeof beginnings)[number][0]

/** Detects a file's type by its content, whatever its name; undefined for unknown types. */
export const detectFileType = (bytes: Uint8Array): KnownFileType | undefined => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return beginnings.find(([, begins]) => start.startsWith(begins))?.[0]
}
