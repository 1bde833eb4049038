import { randomBytes } from 'node:crypto'
import { inTransaction } from '@porchlight/transactions'
import type pg from 'pg'
import type { PaymentMethodKind, PaymentState, ProcessorPayment } from '../payments-port'
import { toWire } from '../processor-wire'
import type { HostedPage } from './hosted-page'
import type { Outcome } from './test-methods'

/** A payment with everything that its page shows. */
export type StoredPayment = ProcessorPayment & HostedPage

/** The parameters of a new payment. */
export type NewPayment = Omit<
  StoredPayment,
  'reference' | 'state' | 'refundedCents' | 'reason' | 'method' | 'lastFour'
>

/** An event that has not been delivered. */
export interface WaitingEvent {
  readonly id: string
  readonly body: string
  readonly attempts: number
}

const columns = `id as reference, key as "idempotencyKey", amount as "amountCents", currency, description, methods,
  return_address as "returnAddress", language, name, colour, state, refunded as "refundedCents", reason, method, last_four as "lastFour"`

const restartedMs = 3_600_000

type Pool = Pick<pg.Pool, 'query' | 'connect'>

interface StoreContext {
  readonly pool: Pool
  readonly now: () => Date
}

/** What the customer paid with. */
interface PaidWith {
  readonly method: PaymentMethodKind
  readonly lastFour: string | null
}

/** Reads and advances payments. Each transition and its event are one transaction. */
export function createProcessorStore(pool: Pool, now: () => Date) {
  const context: StoreContext = { pool, now }
  return {
    byReference: (reference: string) => find(context, 'id', reference),
    /** Creates the payment, or returns the one that was created with this key. */
    begin: (payment: NewPayment) => begin(context, payment),
    /** Moves the payment to the first of `outcomes` if it is in one of `from`; the others follow at their times. */
    move: (
      reference: string,
      from: readonly PaymentState[],
      outcomes: readonly Outcome[],
      paidWith: PaidWith | null = null,
    ) => move(context, reference, { from, outcomes, paidWith }),
    /**
     * Refunds `amount` cents of a paid payment, once for one key: `keyReused` for a key of another payment or amount,
     * `refused` for more than is left of it.
     */
    refund: (reference: string, key: string, amount: number) => refund(context, { reference, key, amount }),
    /** Runs the steps that are due. */
    moveDue: async (): Promise<void> => {
      const { rows } = await pool.query<{ id: string; state: PaymentState; outcome: readonly Outcome[] }>(
        'select id, state, outcome from demo_processor.payment where next_at <= $1 order by next_at limit 100',
        [now().toISOString()],
      )
      for (const { id, state, outcome } of rows) {
        await move(context, id, { from: [state], outcomes: outcome, paidWith: null })
      }
    },
    /** Runs the remaining steps of one payment, without waiting for their time. */
    moveOn: async (reference: string): Promise<void> => {
      await pool.query(
        'update demo_processor.payment set next_at = $2 where id = $1 and next_at is not null',
        [reference, now().toISOString()],
      )
    },
    /** Returns the undelivered events, the oldest first, or the newest. */
    waitingEvents: async (isNewestFirst: boolean): Promise<readonly WaitingEvent[]> => {
      const { rows } = await pool.query<WaitingEvent>(
        `select id, body, attempts from demo_processor.event where delivered_at is null and due_at <= now()
         order by sequence ${isNewestFirst ? 'desc' : 'asc'} limit 100`,
      )
      return rows
    },
    noteDelivery: async (id: string, hasArrived: boolean): Promise<void> => {
      await pool.query(
        hasArrived
          ? 'update demo_processor.event set delivered_at = now(), attempts = attempts + 1 where id = $1'
          : `update demo_processor.event set attempts = attempts + 1,
               due_at = now() + least(interval '1 hour', interval '250 milliseconds' * power(2, least(attempts, 14)))
             where id = $1`,
        [id],
      )
    },
  }
}

async function find(
  { pool }: StoreContext,
  column: 'id' | 'key',
  value: string,
): Promise<StoredPayment | null> {
  const text = `select ${columns} from demo_processor.payment where ${column} = $1`
  return (await pool.query<StoredPayment>(text, [value])).rows[0] ?? null
}

