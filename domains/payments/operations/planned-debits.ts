import type { Queryable } from '@porchlight/jobs'

/** A debit that the customer was notified of. A bill never has more than one. */
export interface PlannedDebit {
  readonly billId: string
  readonly accountId: string
  readonly amountCents: number
  /** `YYYY-MM-DD`. */
  readonly debitDate: string
  /** The payment that debits it; null until its day has come. */
  readonly paymentId: string | null
}

const columns = `bill_id as "billId", account_id as "accountId", amount_cents as "amountCents",
  to_char(debit_date, 'YYYY-MM-DD') as "debitDate", payment_id as "paymentId"`

/**
 * Plans the debit of a bill. One that was planned before and is not yet made gets the new day and amount; one that was
 * made stays made.
 */
export async function planDebit(
  connection: Queryable,
  debit: Omit<PlannedDebit, 'paymentId'>,
  now: Date,
): Promise<void> {
  await connection.query(
    `insert into payments.planned_debit as planned (bill_id, account_id, amount_cents, debit_date, told_at)
     values ($1, $2, $3, $4, $5)
     on conflict (bill_id) do update set amount_cents = excluded.amount_cents, debit_date = excluded.debit_date,
       told_at = excluded.told_at, closed_at = null
     where planned.payment_id is null`,
    [debit.billId, debit.accountId, debit.amountCents, debit.debitDate, now.toISOString()],
  )
}

/** The account of a bill whose debit is or was planned. */
export async function accountOfDebit(connection: Queryable, billId: string): Promise<string> {
  const { rows } = await connection.query<{ accountId: string }>(
    'select account_id as "accountId" from payments.planned_debit where bill_id = $1',
    [billId],
  )
  const [planned] = rows
  if (planned === undefined) throw new TypeError(`No debit of ${billId} was planned.`)
  return planned.accountId
}

/** The debit of a bill that is planned or made; null when it was never planned, or was taken back. */
export async function plannedDebitOf(connection: Queryable, billId: string): Promise<PlannedDebit | null> {
  const { rows } = await connection.query<PlannedDebit>(
    `select ${columns} from payments.planned_debit where bill_id = $1 and closed_at is null`,
    [billId],
  )
  return rows[0] ?? null
}

/** The next debit of an account that is still to be made; null without one. */
export async function nextDebitOf(connection: Queryable, accountId: string): Promise<PlannedDebit | null> {
  const { rows } = await connection.query<PlannedDebit>(
    `select ${columns} from payments.planned_debit
     where account_id = $1 and payment_id is null and closed_at is null order by debit_date limit 1`,
    [accountId],
  )
  return rows[0] ?? null
}

/**
 * The debits of any account whose day has come by `today`, the oldest first: at most `limit` keys that come after
 * `after`, all when it is empty. A key is the day and the bill.
 */
export async function dueDebitsAfter(
  connection: Queryable,
  today: string,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await connection.query<{ key: string }>(
    `select to_char(debit_date, 'YYYY-MM-DD') || ' ' || bill_id as key from payments.planned_debit
     where payment_id is null and closed_at is null and debit_date <= $1
       and ($2 = '' or (debit_date, bill_id) > (to_date(left($2, 10), 'YYYY-MM-DD'), substr($2, 12) collate "C"))
     order by debit_date, bill_id limit $3`,
    [today, after, limit],
  )
  return rows.map(({ key }) => key)
}

/** The bill of a key of `dueDebitsAfter`. */
export function billOfKey(key: string): string {
  return key.slice(key.indexOf(' ') + 1)
}

/** Of those bills, the ones whose debit is planned or made. */
export async function plannedAmong(
  connection: Queryable,
  billIds: readonly string[],
): Promise<ReadonlyMap<string, PlannedDebit>> {
  const { rows } = await connection.query<PlannedDebit>(
    `select ${columns} from payments.planned_debit where bill_id = any($1) and closed_at is null`,
    [billIds],
  )
  return new Map(rows.map((debit) => [debit.billId, debit]))
}

/** Cancels the debits that are planned for an account and not yet made. */
export async function closeDebitsOf(connection: Queryable, accountId: string, now: Date): Promise<void> {
  await connection.query(
    `update payments.planned_debit set closed_at = $2
     where account_id = $1 and payment_id is null and closed_at is null`,
    [accountId, now.toISOString()],
  )
}

/** Takes back the debit of one bill, such as of one that has been paid. */
export async function closeDebit(connection: Queryable, billId: string, now: Date): Promise<void> {
  await connection.query(
    `update payments.planned_debit set closed_at = $2 where bill_id = $1 and payment_id is null`,
    [billId, now.toISOString()],
  )
}

/** Writes down the payment that debits a bill; false when another does. */
export async function claimDebit(connection: Queryable, billId: string, paymentId: string): Promise<boolean> {
  const { rowCount } = await connection.query(
    `update payments.planned_debit set payment_id = $2
     where bill_id = $1 and payment_id is null and closed_at is null`,
    [billId, paymentId],
  )
  return rowCount === 1
}
