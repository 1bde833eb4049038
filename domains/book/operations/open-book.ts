import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail } from '@porchlight/errors'
import {
  type BookFileName,
  type BookForm,
  bookFileNames,
  bookForms,
  fileNameOf,
  greenButtonFolder,
  mappingName,
  totalsName,
} from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { type BookMapping, readMapping } from '../rules/mapping'
import { type BookTotals, readTotals } from '../rules/totals'

/** A file that a folder has. */
export interface FoundFile {
  readonly file: BookFileName
  readonly form: BookForm | 'greenbutton'
  /** As it is called in the folder. */
  readonly name: string
  readonly path: string
}

/** A folder with files of a book. */
export interface BookFolder {
  readonly path: string
  readonly files: readonly FoundFile[]
  readonly mapping: BookMapping
  /** The expected totals of the files; empty where none are stated. */
  readonly totals: BookTotals
  /** The mapping file's text, verbatim; null without one. */
  readonly mappingText: string | null
  /** The sentences about its files and rows. */
  readonly t: BookText
}

/** Finds the files of a book in a folder. `invalidSettings` when there is none, an unknown one, or a bad mapping. */
export async function openBook(path: string, t: BookText): Promise<BookFolder> {
  const names = await readdir(path).catch(() => {
    throw fail('invalidSettings', { reason: t('noFolder', { path }) })
  })
  const files = filesAmong(path, names, t)
  const mappingText = names.includes(mappingName) ? await readText(path, mappingName) : null
  const read = readMapping(mappingText ?? '{}', t)
  if ('problem' in read) throw fail('invalidSettings', { reason: read.problem })
  const stated = names.includes(totalsName) ? await readText(path, totalsName) : '{}'
  const counted = readTotals(stated, t)
  if ('problem' in counted) throw fail('invalidSettings', { reason: counted.problem })
  const untold = [...counted.totals.keys()].find((file) => !files.some((found) => found.file === file))
  if (untold !== undefined) {
    throw fail('invalidSettings', {
      reason: t('totalsOfMissing', { file: untold, names: namesOf(untold, t) }),
    })
  }
  return { path, files, mapping: read.mapping, totals: counted.totals, mappingText, t }
}

/** The text of a file, without the byte order mark that editors on Windows begin it with. */
async function readText(path: string, name: string): Promise<string> {
  return (await readFile(join(path, name), 'utf8')).replace(/^\uFEFF/, '')
}

function filesAmong(path: string, names: readonly string[], t: BookText): readonly FoundFile[] {
  const possible = bookFileNames.flatMap((file): readonly Omit<FoundFile, 'path'>[] => [
    ...bookForms.map((form) => ({ file, form, name: fileNameOf(file, form) })),
    ...(file === 'intervals' ? [{ file, form: 'greenbutton' as const, name: greenButtonFolder }] : []),
  ])
  const files = possible
    .filter(({ name }) => names.includes(name))
    .map((found) => ({ ...found, path: join(path, found.name) }))
  const strange = names.find(
    (name) =>
      bookForms.some((form) => name.endsWith(`.${form}`)) &&
      !files.some((found) => found.path === join(path, name)),
  )
  if (strange !== undefined || files.length === 0) {
    const values = { path, files: bookFileNames.join(', ') }
    const reason =
      strange === undefined ? t('noFiles', values) : t('strangeFile', { ...values, name: strange })
    throw fail('invalidSettings', { reason })
  }
  const second = files.findIndex(({ file }, index) => files[index - 1]?.file === file)
  if (second > 0) {
    const [one = '', other = ''] = files.slice(second - 1).map(({ name }) => name)
    const reason = t('fileTwice', { path, one, other })
    throw fail('invalidSettings', { reason })
  }
  return files
}

function namesOf(file: BookFileName, t: BookText): string {
  return t.alternatives(bookForms.map((form) => fileNameOf(file, form)))
}
