import { randomBytes } from 'node:crypto'
import { createTestDatabase, type TestDatabase } from '@porchlight/test-kit'
import { identityMigrations } from '../database/migrations'
import { createIdentity, type Identity, type IdentityOptions } from '../identity'
import type { LogInRequest, LogInUser } from '../log-in/log-in'

/** An identity with its own database and a clock that does not move until it is advanced. */
export interface IdentityBench {
  readonly identity: Identity
  readonly database: TestDatabase
  /** How often argon2 compared since the last call of this. */
  readonly takeComparisons: () => number
  readonly moveClock: (milliseconds: number) => void
  /** Another identity on the same tables, such as another process has. */
  readonly sibling: (options?: Partial<IdentityOptions>) => Identity
  readonly close: () => Promise<void>
}

/** The installation's secrets of the tests. */
export const sealingSecret = 'a secret of one installation only'
export const linkSecret = 'another secret of one installation only'

/** Opens the database and runs the migrations. Hashes cost next to nothing here. */
export async function openIdentityBench(options: Partial<IdentityOptions> = {}): Promise<IdentityBench> {
  const database = await createTestDatabase()
  for (const migration of identityMigrations)
    for (const statement of migration.statements) await database.pool.query(statement)
  let time = Date.parse('2026-03-01T12:00:00.250Z')
  let comparisons = 0
  const sibling = (more: Partial<IdentityOptions> = {}) =>
    createIdentity({
      pool: database.pool,
      now: () => new Date(time),
      randomBytes,
      sealingSecret,
      linkSecret,
      passwordCost: { memoryKiB: 8, iterations: 1, parallelism: 1 },
      onPasswordHash: (call) => {
        if (call === 'verify') comparisons++
      },
      ...options,
      ...more,
    })
  return {
    identity: sibling(),
    database,
    takeComparisons: () => {
      const taken = comparisons
      comparisons = 0
      return taken
    },
    moveClock: (milliseconds) => {
      time += milliseconds
    },
    sibling,
    close: database.close,
  }
}

export const minute = 60_000
export const hour = 60 * minute
export const rightPassword = 'Evening-porch-7!'

/** The users of the tests: `ana@example.com` is active, `ivo@example.com` is not, `lee@example.com` is staff. */
const users = new Map<string, LogInUser>([
  ['ana@example.com', { userId: 'user-ana', active: true }],
  ['ivo@example.com', { userId: 'user-ivo', active: false }],
  ['lee@example.com', { userId: 'user-lee', active: true, staff: true }],
  ['new@example.com', { userId: 'user-new', active: true }],
])

let nextAddress = 0

/** Returns a log-in request; each from a different address unless specified. */
export function logInRequest(
  username: string,
  password: string,
  more: Partial<LogInRequest> = {},
): LogInRequest {
  nextAddress++
  return {
    username,
    password,
    address: `198.51.${nextAddress >> 8}.${nextAddress & 255}`,
    findUser: async (name) => users.get(name) ?? null,
    ...more,
  }
}
