import type { ObjectDeclaration, Viewer } from '@porchlight/metadata'
import type pg from 'pg'
import { type AccessOracle, type Row, restoreRow } from './access-oracle'
import { type Cell, type Operation, shown, verdictOf } from './cell'
import { derivedKeys, type RecordGenerator } from './generated-records'
import type { Slice } from './read-cells'

/** A slice whose writes are undone, each before the next. */
export interface WriteSlice extends Slice {
  readonly pool: pg.Pool
  readonly generator: RecordGenerator
}

type Cells = AsyncGenerator<Cell>

/** Checks creation: with each field by itself, and with everything the class may set. */
export async function* createCells(slice: WriteSlice): Cells {
  const { engine, oracle, viewers, objects, isSampled, generator, pool } = slice
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const label = `${name} creates ${object.apiName}`
      const creatable = oracle.writable(viewer.class, object, 'create')
      const create = async (fields: Record<string, unknown>) => {
        let created = ''
        const verdict = await verdictOf(
          engine.createRecord(viewer, object.apiName, { fields }).then((recordId) => {
            created = recordId
          }),
        )
        if (created !== '')
          await pool.query(`delete from record."${object.apiName}" where "Id" = $1`, [created])
        return verdict
      }
      const refusal = oracle.reaches(viewer.class, object) ? 'forbidden' : 'notFound'
      for (const field of oracle.fieldNames(object).filter(isSampled)) {
        const verdict = await create({ [field]: generator.value(object, field) })
        const isField = creatable.includes(field)
        const expected =
          creatable.length === 0 ? refusal : isField ? 'judged by its values' : 'fieldNotWritable'
        const passes = verdict !== 'fieldNotWritable' && verdict !== 'notFound' && creatable.length > 0
        yield cell('create', `${label} with ${field}`, expected, passes ? 'judged by its values' : verdict)
      }
      for (let attempt = 0; attempt < (creatable.length === 0 ? 1 : 6); attempt += 1) {
        const fields = Object.fromEntries(creatable.map((field) => [field, generator.value(object, field)]))
        const expected = creatable.length === 0 ? refusal : creationVerdict(oracle, viewer, object, fields)
        yield cell('create', `${label}: ${JSON.stringify(fields)}`, expected, await create(fields))
      }
    }
  }
}

/** Checks changes of a single field of a single record. */
export async function* updateCells(slice: WriteSlice): Cells {
  const { engine, oracle, viewers, objects, isSampled, generator, pool } = slice
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const updatable = oracle.writable(viewer.class, object, 'update')
      for (const row of oracle.rowsOf(object.apiName)) {
        const sees = oracle.sees(viewer, row)
        for (const field of oracle.fieldNames(object).filter(isSampled)) {
          const value = generator.value(object, field)
          const expected = !sees
            ? 'notFound'
            : updatable.includes(field)
              ? changeVerdict(oracle, viewer, row, field, value)
              : 'fieldNotWritable'
          const call = engine.updateRecord(viewer, row.id, { fields: { [field]: value } })
          const verdict = await verdictOf(call)
          const stored = isSettledByMoney(row, field) ? shown(value) : await storedValue(pool, row, field)
          const actual = verdict === 'ok' ? `ok ${stored}` : verdict
          if (verdict === 'ok') await restoreRow(pool, row)
          yield cell(
            'update',
            `${name} ${row.objectApiName} ${row.id} ${field} = ${shown(value)}`,
            expected,
            actual,
          )
        }
      }
    }
  }
}

/** Checks deletion of every record. */
export async function* deleteCells({ engine, oracle, viewers, objects, isSampled, pool }: WriteSlice): Cells {
  for (const [name, viewer] of viewers) {
    for (const object of objects) {
      const canDelete = oracle.access(viewer.class, object).delete === true
      for (const row of oracle.rowsOf(object.apiName).filter(isSampled)) {
        const expected = !oracle.sees(viewer, row)
          ? 'notFound'
          : !canDelete
            ? 'forbidden'
            : oracle.isReferredTo(row)
              ? 'deleteFailed'
              : 'ok'
        const actual = await verdictOf(engine.deleteRecord(viewer, row.id))
        if (actual === 'ok') {
          for (const deleted of [row, ...oracle.partsOf(row)]) await restoreRow(pool, deleted)
        }
        yield cell('delete', `${name} deletes ${row.objectApiName} ${row.id}`, expected, actual)
      }
    }
  }
}

function creationVerdict(
  oracle: AccessOracle,
  viewer: Viewer,
  object: ObjectDeclaration,
  given: Readonly<Record<string, unknown>>,
): string {
  const cells: Record<string, unknown> = { ...given }
  for (const [name, field] of Object.entries(object.fields)) {
    if ('defaultValue' in field && field.defaultValue !== undefined) cells[name] ??= field.defaultValue
    if (field.dataType === 'Boolean') cells[name] ??= false
    const isDerived = object.derived?.fields.includes(name) === true
    if (field.required === true && !isDerived && cells[name] === undefined) return 'requiredFieldMissing'
  }
  return outcomeVerdict(
    oracle,
    viewer,
    { objectApiName: object.apiName, id: 'not yet', cells },
    Object.keys(given),
  )
}

function changeVerdict(
  oracle: AccessOracle,
  viewer: Viewer,
  row: Row,
  field: string,
  value: unknown,
): string {
  const changed: Row = { ...row, cells: { ...row.cells, [field]: value } }
  const verdict = outcomeVerdict(oracle, viewer, changed, [field])
  return verdict === 'ok' ? `ok ${shown(value)}` : verdict
}

/** Returns whether the account's money determines the stored value, whatever is written: a covered bill is paid. */
function isSettledByMoney(row: Row, field: string): boolean {
  return row.objectApiName === 'Bill__c' && field === 'Status__c'
}

/** Checks that references lead to what the viewer sees, and that the record stays within reach. */
function outcomeVerdict(oracle: AccessOracle, viewer: Viewer, row: Row, written: readonly string[]): string {
  const references = oracle.references(oracle.object(row.objectApiName))
  const leadsNowhere = references.some(
    ({ fieldApiName }) =>
      written.includes(fieldApiName) &&
      row.cells[fieldApiName] !== null &&
      !oracle.seesId(viewer, row.cells[fieldApiName]),
  )
  if (leadsNowhere) return 'invalidFieldValue'
  if (!oracle.sees(viewer, row)) return 'forbidden'
  const object = oracle.object(row.objectApiName)
  const others = oracle.rowsOf(row.objectApiName).filter(({ id }) => id !== row.id)
  const taken = new Set(others.flatMap(({ cells }) => derivedKeys(object, cells)))
  return derivedKeys(object, row.cells).some((key) => taken.has(key)) ? 'duplicateValue' : 'ok'
}

async function storedValue(pool: pg.Pool, row: Row, field: string): Promise<string> {
  const answer = await pool.query<{ value: unknown }>(
    `select to_jsonb(t) -> $2::text as value from record."${row.objectApiName}" t where "Id" = $1`,
    [row.id, field],
  )
  return shown(answer.rows[0]?.value)
}

function cell(operation: Operation, label: string, expected: string, actual: string): Cell {
  return { operation, label, expected, actual }
}
