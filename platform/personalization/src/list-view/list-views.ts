import type { PersonalizationContext } from '../personalization-context'

/** Who besides its owner sees a list view. */
export type ListViewVisibility = 'Private' | 'Public' | 'Shared'

/** A list view created by a user. Its definition is stored as JSON, as its owner wrote it. */
export interface StoredListView {
  /** 18 characters, key prefix 00B. */
  readonly id: string
  readonly objectApiName: string
  readonly apiName: string
  readonly label: string
  /** The id of the user who created it. */
  readonly ownerId: string
  /** The brand whose staff can see it when it is not private; null for that of every brand. */
  readonly brand: string | null
  readonly visibility: ListViewVisibility
  /** Columns, filters, order, scope and shares, in the format of the code that reads list views. */
  readonly definition: unknown
}

/** Whose list views to find: those of `ownerId`, and those published to its brand or to all. */
export interface ListViewReader {
  readonly ownerId: string
  /** Null reads those published to any brand. */
  readonly brand: string | null
}

/**
 * The list views that users create, in addition to those declared with the objects. Who may see a shared one is
 * ultimately decided by the code that shows it: this store knows owners, brands and visibility.
 */
export interface ListViews {
  /** The list views of an object that may concern the reader, by label. */
  ofObject(objectApiName: string, reader: ListViewReader): Promise<readonly StoredListView[]>
  /** Those of `ids` that may concern the reader. */
  byId(ids: readonly string[], reader: ListViewReader): Promise<readonly StoredListView[]>
  /**
   * Adds a list view unless its owner has one of that name on the object, in any case, or `limit` of them
   * already; returns which.
   */
  create(view: StoredListView, limit: number): Promise<'created' | 'nameTaken' | 'tooMany'>
  /**
   * Replaces the content of the list view with that id; the owner does not change. False when its owner already uses
   * the name.
   */
  update(view: StoredListView): Promise<boolean>
  /** Deletes a list view; false for an unknown one. */
  remove(id: string): Promise<boolean>
}

/** Creates the functions over `personalization.list_view`. */
export function createListViews({ database, now }: PersonalizationContext): ListViews {
  const reached = (reader: ListViewReader) =>
    database
      .selectFrom('personalization.list_view')
      .selectAll()
      .where((where) =>
        where.or([
          where('owner_id', '=', reader.ownerId),
          where.and([
            where('visibility', '<>', 'Private'),
            ...(reader.brand === null
              ? []
              : [where.or([where('brand', 'is', null), where('brand', '=', reader.brand)])]),
          ]),
        ]),
      )
  return {
    async ofObject(objectApiName, reader) {
      const rows = await reached(reader)
        .where('object_api_name', '=', objectApiName)
        .orderBy('label')
        .orderBy('id')
        .execute()
      return rows.map(fromRow)
    },
    async byId(ids, reader) {
      if (ids.length === 0) return []
      return (await reached(reader).where('id', 'in', ids).execute()).map(fromRow)
    },
    async create(view, limit) {
      const held = await database
        .selectFrom('personalization.list_view')
        .select((select) => select.fn.countAll<string>().as('count'))
        .where('owner_id', '=', view.ownerId)
        .where('object_api_name', '=', view.objectApiName)
        .executeTakeFirst()
      if (Number(held?.count ?? 0) >= limit) return 'tooMany'
      const written = await database
        .insertInto('personalization.list_view')
        .values({ ...toRow(view), owner_id: view.ownerId, created_at: now(), changed_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (written.numInsertedOrUpdatedRows ?? 0n) > 0n ? 'created' : 'nameTaken'
    },
    async update(view) {
      const { id, ...row } = toRow(view)
      const taken = database
        .selectFrom('personalization.list_view as other')
        .select('other.id')
        .where('other.owner_id', '=', view.ownerId)
        .where('other.object_api_name', '=', view.objectApiName)
        .where('other.lower_api_name', '=', row.lower_api_name)
        .where('other.id', '<>', id)
      const written = await database
        .updateTable('personalization.list_view')
        .set({ ...row, changed_at: now() })
        .where('id', '=', id)
        .where((where) => where.not(where.exists(taken)))
        .executeTakeFirst()
      return written.numUpdatedRows > 0n
    },
    async remove(id) {
      const removed = await database
        .deleteFrom('personalization.list_view')
        .where('id', '=', id)
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
  }
}

function toRow(view: StoredListView) {
  return {
    id: view.id,
    object_api_name: view.objectApiName,
    api_name: view.apiName,
    lower_api_name: view.apiName.toLowerCase(),
    label: view.label,
    brand: view.brand,
    visibility: view.visibility,
    definition: JSON.stringify(view.definition),
  }
}

function fromRow(row: {
  readonly id: string
  readonly object_api_name: string
  readonly api_name: string
  readonly label: string
  readonly owner_id: string
  readonly brand: string | null
  readonly visibility: ListViewVisibility
  readonly definition: unknown
}): StoredListView {
  return {
    id: row.id,
    objectApiName: row.object_api_name,
    apiName: row.api_name,
    label: row.label,
    ownerId: row.owner_id,
    brand: row.brand,
    visibility: row.visibility,
    definition: row.definition,
  }
}
