import type { Queryable } from '@porchlight/jobs'

/** A member of staff whom the company's directory manages. */
export interface ManagedStaff {
  readonly userId: string
  /** Their person in the directory; null once the directory no longer has one. */
  readonly personId: string | null
  readonly managedSince: Date
  /** When the company ended their access; null while it has not. */
  readonly endedAt: Date | null
}

interface Row {
  readonly user_id: string
  readonly person_id: string | null
  readonly managed_since: Date | string
  readonly ended_at: Date | string | null
}

/** Those of the users whom the directory manages, by their ids. */
export async function readManagedStaff(
  connection: Queryable,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ManagedStaff>> {
  const { rows } = await connection.query<Row>(
    'select * from company_directory.managed_staff where user_id = any($1::text[])',
    [userIds],
  )
  return new Map(rows.map((row) => [row.user_id, toManagedStaff(row)]))
}

/** The member of staff that a person of the directory is; null for none. */
export async function findManagedStaff(
  connection: Queryable,
  personId: string,
): Promise<ManagedStaff | null> {
  const { rows } = await connection.query<Row>(
    'select * from company_directory.managed_staff where person_id = $1',
    [personId],
  )
  return rows[0] === undefined ? null : toManagedStaff(rows[0])
}

/** Puts a member of staff under the directory's management as that person; `refused` where either belongs to another already. */
export async function manageStaff(
  connection: Queryable,
  userId: string,
  personId: string,
  now: Date,
): Promise<'started' | 'present' | 'refused'> {
  const existing = await findManagedStaff(connection, personId)
  if (existing !== null) return existing.userId === userId ? 'present' : 'refused'
  const { rowCount } = await connection.query(
    `insert into company_directory.managed_staff as managed (user_id, person_id, managed_since) values ($1, $2, $3)
     on conflict (user_id) do update set person_id = excluded.person_id where managed.person_id is null`,
    [userId, personId, now],
  )
  return rowCount === 1 ? 'started' : 'refused'
}

/** Stores when the company ended the access; null once it restored it. */
export async function storeAccessEnd(
  connection: Queryable,
  userId: string,
  endedAt: Date | null,
): Promise<void> {
  await connection.query('update company_directory.managed_staff set ended_at = $2 where user_id = $1', [
    userId,
    endedAt,
  ])
}

function toManagedStaff({ user_id, person_id, managed_since, ended_at }: Row): ManagedStaff {
  return {
    userId: user_id,
    personId: person_id,
    managedSince: new Date(managed_since),
    endedAt: ended_at === null ? null : new Date(ended_at),
  }
}
