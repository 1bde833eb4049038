/** Facts from the central directory at the end of a ZIP archive. */
export interface ArchiveFacts {
  readonly names: readonly string[]
  /** The unpacked size that all entries together declare, in bytes. */
  readonly unpackedSize: number
  readonly isEncrypted: boolean
}

const endRecord = Buffer.from('PK\u0005\u0006', 'latin1')
const endRecordLength = 22
const directoryEntryLength = 46
const directoryEntrySignature = 0x02014b50
const maxEntries = 4_000

/** Checks whether a file ends like a ZIP archive: another program would open it as one, whatever it starts with. */
export function endsAsArchive(end: Buffer): boolean {
  return findEnd(end) !== null
}

/**
 * Reads the directory of an archive of `size` bytes from its last bytes; null when it cannot be read. An archive in the
 * 64-bit format counts as endless: no document of a few megabytes needs it.
 */
export function readArchiveFacts(end: Buffer, size: number): ArchiveFacts | null {
  const at = findEnd(end)
  if (at === null) return null
  const count = end.readUInt16LE(at + 10)
  const length = end.readUInt32LE(at + 12)
  let offset = end.readUInt32LE(at + 16) - (size - end.length)
  if (count === 0xffff || count > maxEntries || length === 0xffffffff) {
    return { names: [], unpackedSize: Number.POSITIVE_INFINITY, isEncrypted: false }
  }
  const names: string[] = []
  let unpackedSize = 0
  let isEncrypted = false
  for (let index = 0; index < count; index += 1) {
    if (offset < 0 || offset + directoryEntryLength > at) return null
    if (end.readUInt32LE(offset) !== directoryEntrySignature) return null
    isEncrypted ||= (end.readUInt16LE(offset + 8) & 1) === 1
    const unpacked = end.readUInt32LE(offset + 24)
    unpackedSize += unpacked === 0xffffffff ? Number.POSITIVE_INFINITY : unpacked
    const nameLength = end.readUInt16LE(offset + 28)
    const start = offset + directoryEntryLength
    names.push(end.toString('utf8', start, Math.min(start + nameLength, at)))
    offset = start + nameLength + end.readUInt16LE(offset + 30) + end.readUInt16LE(offset + 32)
  }
  return { names, unpackedSize, isEncrypted }
}

/** Finds the record at the end of an archive: its comment reaches exactly to the end of the file. */
function findEnd(end: Buffer): number | null {
  const from = Math.max(0, end.length - endRecordLength - 0xffff)
  for (
    let at = end.lastIndexOf(endRecord);
    at >= from && at !== -1;
    at = end.lastIndexOf(endRecord, at - 1)
  ) {
    if (at + endRecordLength <= end.length) {
      const comment = end.readUInt16LE(at + 20)
      if (at + endRecordLength + comment === end.length) return at
    }
    if (at === 0) break
  }
  return null
}
