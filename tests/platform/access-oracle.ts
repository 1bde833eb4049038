import type {
  AccessDeclaration,
  FieldDeclaration,
  ObjectDeclaration,
  RowRule,
  Viewer,
  ViewerClass,
} from '@porchlight/metadata'
import type pg from 'pg'

/** A row as stored in the table; values as JSON. */
export interface Row {
  readonly objectApiName: string
  readonly id: string
  readonly cells: Readonly<Record<string, unknown>>
}

/** A reference field of an object, declared or the platform's own. */
export interface Reference {
  readonly fieldApiName: string
  readonly relationshipName: string
  readonly target: ObjectDeclaration
  readonly childRelationshipName: string | null
  readonly isSystem: boolean
  /** Whether the record is deleted with the one that it refers to. */
  readonly isPart: boolean
}

const systemFields = [
  'Id',
  'CreatedDate',
  'CreatedById',
  'LastModifiedDate',
  'LastModifiedById',
  'SystemModstamp',
]
const nothing: AccessDeclaration = { records: { kind: 'none' }, read: [] }
const everything: AccessDeclaration = {
  records: { kind: 'all' },
  read: 'all',
  create: 'all',
  update: 'all',
  delete: true,
}

/**
 * Computes access slowly and plainly: over all rows, from the declarations as written in the objects' folders, in terms
 * of `AccessDeclaration`. It uses nothing of the engine and nothing that is resolved.
 */
export class AccessOracle {
  readonly rows: readonly Row[]
  readonly #objects: ReadonlyMap<string, ObjectDeclaration>
  readonly #rowsById: ReadonlyMap<string, Row>
  readonly #referredTo: ReadonlySet<unknown>

