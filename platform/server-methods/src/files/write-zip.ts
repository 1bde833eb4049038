import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** A file of an archive. */
export interface ArchiveEntry {
  /** Its path in the archive, with `/` between folders. */
  readonly path: string
  /** Read once, when the entries before it have been sent. */
  readonly content: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>
  /** Whether the bytes are compressed already, as pictures and PDFs are. */
  readonly isCompressed?: true
}

/**
 * Writes a ZIP archive as it is read: no entry is requested before the previous one was sent, so an archive of any size
 * needs the memory of one piece. An error of an entry destroys the stream, and a reader that leaves ends `entries`.
 */
export function writeZip(entries: AsyncIterable<ArchiveEntry>, madeAt: Date): Readable {
  const archive = new PassThrough()
  void writeEntries(entries, madeAt, archive).catch((error: Error) => archive.destroy(error))
  return archive
}

async function writeEntries(
  entries: AsyncIterable<ArchiveEntry>,
  madeAt: Date,
  archive: PassThrough,
): Promise<void> {
  const zip = new ZipFile()
  zip.on('error', (error) => archive.destroy(error))
  zip.outputStream.pipe(archive)
  for await (const { path, content, isCompressed } of entries) {
    if (archive.destroyed) return
    const source = Readable.from(content)
    const abandon = () => source.destroy()
    archive.once('close', abandon)
    zip.addReadStream(source, path, { mtime: madeAt, compress: isCompressed !== true })
    await finished(source)
    archive.off('close', abandon)
  }
  zip.end()
}
