import { randomUUID } from 'node:crypto'
import type { Queryable } from '@porchlight/jobs'
import { caselessKey, type DirectoryPage } from './directory-people'

/** A group's facts in the company's directory. */
export interface GroupFacts {
  readonly displayName: string
  /** The directory's own id for it; null if none. */
  readonly externalId: string | null
}

/** Somebody in a group. */
export interface GroupMember {
  readonly id: string
  readonly userName: string
}

/** A group as it is stored. */
export interface DirectoryGroup extends GroupFacts {
  readonly id: string
  /** In the order in which the people were added; empty where members were not requested. */
  readonly members: readonly GroupMember[]
  /** Grows with each change, also of the members. */
  readonly version: number
  readonly createdAt: Date
  readonly changedAt: Date
}

/** Which groups are read; all that is given has to hold. */
export interface GroupsCondition {
  readonly id?: string
  readonly displayName?: string
  readonly externalId?: string
  /** The id of somebody who is in it. */
  readonly memberId?: string
}

/** Reads groups in the order in which they were added, and their total. */
export async function listGroups(
  connection: Queryable,
  condition: GroupsCondition,
  { offset, limit, withMembers }: DirectoryPage & { readonly withMembers: boolean },
): Promise<{ readonly items: readonly DirectoryGroup[]; readonly total: number }> {
  const { texts, values } = buildPredicate(condition)
  const where = texts.length === 0 ? '' : `where ${texts.join(' and ')}`
  const counted = await connection.query<{ total: number }>(
    `select count(*)::int as total from company_directory.company_group g ${where}`,
    values,
  )
  const total = counted.rows[0]?.total ?? 0
  if (limit === 0 || offset >= total) return { items: [], total }
  const members = withMembers
    ? `coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'userName', p.user_name) order by p.number)
        from company_directory.membership m join company_directory.person p on p.id = m.person_id
        where m.group_id = g.id), '[]')`
    : `'[]'::jsonb`
  const { rows } = await connection.query<Row>(
    `select g.id, g.display_name as "displayName", g.external_id as "externalId", g.version,
       g.created_at as "createdAt", g.changed_at as "changedAt", ${members} as members
     from company_directory.company_group g ${where}
     order by g.number limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  )
  return { items: rows.map(toGroup), total }
}

/** The group of that id with its members; null for none. */
export async function findGroup(connection: Queryable, id: string): Promise<DirectoryGroup | null> {
  const { items } = await listGroups(connection, { id }, { offset: 0, limit: 1, withMembers: true })
  return items[0] ?? null
}

/** Stores a new group without members and returns its id; null where another one has that name or external id. */
export async function insertGroup(
  connection: Queryable,
  { displayName, externalId }: GroupFacts,
  now: Date,
): Promise<string | null> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into company_directory.company_group (id, external_id, display_name, display_name_key, version,
       created_at, changed_at)
     values ($1, $2, $3, $4, 1, $5, $5) on conflict do nothing returning id`,
    [randomUUID(), externalId, displayName, caselessKey(displayName), now],
  )
  return rows[0]?.id ?? null
}

/** Updates a group; false where another one has that name or external id. */
export async function updateGroup(
  connection: Queryable,
  id: string,
  { displayName, externalId }: GroupFacts,
  now: Date,
): Promise<boolean> {
  const key = caselessKey(displayName)
  const conflicts = await connection.query(
    `select 1 from company_directory.company_group where id <> $1 and (display_name_key = $2 or external_id = $3)`,
    [id, key, externalId],
  )
  if (conflicts.rows.length > 0) return false
  await connection.query(
    `update company_directory.company_group set external_id = $2, display_name = $3, display_name_key = $4,
       version = version + 1, changed_at = $5
     where id = $1`,
    [id, externalId, displayName, key, now],
  )
  return true
}

/** Adds people to a group; false where one of them is unknown. Existing members stay. */
export async function addMembers(
  connection: Queryable,
  groupId: string,
  personIds: readonly string[],
): Promise<boolean> {
  const { rows } = await connection.query<{ known: number }>(
    'select count(*)::int as known from company_directory.person where id = any($1::text[])',
    [personIds],
  )
  if (rows[0]?.known !== personIds.length) return false
  await connection.query(
    `insert into company_directory.membership (group_id, person_id)
     select $1, unnest($2::text[]) on conflict do nothing`,
    [groupId, personIds],
  )
  return true
}

/** Removes people from a group. */
export async function removeMembers(
  connection: Queryable,
  groupId: string,
  personIds: readonly string[],
): Promise<void> {
  await connection.query(
    'delete from company_directory.membership where group_id = $1 and person_id = any($2::text[])',
    [groupId, personIds],
  )
}

/** Deletes a group with its memberships. */
export async function deleteGroup(connection: Queryable, id: string): Promise<void> {
  await connection.query('delete from company_directory.company_group where id = $1', [id])
}

type Row = Omit<DirectoryGroup, 'createdAt' | 'changedAt'> & {
  readonly createdAt: Date | string
  readonly changedAt: Date | string
}

function toGroup({ createdAt, changedAt, ...row }: Row): DirectoryGroup {
  return { ...row, createdAt: new Date(createdAt), changedAt: new Date(changedAt) }
}

function buildPredicate({ id, displayName, externalId, memberId }: GroupsCondition) {
  const values: unknown[] = []
  const texts: string[] = []
  const add = (value: string | undefined, text: (parameter: string) => string) => {
    if (value === undefined) return
    values.push(value)
    texts.push(text(`$${values.length}`))
  }
  add(id, (parameter) => `g.id = ${parameter}`)
  add(externalId, (parameter) => `g.external_id = ${parameter}`)
  add(
    displayName === undefined ? undefined : caselessKey(displayName),
    (parameter) => `g.display_name_key = ${parameter}`,
  )
  add(
    memberId,
    (parameter) =>
      `exists (select 1 from company_directory.membership m where m.group_id = g.id and m.person_id = ${parameter})`,
  )
  return { texts, values }
}
