import type { BrandKey } from '@porchlight/brands'
import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { localDay } from '../../customers/rules/calendar-day'
import { type BookFileName, type BookForm, bookFileNames, fileNameOf } from '../facts/book-file-names'
import { createBookOutput } from './book-output'
import { type Exporting, exportPiece } from './export-piece'
import { customersAfter, listCustomers } from './exported-customers'
import { countNotHeld, objectsNotHeld } from './not-held'
import { progressLine } from './progress-line'

/** What an export works with. */
export interface ExportServices {
  readonly engine: RecordEngine
  readonly metadata: ResolvedMetadata
  readonly systemViewer: Viewer
  readonly now: () => Date
  /** Receives each line for who watches. */
  readonly say: (line: string) => void
}

/** How many rows each file has. */
export type ExportResult = Readonly<Record<BookFileName, number>>

/** How many customers are read together. */
const customersAtOnce = 50
/** How often progress is reported, in milliseconds. */
const reportEveryMs = 2_000

/**
 * Writes the customers of a brand, or of all brands, with all their data into a new folder, in the format that
 * `importBook` reads; data that have no field in that format are reported by kind and count. All of it is as of one
 * moment, and memory use does not grow with it. Erased customers are not included. `invalidSettings` when the folder
 * exists.
 */
export async function exportBook(
  { engine, metadata, systemViewer, now, say }: ExportServices,
  path: string,
  { brand, form }: { readonly brand: BrandKey | null; readonly form: BookForm },
): Promise<ExportResult> {
  const output = await createBookOutput(path, form)
  await engine.inOneTransaction(async (inner, connection) => {
    await connection.query('set transaction isolation level repeatable read')
    await connection.query('set local statement_timeout = 0')
    const notHeld = countNotHeld(metadata)
    const today = localDay(now())
    const exporting: Exporting = { engine: inner, metadata, viewer: systemViewer, today, output, notHeld }
    const count = await listCustomers(inner, connection, systemViewer, brand)
    const lineAfter = progressLine({ whole: count, before: 0, what: 'customers' })
    let done = 0
    let reportedAt = performance.now()
    let piece = await customersAfter(connection, '', customersAtOnce)
    while (piece.length > 0) {
      await exportPiece(exporting, piece)
      done += piece.length
      if (performance.now() - reportedAt >= reportEveryMs) {
        reportedAt = performance.now()
        say(lineAfter(done))
      }
      piece = await customersAfter(connection, piece.at(-1)?.number ?? '', customersAtOnce)
    }
    await output.end()
    for (const file of bookFileNames) {
      say(`${fileNameOf(file, form).padEnd(17)} ${output.counts[file].toLocaleString('en-US')} rows`)
    }
    const counter: Viewer =
      brand === null ? systemViewer : { ...staffOf(systemViewer), class: 'supervisor', brand }
    sayNotHeld(say, [...(await objectsNotHeld(inner, counter, metadata)), ...notHeld.sentences()])
  })
  return output.counts
}

/** Whoever serves a brand sees the records of its customers, and no others. */
function staffOf(viewer: Viewer): { readonly language: Viewer['language']; readonly userId: string } {
  return { language: viewer.language, userId: 'userId' in viewer ? viewer.userId : '' }
}

function sayNotHeld(say: ExportServices['say'], sentences: readonly string[]): void {
  const isWhole = sentences.length === 0
  say(
    isWhole
      ? 'Everything that is held of these customers is in the files.'
      : 'Not in the files, or not as an import takes it:',
  )
  for (const sentence of sentences) say(`  ${sentence}`)
}
