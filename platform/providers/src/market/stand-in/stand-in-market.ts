import type pg from 'pg'
import { ProviderFailure } from '../../http/provider-failure'
import { storyDollars, storyOf } from '../../stand-in-stories'
import type { MarketAnswer, MarketEvent, MarketPort } from '../market-port'

/** How the stand-in responds to subsequent orders. */
export interface MarketFaultMode {
  /** Whether it cannot be reached. */
  readonly isAway: boolean
  /** From an order to its acceptance, and from there to its date; in seconds. */
  readonly delaySeconds: number
  /** `silent` accepts orders and does not confirm them by itself. */
  readonly next: 'confirm' | 'rejectServicePoint' | 'rejectLate' | 'hold' | 'silent'
}

/** The stand-in with its controls for tests and the demo. */
export interface StandInMarket extends MarketPort {
  readonly setFaultMode: (faultMode: Partial<MarketFaultMode>) => Promise<void>
  /** Returns how it currently responds. */
  readonly faultMode: () => Promise<MarketFaultMode>
  /** Sends an answer about an order now. */
  readonly say: (requestId: string, answer: MarketAnswer) => Promise<MarketEvent>
}

const normalMode: MarketFaultMode = { isAway: false, delaySeconds: 20, next: 'confirm' }

/**
 * Creates a stand-in for the market: it stores orders and its responses in PostgreSQL, so that they are available to
 * every process and survive restarts. The streets of `standInStories` trigger a switch hold or an outstanding balance.
 */
export function createStandInMarket({
  pool,
  now,
}: {
  readonly pool: pg.Pool
  readonly now: () => Date
}): StandInMarket {
  const faultMode = async (): Promise<MarketFaultMode> => {
    const { rows } = await pool.query<{ mood: Partial<MarketFaultMode> }>(
      'select mood from market_stand_in.mood',
    )
    return { ...normalMode, ...rows[0]?.mood }
  }
  const currentFaultMode = async () => {
    const present = await faultMode()
    if (present.isAway) throw new ProviderFailure('The market is away.')
    return present
  }
  const plan = async (requestId: string, answer: MarketAnswer, delaySeconds: number) => {
    const dueAt = new Date(now().getTime() + delaySeconds * 1_000)
    const { rows } = await pool.query<{ id: string }>(
      `insert into market_stand_in.event (request_id, answer, due_at) values ($1, $2, $3)
       returning id::text as id`,
      [requestId, JSON.stringify(answer), dueAt],
    )
    return { eventId: `stand-in-${rows[0]?.id ?? ''}`, requestId, answer }
  }
  /** Discards the responses that were scheduled for later. */
  const takeBack = (requestId: string) =>
    pool.query('delete from market_stand_in.event where request_id = $1 and due_at > $2', [requestId, now()])

  return {
    submit: async ({ requestId, startDate, street }) => {
      const { next, delaySeconds } = await currentFaultMode()
      const answers = answersTo({ startDate, street }, next).map(({ answer, delays }) => ({
        answer,
        dueAt: new Date(now().getTime() + delays * delaySeconds * 1_000),
      }))
      // In one statement: a known request has its answers, whenever the process that creates it dies.
      await pool.query(
        `with received as (
           insert into market_stand_in.request (request_id) values ($1) on conflict do nothing returning request_id)
         insert into market_stand_in.event (request_id, answer, due_at)
         select request_id, planned -> 'answer', (planned ->> 'dueAt')::timestamptz
         from received, jsonb_array_elements($2) with ordinality as answers (planned, place) order by place`,
        [requestId, JSON.stringify(answers)],
      )
    },
    redate: async (requestId, startDate) => {
      const { next, delaySeconds } = await currentFaultMode()
      await takeBack(requestId)
      if (next !== 'silent') await plan(requestId, { kind: 'dateConfirmed', date: startDate }, delaySeconds)
    },
    cancel: async (requestId) => {
      await currentFaultMode()
      await takeBack(requestId)
    },
    events: async (requestId) => {
      await currentFaultMode()
      const { rows } = await pool.query<{ id: string; answer: MarketAnswer }>(
        `select id::text as id, answer from market_stand_in.event e
         where request_id = $1 and due_at <= $2 order by e.id`,
        [requestId, now()],
      )
      return rows.map(({ id, answer }) => ({ eventId: `stand-in-${id}`, requestId, answer }))
    },
    faultMode,
    setFaultMode: async (changes) => {
      await pool.query(
        `insert into market_stand_in.mood (single, mood) values (true, $1)
         on conflict (single) do update set mood = market_stand_in.mood.mood || excluded.mood`,
        [JSON.stringify(changes)],
      )
    },
    say: (requestId, answer) => plan(requestId, answer, 0),
  }
}

/** Returns the responses that the market will send to a request, each with its number of delays. */
function answersTo(
  { startDate, street }: { readonly startDate: string; readonly street: string },
  next: MarketFaultMode['next'],
): readonly { readonly answer: MarketAnswer; readonly delays: number }[] {
  if (next === 'rejectServicePoint' || next === 'rejectLate') {
    const reason = next === 'rejectLate' ? 'Not_First_In' : 'Invalid_Service_Point'
    return [{ answer: { kind: 'rejected', reason }, delays: 1 }]
  }
  const story = storyOf({ street })
  const balance = {
    kind: 'balanceReported',
    reason: 'Own_Debt',
    dollars: storyDollars,
    placedBy: 'Another provider',
  } as const
  const hold = { kind: 'holdPlaced', reason: 'Previous_Occupant', placedBy: 'The utility' } as const
  return [
    { answer: { kind: 'accepted' }, delays: 1 },
    ...(story === 'balance' ? [{ answer: balance, delays: 1 }] : []),
    ...(next === 'hold' || story === 'hold' ? [{ answer: hold, delays: 2 }] : []),
    ...(next === 'confirm' && story !== 'hold'
      ? [{ answer: { kind: 'dateConfirmed', date: startDate } as const, delays: 2 }]
      : []),
  ]
}
