/** The types of files that their first bytes show. */
const beginnings = [
  ['application/pdf', '%PDF-'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
] as const

export type KnownFileType = (typeof beginnings)[number][0]

/** What a file is by what it holds, whatever it is called; undefined for everything that is not known. */
export const detectFileType = (bytes: Uint8Array): KnownFileType | undefined => {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return beginnings.find(([, begins]) => start.startsWith(begins))?.[0]
}
