import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { bookFiles } from './book-files'

/** How one file of another system is read as ours. */
export interface FileMapping {
  /** Our column by their heading; null for a heading that is left out. */
  readonly columns: ReadonlyMap<string, string | null>
  /** Our value by theirs, for each of our columns. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** How the files of another system are read, by file. */
export type BookMapping = ReadonlyMap<BookFileName, FileMapping>

/** A valid mapping, or the sentence that states its problem. */
export type ReadMapping = { readonly mapping: BookMapping } | { readonly problem: string }

class MappingProblem extends Error {}

/** Reads the text of `mapping.json`. */
export function readMapping(json: string, t: BookText): ReadMapping {
  try {
    const files = entriesOf(parse(json, t), 'mapping.json', t)
    return {
      mapping: new Map(
        files.map(([file, mapped]) => [fileOf(file, t), fileMapping(fileOf(file, t), mapped, t)]),
      ),
    }
  } catch (error) {
    if (error instanceof MappingProblem) return { problem: error.message }
    throw error
  }
}

function parse(json: string, t: BookText): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new MappingProblem(t('mappingNotJson'))
  }
}

function entriesOf(value: unknown, where: string, t: BookText): readonly [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value)
  throw new MappingProblem(t('mappingNotObject', { where }))
}

function fileOf(name: string, t: BookText): BookFileName {
  const file = bookFileNames.find((known) => known === name)
  if (file !== undefined) return file
  throw new MappingProblem(t('mappingFile', { name, files: bookFileNames.join(', ') }))
}

function fileMapping(file: BookFileName, mapped: unknown, t: BookText): FileMapping {
  const where = (part: string) => t('partOfFile', { part, file })
  const parts = new Map(entriesOf(mapped, t('partOfMapping', { part: file }), t))
  const other = [...parts.keys()].find((part) => part !== 'columns' && part !== 'values')
  if (other !== undefined) {
    throw new MappingProblem(t('mappingParts', { other, file }))
  }
  const columns = new Map(
    entriesOf(parts.get('columns') ?? {}, where('columns'), t).map(([heading, column]) => [
      heading,
      column === null ? null : columnOf(file, column, t),
    ]),
  )
  const mappedTo = [...columns.values()].filter((column) => column !== null)
  const twice = mappedTo.find((column, index) => mappedTo.indexOf(column) !== index)
  if (twice !== undefined) {
    throw new MappingProblem(t('mappedTwice', { file, column: twice }))
  }
  const values = entriesOf(parts.get('values') ?? {}, where('values'), t)
  return {
    columns,
    values: new Map(
      values.map(([column, codes]) => [columnOf(file, column, t), codesOf(file, column, codes, t)]),
    ),
  }
}

function columnOf(file: BookFileName, column: unknown, t: BookText): string {
  const names = Object.keys(bookFiles[file].columns)
  if (typeof column === 'string' && names.includes(column)) return column
  throw new MappingProblem(t('mappingColumn', { column: String(column), file, columns: names.join(', ') }))
}

function codesOf(
  file: BookFileName,
  column: string,
  codes: unknown,
  t: BookText,
): ReadonlyMap<string, string> {
  const kind = bookFiles[file].columns[column]?.kind
  return new Map(
    entriesOf(codes, t('partOfFile', { part: column, file }), t).map(([code, value]) => {
      if (typeof value !== 'string') {
        throw new MappingProblem(t('mappedToNoText', { code, file }))
      }
      if (kind?.is === 'one of' && !kind.values.includes(value)) {
        throw new MappingProblem(
          t('mappedToUnknown', { code, file, value, column, values: kind.values.join(', ') }),
        )
      }
      return [code, value]
    }),
  )
}
