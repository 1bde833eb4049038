import type { ObjectDeclaration, RecordRepresentation, SearchDeclaration, Viewer } from '@porchlight/metadata'
import type { ListRequest, RecordEngine } from '@porchlight/record-engine'
import type { AccessOracle, Reference, Row } from './access-oracle'
import { type Cell, type Operation, shown, verdictOf } from './cell'

/** The part of the matrix that is processed. */
export interface Slice {
  readonly engine: RecordEngine
  readonly oracle: AccessOracle
  readonly viewers: readonly (readonly [string, Viewer])[]
  readonly objects: readonly ObjectDeclaration[]
  /** Returns whether a cell is checked where there are many; always true when none is left out. */
  readonly isSampled: () => boolean
}

type Cells = AsyncGenerator<Cell>

const noFields = { fields: [], optionalFields: [] }

/** Requests all records of an object, in one page. */
export function wholeList(objectApiName: string): ListRequest {
  return {
    objectApiName,
    selection: noFields,
    condition: null,
    parent: null,
    orderings: [],
    searchTerm: null,
    pageSize: 2_000,
    position: { kind: 'start' },
  }
}

/** Checks every record for every viewer: whether it exists, and each of its fields. */
export async function* readCells({ engine, oracle, viewers, objects, isSampled }: Slice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const rows = oracle.rowsOf(object.apiName)
      const fields = oracle.fieldNames(object)
      const readable = oracle.readable(viewer.class, object)
      const ids = rows.map((row) => row.id)
      const answers = await engine.readRecords(viewer, ids, { fields: [], optionalFields: fields })
      for (const [index, row] of rows.entries()) {
        const answer = answers[index] ?? null
        const label = `${name} ${object.apiName} ${row.id}`
        const sees = oracle.sees(viewer, row)
        yield cell('read', label, sees ? 'there' : 'missing', answer === null ? 'missing' : 'there')
        if (!sees || answer === null) continue
        for (const field of fields) {
          const expected = readable.includes(field) ? shown(row.cells[field]) : 'absent'
          yield cell('read', `${label} ${field}`, expected, fieldOf(answer, field))
        }
      }
      const [first] = rows
      if (first === undefined || !oracle.reaches(viewer.class, object)) continue
      for (const field of fields.filter(isSampled)) {
        const call = engine.readRecord(viewer, first.id, { fields: [field], optionalFields: [] })
        const expected = readable.includes(field) ? 'ok' : 'unknownField'
        yield cell('read', `${name} ${object.apiName} demands ${field}`, expected, await verdictOf(call))
      }
    }
  }
}

/** Checks every list for every viewer: which records it contains, and what it can be ordered and filtered by. */
export async function* listCells({ engine, oracle, viewers, objects, isSampled }: Slice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const rows = oracle.rowsOf(object.apiName)
      const list = wholeList(object.apiName)
      const found = idsOf((await engine.listRecords(viewer, list)).records)
      for (const row of rows) {
        const label = `${name} lists ${object.apiName} ${row.id}`
        yield cell('list', label, String(oracle.sees(viewer, row)), String(found.has(row.id)))
      }
      if (!oracle.reaches(viewer.class, object)) continue
      const readable = oracle.readable(viewer.class, object)
      for (const field of oracle.fieldNames(object).filter(isSampled)) {
        const isLongText = oracle.fieldType(object, field) === 'TextArea'
        const ordered = engine.listRecords(viewer, { ...list, orderings: [{ field, ascending: true }] })
        const filtered = engine.listRecords(viewer, {
          ...list,
          condition: { kind: 'compare', field, operator: 'eq', value: null },
        })
        const allowed = (key: string) =>
          readable.includes(field) ? (isLongText ? key : 'ok') : 'unknownField'
        const label = `${name} ${object.apiName} by ${field}`
        yield cell('list', `${label}, ordered`, allowed('notSortable'), await verdictOf(ordered))
        yield cell('list', `${label}, filtered`, allowed('notFilterable'), await verdictOf(filtered))
      }
    }
  }
}

/** Checks every record's related lists for every viewer. `objects` are those of the records in the lists. */
export async function* relatedCells({ engine, oracle, viewers, objects }: Slice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      for (const { fieldApiName, target, childRelationshipName } of oracle.references(object)) {
        if (childRelationshipName === null) continue
        const canRead = oracle.readable(viewer.class, object).includes(fieldApiName)
        for (const parent of oracle.rowsOf(target.apiName)) {
          const label = `${name} ${target.apiName} ${parent.id} ${childRelationshipName}`
          const children = oracle
            .rowsOf(object.apiName)
            .filter((row) => row.cells[fieldApiName] === parent.id && oracle.sees(viewer, row))
          const wanted = JSON.stringify(children.map((row) => row.id))
          const refusal = !oracle.reaches(viewer.class, object)
            ? 'notFound'
            : !canRead
              ? 'unknownField'
              : oracle.sees(viewer, parent)
                ? null
                : 'notFound'
          let found = 'none'
          const verdict = await verdictOf(
            engine
              .listRecords(viewer, {
                ...wholeList(object.apiName),
                parent: { fieldApiName, recordId: parent.id },
              })
              .then((page) => {
                found = JSON.stringify(page.records.map((record) => record.id))
              }),
          )
          yield cell('related', label, refusal ?? wanted, verdict === 'ok' ? found : verdict)
        }
      }
    }
  }
}

const searchedTypes: ReadonlySet<unknown> = new Set(['Email', 'Phone', 'String', 'TextArea'])

