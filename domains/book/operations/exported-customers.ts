import type { BrandKey } from '@porchlight/brands'
import type { Viewer } from '@porchlight/metadata'
import type { Queryable, RecordEngine } from '@porchlight/record-engine'
import { listEvery } from '@porchlight/server-methods/records/list'
import { contactObject } from '../../customers/objects/contact/object'

/** A customer who is exported. */
export interface ExportedCustomer {
  readonly contactId: string
  /** The retailer's number or, of who came another way, the id. */
  readonly number: string
}

const rowsAtOnce = 2_000

/**
 * Lists the customers of a brand, or of all, who are not erased, in a temporary table that the transaction drops. Gives how
 * many they are.
 */
export async function listCustomers(
  engine: Pick<RecordEngine, 'listRecords'>,
  connection: Queryable,
  viewer: Viewer,
  brand: BrandKey | null,
): Promise<number> {
  await connection.query(
    `create temporary table exported_customer (number text collate "C" primary key, contact_id text collate "C" not null)
     on commit drop`,
  )
  let count = 0
  let waiting: string[] = []
  const store = async () => {
    await connection.query(
      `insert into exported_customer (number, contact_id)
       select coalesce(min(c.customer_number), u.id), u.id from unnest($1::text[]) u(id)
       left join book_import.customer c on c.contact_id = u.id group by u.id`,
      [waiting],
    )
    count += waiting.length
    waiting = []
  }
  const ofBrand = brand === null ? {} : { Customer_Brand__c: brand }
  const contacts = listEvery(engine, viewer, contactObject, {
    fields: [],
    where: { ...ofBrand, Erased_At__c: null },
    pageSize: rowsAtOnce,
  })
  for await (const { id } of contacts) {
    waiting.push(id)
    if (waiting.length >= rowsAtOnce) await store()
  }
  await store()
  return count
}

/** The next customers after a number, in the order of their numbers; none at the end. */
export async function customersAfter(
  connection: Queryable,
  number: string,
  count: number,
): Promise<readonly ExportedCustomer[]> {
  const { rows } = await connection.query<ExportedCustomer>(
    `select number, contact_id as "contactId" from exported_customer where number > $1 order by number limit $2`,
    [number, count],
  )
  return rows
}