  constructor(declarations: readonly ObjectDeclaration[], rows: readonly Row[]) {
    this.rows = rows
    this.#objects = new Map(declarations.map((object) => [object.apiName, object]))
    this.#rowsById = new Map(rows.map((row) => [row.id, row]))
    this.#referredTo = new Set(
      rows.flatMap((row) =>
        this.references(this.object(row.objectApiName))
          .filter(({ isSystem, isPart }) => !isSystem && !isPart)
          .map((reference) => row.cells[reference.fieldApiName]),
      ),
    )
  }

  object(apiName: string): ObjectDeclaration {
    const object = this.#objects.get(apiName)
    if (object === undefined) throw new TypeError(`There is no ${apiName}.`)
    return object
  }

  rowsOf(objectApiName: string): readonly Row[] {
    return this.rows.filter((row) => row.objectApiName === objectApiName)
  }

  access(viewerClass: ViewerClass, object: ObjectDeclaration): AccessDeclaration {
    return viewerClass === 'system' ? everything : (object.access[viewerClass] ?? nothing)
  }

  /** Returns whether the class reaches records of the object at all. */
  reaches(viewerClass: ViewerClass, object: ObjectDeclaration): boolean {
    return this.access(viewerClass, object).records.kind !== 'none'
  }

  fieldNames(object: ObjectDeclaration): readonly string[] {
    const recordType = (object.recordTypes ?? []).length > 0 ? ['RecordTypeId'] : []
    return [...systemFields, ...recordType, ...Object.keys(object.fields)]
  }

  fieldType(object: ObjectDeclaration, name: string): FieldDeclaration['dataType'] | null {
    return object.fields[name]?.dataType ?? null
  }

  readable(viewerClass: ViewerClass, object: ObjectDeclaration): readonly string[] {
    const { read } = this.access(viewerClass, object)
    return this.fieldNames(object).filter(
      (name) => systemFields.includes(name) || read === 'all' || read.includes(name),
    )
  }

  writable(
    viewerClass: ViewerClass,
    object: ObjectDeclaration,
    kind: 'create' | 'update',
  ): readonly string[] {
    const set = this.access(viewerClass, object)[kind] ?? []
    const closed = [...systemFields, ...(object.derived?.fields ?? [])]
    return this.readable(viewerClass, object).filter(
      (name) => !closed.includes(name) && (set === 'all' || set.includes(name)),
    )
  }

  sees(viewer: Viewer, row: Row): boolean {
    const { records } = this.access(viewer.class, this.object(row.objectApiName))
    return this.#holds(viewer, row, records)
  }

  seesId(viewer: Viewer, recordId: unknown): boolean {
    const row = this.#rowsById.get(String(recordId))
    return row !== undefined && this.sees(viewer, row)
  }

  /**
   * Returns the row that a reference leads to if the viewer can see it, whether or not the reference itself is
   * readable.
   */
  follow(viewer: Viewer, row: Row, fieldApiName: string): Row | null {
    const target = this.#rowsById.get(String(row.cells[fieldApiName]))
    return target !== undefined && this.sees(viewer, target) ? target : null
  }

  isReferredTo(row: Row): boolean {
    return this.#referredTo.has(row.id)
  }

  /** Returns the rows that are deleted with this one. */
  partsOf(row: Row): readonly Row[] {
    return this.rows.filter((part) =>
      this.references(this.object(part.objectApiName)).some(
        ({ isPart, fieldApiName }) => isPart && part.cells[fieldApiName] === row.id,
      ),
    )
  }

  references(object: ObjectDeclaration): readonly Reference[] {
    const user = this.object('User')
    const own = Object.entries(object.fields).flatMap(([fieldApiName, field]): readonly Reference[] => {
      if (field.dataType !== 'Reference') return []
      const { relationshipName, childRelationshipName = null, referenceTo } = field
      const target = this.object(referenceTo)
      const isPart = field.deletedWithParent === true
      return [{ fieldApiName, relationshipName, target, childRelationshipName, isSystem: false, isPart }]
    })
    const system = ['CreatedBy', 'LastModifiedBy'].map((relationshipName) => ({
      fieldApiName: `${relationshipName}Id`,
      relationshipName,
      target: user,
      childRelationshipName: null,
      isSystem: true,
      isPart: false,
    }))
    return [...own, ...system]
  }

  #holds(viewer: Viewer, row: Row, rule: RowRule): boolean {
    if (rule.kind === 'all') return true
    if (rule.kind === 'none') return false
    if (rule.kind === 'any') return rule.rules.some((part) => this.#holds(viewer, row, part))
    let current: Row | undefined = row
    for (const step of rule.path.slice(0, -1)) {
      current = current && this.#rowsById.get(String(current.cells[step]))
    }
    const wanted: unknown = Reflect.get(viewer, rule.equals)
    return typeof wanted === 'string' && current?.cells[rule.path.at(-1) ?? ''] === wanted
  }
}

/** Reads every row of every object, bypassing the engine, without the columns that PostgreSQL computes for searches. */
export async function readAllRows(
  pool: pg.Pool,
  declarations: readonly ObjectDeclaration[],
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const { apiName } of declarations) {
    const answer = await pool.query<{ cells: Record<string, unknown> }>(
      `select to_jsonb(t) as cells from record."${apiName}" t order by t."Id" collate "C"`,
    )
    for (const { cells } of answer.rows) {
      const written = Object.entries(cells).filter(([name]) => !name.startsWith('search_'))
      rows.push({ objectApiName: apiName, id: String(cells.Id), cells: Object.fromEntries(written) })
    }
  }
  return rows
}

/** Restores a row to its previous state, bypassing the engine. */
export async function restoreRow(pool: pg.Pool, row: Row): Promise<void> {
  const table = `record."${row.objectApiName}"`
  const columns = Object.keys(row.cells).map((name) => `"${name}"`)
  await pool.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(null::${table}, $1::jsonb)
     on conflict ("Id") do update set (${columns.join(', ')}) = row(${columns.map((name) => `excluded.${name}`).join(', ')})`,
    [JSON.stringify(row.cells)],
  )
}
