import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import { csvLines } from '@porchlight/server-methods/files/csv-lines'
import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import { changeCells, changeHeading, type RowChanges } from './field-changes'

/** The tables of the changes in a dry run, which grow while it runs. */
export interface ChangedRows {
  readonly add: (changes: RowChanges) => Promise<void>
  /** Closes the tables; returns their folder, or null where nothing would change. */
  readonly end: () => Promise<string | null>
  /** Lets go of files that are open, after an error. */
  readonly close: () => void
}

/**
 * Begins the tables `changes/<file>.csv` beside the files of a book, each made with its first change. Those of an earlier dry
 * run go. Only our account can read them, and a spreadsheet runs none of their cells. `invalidSettings` when they cannot be
 * written.
 */
export async function openChangedRows(path: string): Promise<ChangedRows> {
  const folder = join(path, 'changes')
  const pathOf = (file: BookFileName) => join(folder, `${file}.csv`)
  for (const file of bookFileNames) await rm(pathOf(file), { force: true }).catch(cannotBeWritten(folder))
  const streams = new Map<BookFileName, WriteStream>()
  const streamOf = async (file: BookFileName) => {
    const open = streams.get(file)
    if (open !== undefined) return open
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotBeWritten(folder))
    const stream = createWriteStream(`${pathOf(file)}.part`, { mode: 0o600 })
    // A full disk surfaces on the next write.
    stream.on('error', () => undefined)
    streams.set(file, stream)
    stream.write(csvLines([changeHeading]))
    return stream
  }
  return {
    add: async (changes) => {
      for (const [row, fields] of changes) {
        const stream = await streamOf(row.file)
        if (stream.errored !== null) cannotBeWritten(folder)(stream.errored)
        const lines = csvLines(fields.map((change) => changeCells(row, change)))
        if (!stream.write(lines)) await once(stream, 'drain').catch(cannotBeWritten(folder))
      }
    },
    end: async () => {
      for (const [file, stream] of streams) {
        stream.end()
        await finished(stream).catch(cannotBeWritten(folder))
        await rename(`${pathOf(file)}.part`, pathOf(file))
      }
      return streams.size === 0 ? null : folder
    },
    close: () => {
      for (const stream of streams.values()) stream.destroy()
    },
  }
}

function cannotBeWritten(folder: string): (cause: unknown) => never {
  return (cause) => {
    const reason = `What would change cannot be written to ${folder}: look whether it may be written to and the disk has space.`
    throw fail('invalidSettings', { reason }, { cause })
  }
}
