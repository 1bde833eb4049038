import type { ResolvedMetadata, ResolvedObject, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { ownObjects } from '../../privacy/operations/own-data/own-objects'
import type { BookFileName } from '../facts/book-file-names'
import { bookText } from '../facts/book-text'
import { bookFiles } from '../rules/book-files'
import { readCell } from '../rules/read-cell'
import { writeCell } from '../rules/write-cell'
import type { OutputRow } from './book-output'
import { pathsOf, type StoredValues, storedFiles } from './stored-columns'

/** Counts stored data that have no field in the files, or none that an import would accept. */
export interface NotHeld {
  /** Whether a record has a row; one that has none is counted. */
  readonly holds: (
    file: BookFileName,
    values: StoredValues,
    hasRow: (values: StoredValues) => boolean,
  ) => boolean
  /** Counts a record's data beyond its row, and cells that an import rejects. */
  readonly note: (file: BookFileName, values: StoredValues, row: OutputRow) => void
  /** What was counted: sentences. */
  readonly sentences: () => readonly string[]
}

/** Counts from nothing. */
export function countNotHeld(metadata: ResolvedMetadata): NotHeld {
  const counts = new Map<string, number>()
  const t = bookText('en')
  const count = (sentence: string) => counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
  return {
    holds: (file, values, hasRow) => {
      if (hasRow(values)) return true
      const { labelPlural, fields } = objectOf(metadata, file)
      const field = fields.get('Status__c')
      const status = field?.type.display(values.Status__c ?? null, field, 'en') ?? values.Status__c
      count(`${labelPlural.en}: no row (status ${status})`)
      return false
    },
    note: (file, values, row) => {
      const object = objectOf(metadata, file)
      for (const name of fieldsBeside(file, object, values)) {
        count(`${object.labelPlural.en}: ${object.fields.get(name)?.label.en ?? name}`)
      }
      for (const [name, column] of Object.entries(bookFiles[file].columns)) {
        const read = readCell(name, column, writeCell(column, row[name] ?? null), t)
        if ('problem' in read) count(`${file}, as an import would say: ${read.problem}`)
      }
    },
    sentences: () =>
      [...counts].toSorted().map(([what, number]) => `${number.toLocaleString('en-US')} × ${what}`),
  }
}

/** How many records of customers there are of each object that no file is of: sentences. */
export async function objectsNotHeld(
  engine: Pick<RecordEngine, 'countRecords'>,
  viewer: Viewer,
  metadata: ResolvedMetadata,
): Promise<readonly string[]> {
  const inFiles = new Set(Object.values(storedFiles).map(({ objectApiName }) => objectApiName))
  const sentences: string[] = []
  for (const { apiName, labelPlural } of ownObjects(metadata)) {
    if (inFiles.has(apiName) || followingObjects.includes(apiName)) continue
    const request = { objectApiName: apiName, condition: null, parent: null, searchTerm: null }
    const { count } = await engine.countRecords(viewer, request, mostCounted)
    if (count > 0) sentences.push(`${count.toLocaleString('en-US')} × ${labelPlural.en}: no file`)
  }
  return sentences
}

const mostCounted = 1_000_000_000

/** What follows from rows that are imported. */
const followingObjects = ['Ledger_Entry__c', 'Usage__c']

function objectOf(metadata: ResolvedMetadata, file: BookFileName): ResolvedObject {
  const object = metadata.object(storedFiles[file].objectApiName)
  if (object === undefined) throw new TypeError(`There is no object of ${file}.`)
  return object
}

/** The fields of a record that hold something and have no column. */
function fieldsBeside(
  file: BookFileName,
  { fields }: ResolvedObject,
  values: StoredValues,
): readonly string[] {
  const inRow = new Set([...pathsOf(file), ...storedFiles[file].follows])
  return [...fields.values()].flatMap(({ apiName, system, defaultValue }) => {
    const value = values[apiName] ?? null
    const isEmpty = value === null || value === defaultValue || value === false || value === 0
    return system || inRow.has(apiName) || isEmpty ? [] : [apiName]
  })
}
