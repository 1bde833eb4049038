import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '@porchlight/errors'
import { type BookFileName, bookFileNames } from '../rules/book-files'
import { type BookMapping, readMapping } from '../rules/mapping'
import { type BookTotals, readTotals } from '../rules/totals'

/** A folder with files of a book. */
export interface BookFolder {
  readonly path: string
  readonly files: readonly { readonly file: BookFileName; readonly path: string }[]
  readonly mapping: BookMapping
  /** What files are to come to; empty where nothing is said. */
  readonly totals: BookTotals
  /** As it stands in the folder; null without one. */
  readonly mappingText: string | null
}

/** The file in which the headings and codes of another system are mapped to ours. */
export const mappingName = 'mapping.json'

const totalsName = 'totals.json'

/** Looks which files of a book a folder has. `invalidSettings` when there is none, one that is not known, or a bad mapping. */
export async function openBook(path: string): Promise<BookFolder> {
  const names = await readdir(path).catch(() => {
    throw fail('invalidSettings', { reason: `There is no folder ${path}.` })
  })
  const tables = names.filter((name) => name.endsWith('.csv'))
  const expected = bookFileNames.map((file) => `${file}.csv`)
  const strange = tables.find((name) => !expected.includes(name))
  if (strange !== undefined || tables.length === 0) {
    const found = strange === undefined ? 'no CSV file' : `a file ${strange}, which is not known`
    const reason = `${path} has ${found}: name the files ${expected.join(', ')}.`
    throw fail('invalidSettings', { reason })
  }
  const mappingText = names.includes(mappingName) ? await readFile(join(path, mappingName), 'utf8') : null
  const read = readMapping(mappingText ?? '{}')
  if ('problem' in read) throw fail('invalidSettings', { reason: read.problem })
  const stated = names.includes(totalsName) ? await readFile(join(path, totalsName), 'utf8') : '{}'
  const counted = readTotals(stated)
  if ('problem' in counted) throw fail('invalidSettings', { reason: counted.problem })
  const untold = [...counted.totals.keys()].find((file) => !tables.includes(`${file}.csv`))
  if (untold !== undefined) {
    throw fail('invalidSettings', {
      reason: `totals.json names ${untold}, and there is no ${untold}.csv: add it.`,
    })
  }
  return {
    path,
    files: bookFileNames
      .filter((file) => tables.includes(`${file}.csv`))
      .map((file) => ({ file, path: join(path, `${file}.csv`) })),
    mapping: read.mapping,
    totals: counted.totals,
    mappingText,
  }
}
