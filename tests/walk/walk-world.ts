import { demoSignIns } from '@porchlight/server/testing'
import type { TestWorld } from '@porchlight/test-kit/world'
import { brandHosts } from '../abuse/portal-browser'
import type { Send, Walker } from './walk-portal'

const walkedBrands = ['first', 'second', 'third'] as const

/** A persona of the demo world with a login. */
export interface Persona {
  readonly username: string
  readonly brand: (typeof walkedBrands)[number]
  /** The accounts, as pages show them: the first is shown unless another is chosen. */
  readonly accountIds: readonly string[]
}

/** Returns the personas with access to the portal. */
export async function walkingPersonas({ context }: TestWorld): Promise<readonly Persona[]> {
  const { rows } = await context.pool.query<{ username: string; accountIds: string[] }>(
    `select lower(u."Username") as username, array_agg(a."Id" order by a."Id") as "accountIds"
     from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     where u."IsActive" group by 1`,
  )
  return demoSignIns().flatMap(({ username, brand: ownBrand }) => {
    const found = rows.find((row) => row.username === username.toLowerCase())
    const brand = walkedBrands.find((key) => key === ownBrand)
    return found === undefined || brand === undefined
      ? []
      : [{ username, brand, accountIds: found.accountIds }]
  })
}

/** Returns a walker for the persona with a separate session, in a language. */
export async function walkerOf(
  world: TestWorld,
  { username, brand }: Persona,
  language: 'en' | 'es',
): Promise<Walker> {
  const { identity, pool } = world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where lower("Username") = lower($1)',
    [username],
  )
  const [user] = rows
  if (user === undefined) throw new RangeError(`no user ${username}`)
  const { token } = await identity.startSession(user.id, { hostBrand: brand, language })
  return {
    host: brandHosts[brand],
    brand,
    language,
    cookie: `porchlight_session=${token}`,
    names: await namesOf(world),
  }
}

/** Returns a walker without a login, at the address of a brand. */
export async function guestAt(
  world: TestWorld,
  brand: Persona['brand'],
  language: 'en' | 'es',
): Promise<Walker> {
  return { host: brandHosts[brand], brand, language, cookie: '', names: await namesOf(world) }
}

/** Sends a walker's requests to the world's server, in process. */
export function sendTo(world: TestWorld): Send {
  return async (request) => {
    const { statusCode, headers, payload } = await world.app.inject(request)
    return { statusCode, headers, payload }
  }
}

const knownNames = new WeakMap<TestWorld, Promise<readonly string[]>>()

/** Returns the names in a world; they are read once. */
function namesOf(world: TestWorld): Promise<readonly string[]> {
  const names = knownNames.get(world) ?? readNames(world)
  knownNames.set(world, names)
  return names
}

/** Reads names and user-written text, which have no language. */
async function readNames({ context }: TestWorld): Promise<readonly string[]> {
  const { rows } = await context.pool.query<{ name: string | null }>(
    `select "Name" as name from record."Utility__c" union select "Service_Street__c" from record."Account"
     union select "Subject" from record."Case" union select "Description" from record."Case"
     union select "CommentBody" from record."CaseComment" union select "Title" from record."ContentVersion"`,
  )
  return rows
    .flatMap(({ name }) => (name ?? '').split('\n').map((line) => line.trim()))
    .filter((name) => name.length > 2)
    .sort((one, other) => other.length - one.length)
}
