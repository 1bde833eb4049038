import type { BookFileName } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { type BookColumn, bookFiles } from './book-files'
import { type BookRow, problemColumn } from './book-row'
import type { FileMapping } from './mapping'
import { type CellValue, readCell, unreadable } from './read-cell'

/** The fields of a line, by their names in the file. */
export type JsonFields = Readonly<Record<string, CellValue>>

/** A line of an NDJSON file. */
export interface JsonLine {
  /** Of a line that is no row, `brokenLine` alone: its text. */
  readonly fields: JsonFields
  /** Why it is no row, as a sentence; null for a row, whose fields may be wrong. */
  readonly problem: string | null
}

/**
 * The field with the text of a rejected line that is not an object: it is corrected there, or replaced by the fields.
 */
const brokenName = 'brokenLine'

/** Returns a line that is not a row, with the sentence that explains why. */
export function brokenLine(text: string, problem: string): JsonLine {
  return { fields: { [brokenName]: storable(text) }, problem }
}

/** Reads the text of a line. One that was refused for what it is, and comes again, has its text in a field. */
export function readJsonLine(text: string, t: BookText): JsonLine {
  const line = parseLine(text, t)
  const others = Object.entries(line.fields).filter(([name]) => name !== problemColumn)
  const [only] = others
  if (line.problem !== null || others.length !== 1 || only?.[0] !== brokenName) return line
  return parseLine(String(only[1]), t)
}

function parseLine(text: string, t: BookText): JsonLine {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return brokenLine(text, t('notJson'))
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    return brokenLine(text, t('notObject'))
  }
  const fields: [string, CellValue][] = []
  for (const [name, value] of Object.entries(parsed)) {
    if (typeof value === 'object' && value !== null) {
      return brokenLine(text, t('notScalar', { name: shown(name) }))
    }
    fields.push([storable(name), typeof value === 'string' ? storable(value) : (value as CellValue)])
  }
  return { fields: Object.fromEntries(fields), problem: null }
}

/** PostgreSQL stores neither NUL nor half a character; the cell that has one is refused. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, unreadable)
}

/** The text of a column as ours, by the names and codes of the mapping; empty where the line has none. */
export function jsonText(
  fields: JsonFields,
  name: string,
  column: BookColumn | undefined,
  mapping: FileMapping | undefined,
): string {
  const own = Object.entries(fields).find(([field]) => columnOf(field, mapping) === name)
  const value = own?.[1] ?? ''
  const typed =
    typeof value === 'boolean' && column?.kind.is === 'yes or no' ? (value ? 'yes' : 'no') : String(value)
  return mapping?.values.get(name)?.get(typed.trim()) ?? typed
}

/**
 * The record number that a malformed line appears to have in a column, so that the account it belongs to is refused with it.
 * Empty when it shows none.
 */
export function numberInBroken(
  { [brokenName]: broken }: JsonFields,
  name: string,
  mapping: FileMapping | undefined,
): string {
  const text = String(broken)
  const fields = [name, ...(mapping?.columns.keys() ?? [])].filter(
    (field) => columnOf(field, mapping) === name,
  )
  for (const field of fields) {
    const quoted = JSON.stringify(field)
    const at = text.indexOf(quoted)
    const after = at < 0 ? '' : text.slice(at + quoted.length, at + quoted.length + longestShown)
    const number = /^\s*:\s*"?([0-9A-Za-z-]+)/.exec(after)?.[1]
    if (number !== undefined) return number
  }
  return ''
}

/** The column of ours that a field is, by its name; null for one that is left out. */
function columnOf(field: string, mapping: FileMapping | undefined): string | null {
  const mapped = mapping?.columns.get(field)
  return mapped === undefined ? field : mapped
}

/** Reads a row of an NDJSON file. */
export function readJsonRow(
  { file, fileName }: Pick<BookRow, 'file' | 'fileName'>,
  { line, fields, problem }: JsonLine & { readonly line: number },
  mapping: FileMapping | undefined,
  t: BookText,
): BookRow {
  if (problem !== null) return { file, fileName, line, values: {}, problem }
  const { columns } = bookFiles[file]
  const problems = [...nameProblems(file, fields, mapping, t)]
  const values: Record<string, CellValue> = {}
  for (const [name, column] of Object.entries(columns)) {
    const value = Object.entries(fields).find(([field]) => columnOf(field, mapping) === name)?.[1] ?? null
    const text = jsonText(fields, name, column, mapping)
    const lost = valueProblem(name, column, { value, text }, t)
    const read = lost === null ? readCell(name, column, text, t) : { problem: lost }
    if ('problem' in read) problems.push(read.problem)
    else values[name] = read.value
  }
  return { file, fileName, line, values, problem: problems.length === 0 ? null : problems.join(' ') }
}

/** What is wrong with the names of fields: one that is not known, or two of one column. */
function* nameProblems(
  file: BookFileName,
  fields: JsonFields,
  mapping: FileMapping | undefined,
  t: BookText,
): Generator<string> {
  const seen = new Set<string>()
  for (const field of Object.keys(fields)) {
    const column = columnOf(field, mapping)
    if (column === null || field === problemColumn) continue
    if (!Object.hasOwn(bookFiles[file].columns, column)) {
      yield t('fieldUnknown', { field: shown(field) })
    } else if (seen.has(column)) {
      yield t('fieldTwice', { column })
    }
    seen.add(column)
  }
}

/**
 * Returns the problem of a JSON number or boolean that cannot represent the value: more digits than it holds, or a
 * text.
 */
function valueProblem(
  name: string,
  { kind }: BookColumn,
  { value, text }: { readonly value: CellValue; readonly text: string },
  t: BookText,
): string | null {
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    return t('digitsLost', { name })
  }
  const isWord = kind.is === 'text' || kind.is === 'number of a record'
  return typeof value === 'boolean' && isWord && text === String(value) ? t('notText', { name }) : null
}

const longestShown = 60

function shown(name: string): string {
  return storable(name.slice(0, longestShown))
}
