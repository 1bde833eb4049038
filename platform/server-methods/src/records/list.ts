import type { FieldPath, ObjectDeclaration, TypedRecord, Viewer } from '@porchlight/metadata'
import type { ListRequest, RecordEngine } from '@porchlight/record-engine'
import { typedRecord } from './typed-record'
import { conditionOf, type Where } from './where'

type Lister = Pick<RecordEngine, 'listRecords'>

/** A request for an object's records. */
interface Listing<Object extends ObjectDeclaration, Path extends FieldPath<Object>> {
  readonly fields: readonly Path[]
  /** The one record that all of them refer to, by the field that does; `notFound` when the viewer may not see it. */
  readonly of?: { readonly [Field in keyof Object['fields'] & string]?: string }
  /** Every record that the viewer may see by default. */
  readonly where?: Where<Object>
  /** A field, prefixed with `-` for descending order; ties are broken by the next one, and finally by `Id`. */
  readonly orderedBy?: readonly (FieldPath<Object> | `-${FieldPath<Object>}`)[]
}

/** Reads the first `limit` records of an object in their order, at most 2,000, with the types and errors of `read`. */
export async function list<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  engine: Lister,
  viewer: Viewer,
  object: Object,
  { limit, ...listing }: Listing<Object, Path> & { readonly limit: number },
): Promise<readonly TypedRecord<Object, Path>[]> {
  const { records } = await engine.listRecords(viewer, {
    ...requestOf(object, listing, limit),
    position: { kind: 'only' },
  })
  return records.map((record) => typedRecord(object, record, listing.fields))
}

/** The first of the records that `list` reads, or null. */
export async function first<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  engine: Lister,
  viewer: Viewer,
  object: Object,
  listing: Listing<Object, Path>,
): Promise<TypedRecord<Object, Path> | null> {
  const [record] = await list(engine, viewer, object, { ...listing, limit: 1 })
  return record ?? null
}

/** Returns all records that `list` would read without a limit, `pageSize` at a time as they are consumed. */
export async function* listEvery<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  engine: Lister,
  viewer: Viewer,
  object: Object,
  { pageSize, ...listing }: Listing<Object, Path> & { readonly pageSize: number },
): AsyncGenerator<TypedRecord<Object, Path>> {
  let request: ListRequest | null = requestOf(object, listing, pageSize)
  while (request !== null) {
    const { records, nextPageToken }: Awaited<ReturnType<Lister['listRecords']>> = await engine.listRecords(
      viewer,
      request,
    )
    for (const record of records) yield typedRecord(object, record, listing.fields)
    request =
      nextPageToken === null ? null : { ...request, position: { kind: 'token', token: nextPageToken } }
  }
}

function requestOf<Object extends ObjectDeclaration, Path extends FieldPath<Object>>(
  object: Object,
  { fields, of, where, orderedBy = [] }: Listing<Object, Path>,
  pageSize: number,
): ListRequest {
  const [parent] = Object.entries({ ...of } as Readonly<Record<string, string>>)
  return {
    objectApiName: object.apiName,
    selection: { fields, optionalFields: [] },
    condition: where === undefined ? null : conditionOf(where),
    parent: parent === undefined ? null : { fieldApiName: parent[0], recordId: parent[1] },
    orderings: orderedBy.map((field: string) => ({
      field: field.replace('-', ''),
      ascending: !field.startsWith('-'),
    })),
    searchTerm: null,
    pageSize,
    position: { kind: 'start' },
  }
}
