import type { Queryable } from '@porchlight/jobs'

/** A debit that the customer was told of. A bill has one at most, for good. */
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
 * made stays made. Whether the plan holds.
 */
export async function planDebit(
  connection: Queryable,
  debit: Omit<PlannedDebit, 'paymentId'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    `insert into payments.planned_debit as planned (bill_id, account_id, amount_cents, debit_date, told_at)
     values ($1, $2, $3, $4, $5)
     on conflict (bill_id) do update set amount_cents = excluded.amount_cents, debit_date = excluded.debit_date,
       told_at = excluded.told_at, closed_at = null
     where planned.payment_id is null`,
    [debit.billId, debit.accountId, debit.amountCents, debit.debitDate, now.toISOString()],
  )
  return rowCount === 1
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

/** Debits of any account whose day has come by `today`, the oldest first; at most `limit`. */
export async function dueDebits(
  connection: Queryable,
  today: string,
  limit: number,
): Promise<readonly PlannedDebit[]> {
  const { rows } = await connection.query<PlannedDebit>(
    `select ${columns} from payments.planned_debit
     where payment_id is null and closed_at is null and debit_date <= $1 order by debit_date, bill_id limit $2`,
    [today, limit],
  )
  return rows
}

/** Takes back what is planned for an account and not yet made. */
export async function closeDebitsOf(connection: Queryable, accountId: string, now: Date): Promise<void> {
  await connection.query(
    `update payments.planned_debit set closed_at = $2
     where account_id = $1 and payment_id is null and closed_at is null`,
    [accountId, now.toISOString()],
  )
}

/** Takes back the debit of one bill, such as of one that was paid meanwhile. */
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
