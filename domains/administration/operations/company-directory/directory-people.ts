import { randomUUID } from 'node:crypto'
import type { Queryable } from '@porchlight/jobs'
import type { DirectoryPerson, PersonFacts } from './directory-person'

/** Which people are read; all that is given has to hold. */
export interface PeopleCondition {
  readonly id?: string
  readonly userName?: string
  readonly externalId?: string
  /** One of the person's addresses; the case of letters does not count. */
  readonly email?: string
  /** The type of that address. */
  readonly emailType?: string
  readonly isActive?: boolean
}

/** A part of a list: how many come before it, and how many it has at most. */
export interface DirectoryPage {
  readonly offset: number
  readonly limit: number
}

const columns = `p.id, p.external_id as "externalId", p.user_name as "userName", p.display_name as "displayName",
  p.given_name as "givenName", p.family_name as "familyName", p.formatted_name as "formattedName", p.emails,
  p.is_active as "isActive", p.follows_groups as "followsGroups", p.version, p.created_at as "createdAt",
  p.changed_at as "changedAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'displayName', g.display_name, 'externalId', g.external_id)
      order by g.number)
    from company_directory.membership m join company_directory.company_group g on g.id = m.group_id
    where m.person_id = p.id), '[]') as groups`

/** Returns the key by which names are compared regardless of case. */
export function caselessKey(name: string): string {
  return name.normalize('NFKC').toLowerCase()
}

/** Reads people in the order in which they were added, and their total. */
export async function listPeople(
  connection: Queryable,
  condition: PeopleCondition,
  { offset, limit }: DirectoryPage,
): Promise<{ readonly items: readonly DirectoryPerson[]; readonly total: number }> {
  const { texts, values } = buildPredicate(condition)
  const where = texts.length === 0 ? '' : `where ${texts.join(' and ')}`
  const counted = await connection.query<{ total: number }>(
    `select count(*)::int as total from company_directory.person p ${where}`,
    values,
  )
  const total = counted.rows[0]?.total ?? 0
  if (limit === 0 || offset >= total) return { items: [], total }
  const { rows } = await connection.query<Row>(
    `select ${columns} from company_directory.person p ${where}
     order by p.number limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    values,
  )
  return { items: rows.map(toPerson), total }
}

/** Finds the first person who meets the condition; null for none. */
export async function findPerson(
  connection: Queryable,
  condition: PeopleCondition,
): Promise<DirectoryPerson | null> {
  const { items } = await listPeople(connection, condition, { offset: 0, limit: 1 })
  return items[0] ?? null
}

/** Stores a new person and returns the id; null where another one has that username or external id. */
export async function insertPerson(
  connection: Queryable,
  facts: PersonFacts,
  now: Date,
): Promise<string | null> {
  const { rows } = await connection.query<{ id: string }>(
    `insert into company_directory.person (id, external_id, user_name, user_name_key, display_name, given_name,
       family_name, formatted_name, emails, is_active, version, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 1, $11, $11) on conflict do nothing returning id`,
    [randomUUID(), ...toValues(facts), now],
  )
  return rows[0]?.id ?? null
}

/** Updates a person; false where another one has that username or external id. */
export async function updatePerson(
  connection: Queryable,
  id: string,
  facts: PersonFacts,
  now: Date,
): Promise<boolean> {
  const values = toValues(facts)
  const conflicts = await connection.query(
    `select 1 from company_directory.person where id <> $1 and (user_name_key = $2 or external_id = $3)`,
    [id, caselessKey(facts.userName), facts.externalId],
  )
  if (conflicts.rows.length > 0) return false
  await connection.query(
    `update company_directory.person set external_id = $2, user_name = $3, user_name_key = $4, display_name = $5,
       given_name = $6, family_name = $7, formatted_name = $8, emails = $9, is_active = $10, version = version + 1,
       changed_at = $11
     where id = $1`,
    [id, ...values, now],
  )
  return true
}

/** Marks that the directory's groups decide for these people from now on. */
export async function markFollowsGroups(connection: Queryable, personIds: readonly string[]): Promise<void> {
  await connection.query(
    `update company_directory.person set follows_groups = true where id = any($1::text[]) and not follows_groups`,
    [personIds],
  )
}

/** Deletes a person, and bumps the version of their groups. */
export async function deletePerson(connection: Queryable, id: string, now: Date): Promise<void> {
  await connection.query(
    `update company_directory.company_group set version = version + 1, changed_at = $2
     where id in (select group_id from company_directory.membership where person_id = $1)`,
    [id, now],
  )
  await connection.query('delete from company_directory.person where id = $1', [id])
}

type Row = Omit<DirectoryPerson, 'createdAt' | 'changedAt'> & {
  readonly createdAt: Date | string
  readonly changedAt: Date | string
}

function toPerson({ createdAt, changedAt, ...row }: Row): DirectoryPerson {
  return { ...row, createdAt: new Date(createdAt), changedAt: new Date(changedAt) }
}

function toValues(facts: PersonFacts): readonly unknown[] {
  const { externalId, userName, displayName, givenName, familyName, formattedName, emails, isActive } = facts
  return [
    externalId,
    userName,
    caselessKey(userName),
    displayName,
    givenName,
    familyName,
    formattedName,
    JSON.stringify(emails),
    isActive,
  ]
}

function buildPredicate(condition: PeopleCondition) {
  const { id, userName, externalId, email, emailType, isActive } = condition
  const values: unknown[] = []
  const texts: string[] = []
  const add = (value: unknown, text: (parameter: string) => string) => {
    if (value === undefined) return
    values.push(value)
    texts.push(text(`$${values.length}`))
  }
  add(id, (parameter) => `p.id = ${parameter}`)
  add(externalId, (parameter) => `p.external_id = ${parameter}`)
  add(
    userName === undefined ? undefined : caselessKey(userName),
    (parameter) => `p.user_name_key = ${parameter}`,
  )
  add(
    email === undefined ? undefined : JSON.stringify([email.toLowerCase(), emailType?.toLowerCase() ?? null]),
    (parameter) =>
      `exists (select 1 from jsonb_array_elements(p.emails) e where lower(e->>'value') = ${parameter}::jsonb->>0
         and (${parameter}::jsonb->>1 is null or lower(e->>'type') = ${parameter}::jsonb->>1))`,
  )
  add(isActive, (parameter) => `p.is_active = ${parameter}`)
  return { texts, values }
}
