import type pg from 'pg'
import { ProviderFailure } from '../../http/provider-failure'
import { storyOf } from '../../stand-in-stories'
import type { CreditPort } from '../credit-port'

/** How the stand-in decides the next check. */
export interface CreditFaultMode {
  readonly next: 'byNumber' | 'pass' | 'deposit' | 'away'
  readonly depositDollars: number
}

/** The stand-in with its controls for tests and the demo. */
export interface StandInCredit extends CreditPort {
  readonly setFaultMode: (faultMode: Partial<CreditFaultMode>) => Promise<void>
  /** Returns how it currently decides. */
  readonly faultMode: () => Promise<CreditFaultMode>
}

const normalMode: CreditFaultMode = { next: 'byNumber', depositDollars: 200 }

/**
 * Creates a stand-in for the credit check: usually a person who entered the last four digits of a number passes, and
 * others pay a deposit; the last name of `standInStories` is one that it cannot confirm.
 */
export function createStandInCredit({ pool }: { readonly pool: pg.Pool }): StandInCredit {
  const faultMode = async (): Promise<CreditFaultMode> => {
    const { rows } = await pool.query<{ mood: Partial<CreditFaultMode> }>(
      'select mood from credit_stand_in.mood',
    )
    return { ...normalMode, ...rows[0]?.mood }
  }
  return {
    check: async ({ numberLastFour, lastName }) => {
      const { next, depositDollars } = await faultMode()
      if (next === 'away') throw new ProviderFailure('The credit check is away.')
      const passes = next === 'pass' || (next === 'byNumber' && numberLastFour !== null)
      const identity = storyOf({ lastName }) === 'identity' ? 'unconfirmed' : 'confirmed'
      return passes
        ? { kind: 'passed', identity }
        : { kind: 'depositRequired', dollars: depositDollars, identity }
    },
    faultMode,
    setFaultMode: async (changes) => {
      await pool.query(
        `insert into credit_stand_in.mood (single, mood) values (true, $1)
         on conflict (single) do update set mood = credit_stand_in.mood.mood || excluded.mood`,
        [JSON.stringify(changes)],
      )
    },
  }
}