async function begin(context: StoreContext, payment: NewPayment): Promise<StoredPayment | null> {
  const { pool, now } = context
  await pool.query(
    `insert into demo_processor.payment (id, key, amount, currency, description, methods, return_address,
       language, name, colour, state, outcome, next_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', $11::jsonb, $12, $13) on conflict (key) do nothing`,
    [
      `pay_${randomBytes(18).toString('base64url')}`,
      payment.idempotencyKey,
      payment.amountCents,
      payment.currency,
      payment.description,
      [...payment.methods],
      payment.returnAddress,
      payment.language,
      payment.name,
      payment.colour,
      JSON.stringify([{ state: 'cancelled', reason: null, afterMs: 0 }]),
      new Date(now().getTime() + restartedMs).toISOString(),
      now().toISOString(),
    ],
  )
  return find(context, 'key', payment.idempotencyKey)
}

function move(
  { pool, now }: StoreContext,
  reference: string,
  {
    from,
    outcomes,
    paidWith,
  }: {
    readonly from: readonly PaymentState[]
    readonly outcomes: readonly Outcome[]
    readonly paidWith: PaidWith | null
  },
): Promise<boolean> {
  const [first, ...later] = outcomes
  if (first === undefined) return Promise.resolve(false)
  const nextAt = later[0] === undefined ? null : new Date(now().getTime() + later[0].afterMs).toISOString()
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<StoredPayment>(
      `update demo_processor.payment set state = $3, reason = $4, outcome = $5::jsonb, next_at = $6,
         method = coalesce($7, method), last_four = coalesce($8, last_four)
       where id = $1 and state = any($2) returning ${columns}`,
      [
        reference,
        [...from],
        first.state,
        first.reason,
        JSON.stringify(later),
        nextAt,
        paidWith?.method ?? null,
        paidWith?.lastFour ?? null,
      ],
    )
    const [moved] = rows
    if (moved !== undefined) await noteEvent(client, moved.state, moved)
    return moved !== undefined
  })
}

function refund(
  { pool, now }: StoreContext,
  { reference, key, amount }: { readonly reference: string; readonly key: string; readonly amount: number },
): Promise<'refunded' | 'refused' | 'keyReused'> {
  return inTransaction(pool, async (client) => {
    // Of two concurrent calls, the second waits here and finds the first one's refund.
    await client.query('select 1 from demo_processor.payment where id = $1 for update', [reference])
    const { rows: known } = await client.query<{ isSame: boolean }>(
      `select payment_id = $2 and amount = $3 as "isSame" from demo_processor.refund where key = $1`,
      [key, reference, amount],
    )
    if (known[0] !== undefined) return known[0].isSame ? 'refunded' : 'keyReused'
    const { rows } = await client.query<StoredPayment>(
      `update demo_processor.payment set refunded = refunded + $2,
         state = case when refunded + $2 = amount then 'refunded' else state end, outcome = null, next_at = null
       where id = $1 and state in ('paid', 'regained') and refunded + $2 <= amount returning ${columns}`,
      [reference, amount],
    )
    const [moved] = rows
    if (moved === undefined) return 'refused'
    await client.query(
      'insert into demo_processor.refund (key, payment_id, amount, created_at) values ($1, $2, $3, $4)',
      [key, reference, amount, now().toISOString()],
    )
    await noteEvent(client, 'refunded', moved)
    return 'refunded'
  })
}

/** Records what happened to a payment, to be delivered once the transaction commits. */
async function noteEvent(
  client: Pick<pg.PoolClient, 'query'>,
  happened: PaymentState,
  payment: StoredPayment,
): Promise<void> {
  const id = `evt_${randomBytes(12).toString('hex')}`
  const body = JSON.stringify({ id, type: `payment.${happened}`, payment: toWire(payment) })
  await client.query(
    'insert into demo_processor.event (id, payment_id, body, due_at) values ($1, $2, $3, now())',
    [id, payment.reference, body],
  )
}

/** Reads and advances payments. */
export type ProcessorStore = ReturnType<typeof createProcessorStore>
