import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import type { MethodSetup, PaymentMethodKind, StoredMethod } from '../payments-port'
import type { HostedPage } from './hosted-page'
import { debitOutcomes, type Outcome } from './test-methods'

/** A page for entering a method, with everything that it shows. */
export type StoredSetup = MethodSetup & HostedPage

/** The parameters of a new page. */
export type NewSetup = Omit<StoredSetup, 'reference' | 'state' | 'method'>

const columns = `id as reference, key as "idempotencyKey", description, methods, return_address as "returnAddress",
  language, name, colour, state, method`

/**
 * Reads and finishes pages on which methods are entered, and knows the outcome of debits with the methods stored there.
 */
export function createSetupStore(pool: Pick<pg.Pool, 'query'>, now: () => Date) {
  const find = async (where: 'id' | 'key', value: string): Promise<StoredSetup | null> => {
    const text = `select ${columns} from demo_processor.setup where ${where} = $1`
    return (await pool.query<StoredSetup>(text, [value])).rows[0] ?? null
  }
  return {
    byReference: (reference: string) => find('id', reference),
    /** Creates the page, or returns the one that was created with this key. */
    begin: async (setup: NewSetup): Promise<StoredSetup | null> => {
      await pool.query(
        `insert into demo_processor.setup (id, key, description, methods, return_address, language, name, colour,
           state, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9) on conflict (key) do nothing`,
        [
          `set_${randomBytes(18).toString('base64url')}`,
          setup.idempotencyKey,
          setup.description,
          [...setup.methods],
          setup.returnAddress,
          setup.language,
          setup.name,
          setup.colour,
          now().toISOString(),
        ],
      )
      return find('key', setup.idempotencyKey)
    },
    /** Stores what was entered, unless the page was finished before. */
    keep: async (
      reference: string,
      method: Omit<StoredMethod, 'token'>,
      debits: readonly Outcome[],
    ): Promise<void> => {
      const stored: StoredMethod = { token: `tok_${randomBytes(18).toString('base64url')}`, ...method }
      await pool.query(
        `update demo_processor.setup set state = 'kept', method = $2::jsonb, debits = $3::jsonb
         where id = $1 and state = 'open'`,
        [reference, JSON.stringify(stored), JSON.stringify(debits)],
      )
    },
    /** Finishes the page without a method. */
    end: async (reference: string, state: 'failed' | 'cancelled'): Promise<void> => {
      await pool.query(`update demo_processor.setup set state = $2 where id = $1 and state = 'open'`, [
        reference,
        state,
      ])
    },
    /** Returns the method of a token and the outcome of its debits; null for an unknown token. */
    byToken: async (
      token: string,
    ): Promise<{
      readonly kind: PaymentMethodKind
      readonly lastFour: string | null
      readonly debits: readonly Outcome[]
    } | null> => {
      // The demo world’s customers registered their cards and accounts long before the processor was started.
      const demo = /^demo_(card|bank_account)_\w{18}$/.exec(token)?.[1]
      if (demo !== undefined) {
        return { kind: demo === 'card' ? 'card' : 'bank', lastFour: null, debits: debitOutcomes(undefined) }
      }
      const { rows } = await pool.query<{ method: StoredMethod; debits: readonly Outcome[] }>(
        `select method, debits from demo_processor.setup where method ->> 'token' = $1`,
        [token],
      )
      const [stored] = rows
      if (stored === undefined) return null
      return { kind: stored.method.kind, lastFour: stored.method.lastFour, debits: stored.debits }
    },
  }
}

/** Reads and finishes such pages. */
export type SetupStore = ReturnType<typeof createSetupStore>