/** Searches for the texts of records: they are found by those who can read the record and that text. */
export async function* searchCells({ engine, oracle, viewers, objects, isSampled }: Slice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const texts = oracle
        .fieldNames(object)
        .filter((field) => searchedTypes.has(oracle.fieldType(object, field)))
      const readable = texts.filter((field) => oracle.readable(viewer.class, object).includes(field))
      for (const row of oracle.rowsOf(object.apiName)) {
        for (const field of texts) {
          const term = row.cells[field]
          if (typeof term !== 'string' || !isSampled()) continue
          const fits = (each: Row) =>
            object.search === undefined
              ? readable.some((text) => holdsText(each.cells[text], term))
              : fitsSearch(object.search, readable, each, term)
          const wanted = oracle
            .rowsOf(object.apiName)
            .filter((each) => oracle.sees(viewer, each))
            .filter(fits)
          const page = await engine.listRecords(viewer, {
            ...wholeList(object.apiName),
            searchTerm: term.toUpperCase(),
          })
          const label = `${name} searches ${object.apiName} for ${field} of ${row.id}`
          const found = JSON.stringify(page.records.map((record) => record.id))
          yield cell('search', label, JSON.stringify(wanted.map((each) => each.id)), found)
        }
      }
    }
  }
}

/** Checks every field of every referenced record, and of those that these reference in turn. */
export async function* spanningCells({ engine, oracle, viewers, objects, isSampled }: Slice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      if (!oracle.reaches(viewer.class, object)) continue
      const rows = oracle.rowsOf(object.apiName)
      const spans = oracle.references(object).map((reference) => ({
        reference,
        next: oracle.references(reference.target).filter((deeper) => !deeper.isSystem && isSampled()),
      }))
      const optionalFields = spans.flatMap(({ reference, next }) => [
        ...oracle.fieldNames(reference.target).map((field) => `${reference.relationshipName}.${field}`),
        ...next.map((deeper) => `${reference.relationshipName}.${deeper.relationshipName}.Id`),
      ])
      const ids = rows.map((row) => row.id)
      const answers = await engine.readRecords(viewer, ids, { fields: [], optionalFields })
      for (const [index, row] of rows.entries()) {
        const answer = answers[index] ?? null
        if (answer === null) continue
        for (const { reference, next } of spans) {
          yield* spanCells(oracle, viewer, row, answer, reference, next, name)
        }
      }
    }
  }
}

function* spanCells(
  oracle: AccessOracle,
  viewer: Viewer,
  row: Row,
  answer: RecordRepresentation,
  reference: Reference,
  next: readonly Reference[],
  name: string,
): Generator<Cell> {
  const label = `${name} ${row.objectApiName} ${row.id} ${reference.relationshipName}`
  const canCross = (from: ObjectDeclaration, step: Reference) =>
    oracle.readable(viewer.class, from).includes(step.fieldApiName) &&
    oracle.reaches(viewer.class, step.target)
  if (!canCross(oracle.object(row.objectApiName), reference)) {
    yield cell('spanning', label, 'absent', fieldOf(answer, reference.relationshipName))
    return
  }
  const target = oracle.follow(viewer, row, reference.fieldApiName)
  const value = answer.fields[reference.relationshipName]?.value
  const record = typeof value === 'object' ? value : null
  yield cell('spanning', label, target?.id ?? 'null', record?.id ?? shown(value))
  if (target === null || record === null) return
  const readable = oracle.readable(viewer.class, reference.target)
  for (const field of oracle.fieldNames(reference.target)) {
    const expected = readable.includes(field) ? shown(target.cells[field]) : 'absent'
    yield cell('spanning', `${label}.${field}`, expected, fieldOf(record, field))
  }
  for (const deeper of next) {
    const found = record.fields[deeper.relationshipName]?.value
    const actual =
      typeof found === 'object' && found !== null ? found.id : fieldOf(record, deeper.relationshipName)
    const expected = canCross(reference.target, deeper)
      ? (oracle.follow(viewer, target, deeper.fieldApiName)?.id ?? 'null')
      : 'absent'
    yield cell('spanning', `${label}.${deeper.relationshipName}`, expected, actual)
  }
}

function cell(operation: Operation, label: string, expected: string, actual: string): Cell {
  return { operation, label, expected, actual }
}

function fieldOf(record: RecordRepresentation, name: string): string {
  const field = record.fields[name]
  return field === undefined ? 'absent' : shown(field.value)
}

function idsOf(records: readonly RecordRepresentation[]): ReadonlySet<string> {
  return new Set(records.map((record) => record.id))
}

function holdsText(text: unknown, term: string): boolean {
  return typeof text === 'string' && text.toLowerCase().includes(term.toLowerCase())
}

/**
 * Returns whether a record has the term in a declared identifier, ignoring punctuation, or all its words in the
 * declared texts, the last as a prefix. Invented words have no other forms.
 */
function fitsSearch(
  search: SearchDeclaration,
  readable: readonly string[],
  { cells }: Row,
  term: string,
): boolean {
  const textOf = (name: string) => (readable.includes(name) ? String(cells[name] ?? '').toLowerCase() : '')
  if (search.identifiers.length + search.words.length === 0) {
    return readable.some((text) => holdsText(cells[text], term))
  }
  const bare = (text: string) => text.toLowerCase().replace(/[^a-z0-9@]/g, '')
  const isLongEnough = /[a-z0-9]{3}/.test(bare(term))
  if (isLongEnough && search.identifiers.some((name) => bare(textOf(name)).includes(bare(term)))) return true
  const words = search.words.flatMap((name) => textOf(name).split(/[^a-z0-9]+/))
  const requested = term.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const last = requested.at(-1) ?? ''
  const begins = (word: string) => (/[a-z]/.test(last) ? word.startsWith(last) : word === last)
  return (
    requested.length > 0 && requested.slice(0, -1).every((word) => words.includes(word)) && words.some(begins)
  )
}
