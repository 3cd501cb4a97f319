/** A ZIP file whose directory and records state that each of its parts unpacks to so many bytes. */
export const lyingZip = (bytes: Uint8Array, size: number): Uint8Array<ArrayBuffer> => {
  const zip = Buffer.from(bytes)
  for (let at = zip.indexOf('PK'); at >= 0; at = zip.indexOf('PK', at + 2)) {
    if (zip.readUInt32LE(at) === 0x04034b50) zip.writeUInt32LE(size, at + 22)
    if (zip.readUInt32LE(at) === 0x02014b50) zip.writeUInt32LE(size, at + 24)
  }
  return Uint8Array.from(zip)
}
