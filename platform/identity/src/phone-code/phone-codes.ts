import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { inTransaction } from '@porchlight/transactions'
import { sql } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'

/** How long a texted code is valid, and how many attempts are allowed. */
const lifetimeMs = 10 * 60_000
const mostTries = 5

/** A phone number that a person wants to verify. */
export interface PhoneOffer {
  /** Names the offer; a later one of the same person has another. */
  readonly id: string
  readonly number: string
  readonly offeredAt: Date
  /** `used` once the code was entered, `over` after its time or too many wrong codes. */
  readonly state: 'open' | 'used' | 'over'
}

export interface PhoneCodes {
  offerPhoneCode(personId: string, number: string, within?: Queryable): Promise<PhoneOffer>
  findPhoneOffer(personId: string): Promise<PhoneOffer | null>
  phoneCodeOf(personId: string, offerId: string): Promise<{ code: string; number: string } | null>
  usePhoneCode(personId: string, code: string): Promise<'right' | 'wrong' | 'over'>
}

/**
 * Creates the functions over `identity.phone_code`: one open offer per person. The code itself is not stored anywhere;
 * it is derived from a random seed and the installation's secret, so that a resent text contains the same one.
 */
export function createPhoneCodes(
  { pool, database, now, randomBytes }: IdentityContext,
  secret: string,
): PhoneCodes {
  const derivedKey = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight identity.phone-code', 32))

  const codeOf = ({ person_id, number, seed }: Pick<Row, 'person_id' | 'number' | 'seed'>): string => {
    const mac = createHmac('sha256', derivedKey)
      .update(JSON.stringify([person_id, number]))
      .update(seed)
      .digest()
    // 48 bits over a million codes: no code is noticeably more likely than another.
    return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0')
  }

  const find = async (personId: string): Promise<Row | null> =>
    (await database
      .selectFrom('identity.phone_code')
      .selectAll()
      .where('person_id', '=', personId)
      .executeTakeFirst()) ?? null

  const stateOf = ({ used_at, tries, expires_at }: Row): PhoneOffer['state'] =>
    used_at !== null ? 'used' : tries >= mostTries || toDate(expires_at) <= now() ? 'over' : 'open'

  const offerOf = (row: Row): PhoneOffer => ({
    id: row.offer_id,
    number: row.number,
    offeredAt: toDate(row.offered_at),
    state: stateOf(row),
  })

  return {
    offerPhoneCode: async (personId, number, within) => {
      const offeredAt = now()
      const id = Buffer.from(randomBytes(16)).toString('hex')
      const row = {
        person_id: personId,
        offer_id: id,
        number,
        seed: Buffer.from(randomBytes(32)),
        offered_at: offeredAt,
        expires_at: new Date(offeredAt.getTime() + lifetimeMs),
        tries: 0,
        used_at: null,
      }
      const write = database
        .insertInto('identity.phone_code')
        .values(row)
        .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
        .compile()
      await (within === undefined
        ? inTransaction(pool, (transaction) => runOn(transaction, write))
        : runOn(within, write))
      return { id, number, offeredAt, state: 'open' }
    },

    findPhoneOffer: async (personId) => {
      const row = await find(personId)
      return row === null ? null : offerOf(row)
    },

    phoneCodeOf: async (personId, offerId) => {
      const row = await find(personId)
      if (row === null || row.offer_id !== offerId || stateOf(row) !== 'open') return null
      return { code: codeOf(row), number: row.number }
    },

    usePhoneCode: async (personId, code) => {
      // A guess is counted before it is checked: of many parallel guesses, no more are checked than are allowed.
      const row = await database
        .updateTable('identity.phone_code')
        .set({ tries: sql<number>`tries + 1` })
        .where('person_id', '=', personId)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .where('tries', '<', mostTries)
        .returningAll()
        .executeTakeFirst()
      if (row === undefined) return 'over'
      const given = Buffer.from(code.replace(/[\s-]/g, '').padEnd(6).slice(0, 7))
      const wanted = Buffer.from(codeOf(row))
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
        return row.tries >= mostTries ? 'over' : 'wrong'
      }
      const { numUpdatedRows } = await database
        .updateTable('identity.phone_code')
        .set({ used_at: now() })
        .where('person_id', '=', personId)
        .where('offer_id', '=', row.offer_id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1 ? 'right' : 'over'
    },
  }
}

interface Row {
  readonly person_id: string
  readonly offer_id: string
  readonly number: string
  readonly seed: Buffer
  readonly offered_at: Date | string
  readonly expires_at: Date | string
  readonly tries: number
  readonly used_at: Date | string | null
}
