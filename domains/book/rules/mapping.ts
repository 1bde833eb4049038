import { type BookFileName, bookFileNames, bookFiles } from './book-files'

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
export function readMapping(json: string): ReadMapping {
  try {
    const files = entriesOf(parse(json), 'mapping.json')
    return {
      mapping: new Map(files.map(([file, mapped]) => [fileOf(file), fileMapping(fileOf(file), mapped)])),
    }
  } catch (error) {
    if (error instanceof MappingProblem) return { problem: error.message }
    throw error
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new MappingProblem('mapping.json is not JSON: look for a missing comma or quotation mark.')
  }
}

function entriesOf(value: unknown, where: string): readonly [string, unknown][] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return Object.entries(value)
  throw new MappingProblem(`Write ${where} as an object with braces.`)
}

function fileOf(name: string): BookFileName {
  const file = bookFileNames.find((known) => known === name)
  if (file !== undefined) return file
  throw new MappingProblem(`mapping.json names a file “${name}”: write one of ${bookFileNames.join(', ')}.`)
}

function fileMapping(file: BookFileName, mapped: unknown): FileMapping {
  const parts = new Map(entriesOf(mapped, `“${file}” in mapping.json`))
  const other = [...parts.keys()].find((part) => part !== 'columns' && part !== 'values')
  if (other !== undefined) {
    throw new MappingProblem(`mapping.json has “${other}” for ${file}: write “columns” or “values”.`)
  }
  const columns = new Map(
    entriesOf(parts.get('columns') ?? {}, `“columns” of ${file} in mapping.json`).map(([heading, column]) => [
      heading,
      column === null ? null : columnOf(file, column),
    ]),
  )
  const mappedTo = [...columns.values()].filter((column) => column !== null)
  const twice = mappedTo.find((column, index) => mappedTo.indexOf(column) !== index)
  if (twice !== undefined) {
    throw new MappingProblem(
      `mapping.json maps two headings of ${file} to ${twice}: leave one, or map it to null.`,
    )
  }
  const values = entriesOf(parts.get('values') ?? {}, `“values” of ${file} in mapping.json`)
  return {
    columns,
    values: new Map(values.map(([column, codes]) => [columnOf(file, column), codesOf(file, column, codes)])),
  }
}

function columnOf(file: BookFileName, column: unknown): string {
  const names = Object.keys(bookFiles[file].columns)
  if (typeof column === 'string' && names.includes(column)) return column
  throw new MappingProblem(
    `mapping.json names a column “${String(column)}” of ${file}: write one of ${names.join(', ')}.`,
  )
}

function codesOf(file: BookFileName, column: string, codes: unknown): ReadonlyMap<string, string> {
  const kind = bookFiles[file].columns[column]?.kind
  return new Map(
    entriesOf(codes, `“${column}” of ${file} in mapping.json`).map(([code, value]) => {
      if (typeof value !== 'string') {
        throw new MappingProblem(
          `mapping.json maps “${code}” of ${file} to no text: write it in quotation marks.`,
        )
      }
      if (kind?.is === 'one of' && !kind.values.includes(value)) {
        throw new MappingProblem(
          `mapping.json maps “${code}” of ${file} to “${value}”: ${column} is one of ${kind.values.join(', ')}.`,
        )
      }
      return [code, value]
    }),
  )
}
