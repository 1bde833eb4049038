import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import { csvLines } from '@porchlight/server-methods/files/csv-lines'
import { type BookFileName, type BookForm, bookFileNames, fileNameOf } from '../facts/book-file-names'
import { bookFiles } from '../rules/book-files'
import type { CellValue } from '../rules/read-cell'
import { writeCell } from '../rules/write-cell'

/** A row that is written: its columns. */
export type OutputRow = Readonly<Record<string, CellValue>>

/** The files of a book that is written. */
export interface BookOutput {
  readonly write: (file: BookFileName, rows: readonly OutputRow[]) => Promise<void>
  /** How many rows each file has. */
  readonly counts: Readonly<Record<BookFileName, number>>
  /** Ends the files once all of them are on the disk. */
  readonly end: () => Promise<void>
}

/** What a file begins with, and its rows, by form. */
const written: Readonly<
  Record<
    BookForm,
    {
      readonly heading: (file: BookFileName) => string
      readonly lines: (file: BookFileName, rows: readonly OutputRow[]) => string
    }
  >
> = {
  csv: {
    heading: (file) => csvLines([Object.keys(bookFiles[file].columns)]),
    lines: (file, rows) => {
      const columns = Object.entries(bookFiles[file].columns)
      return csvLines(
        rows.map((row) => columns.map(([name, column]) => writeCell(column, row[name] ?? null))),
      )
    },
  },
  ndjson: {
    heading: () => '',
    lines: (file, rows) => {
      const names = Object.keys(bookFiles[file].columns)
      const fieldsOf = (row: OutputRow) => Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
      return rows.map((row) => `${JSON.stringify(fieldsOf(row))}\n`).join('')
    },
  },
}

/**
 * Makes a folder with every file of a book in a form, which our account alone can read. `invalidSettings` when the folder
 * exists: a book is never written over another.
 */
export async function createBookOutput(path: string, form: BookForm): Promise<BookOutput> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === 'EEXIST'
        ? `${path} exists already: name a folder that does not.`
        : `${path} cannot be made: look whether the folder around it exists and may be written to.`
    throw fail('invalidSettings', { reason }, { cause: error })
  })
  const streams = new Map<BookFileName, WriteStream>()
  const counts = Object.fromEntries(bookFileNames.map((file) => [file, 0])) as Record<BookFileName, number>
  const send = async (file: BookFileName, text: string) => {
    const stream = streams.get(file)
    if (stream === undefined || text === '') return
    if (stream.errored !== null) throw stream.errored
    if (!stream.write(text)) await once(stream, 'drain')
  }
  const { heading, lines } = written[form]
  for (const file of bookFileNames) {
    const stream = createWriteStream(join(path, fileNameOf(file, form)), {
      flags: 'wx',
      mode: 0o600,
      flush: true,
    })
    // A full disk surfaces on the next write.
    stream.on('error', () => undefined)
    streams.set(file, stream)
    await send(file, heading(file))
  }
  return {
    counts,
    write: async (file, rows) => {
      counts[file] += rows.length
      await send(file, lines(file, rows))
    },
    end: async () => {
      for (const stream of streams.values()) {
        stream.end()
        await finished(stream)
      }
      const folder = await open(path)
      await folder.sync().finally(() => folder.close())
    },
  }
}
