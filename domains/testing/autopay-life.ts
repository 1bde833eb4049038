import { endAutopayWithService } from '../autopay/operations/end-with-service'
import { debitAutopay, planDebits } from '../autopay/operations/jobs'
import { readAutopay } from '../autopay/operations/stored-autopay'
import { localDay } from '../customers/rules/calendar-day'
import type { CustomerSession } from './customer-session'
import type { LifeProcessor } from './life-processor'
import type { MethodBench } from './method-bench'
import type { NewCustomer } from './new-customer'
import { storedCard } from './stored-card'

/** AutoPay in one life, as the customer and the nightly jobs use it. */
export interface AutopayOfLife {
  /** Turns it on, even while it waits for another card; or off. */
  readonly set: (isOn: boolean) => Promise<void>
  /** Runs a night's planning: a new bill is planned. */
  readonly plan: () => Promise<void>
  /** Reaches the day of planned debits; AutoPay ends with a service that is paid. */
  readonly passDays: () => Promise<void>
  /** Returns whether it is off, on or waiting, and the planned and debited amounts, in cents. */
  readonly read: () => Promise<{ readonly state: string; readonly planned: number; readonly debited: number }>
  /** Returns the payment of the last debit. */
  readonly lastPayment: () => Promise<string>
}

/** Opens AutoPay for the account, initially off, with debits made at `processor`. */
export function openAutopayOfLife(
  bench: MethodBench,
  { contactId, accountId }: Pick<NewCustomer, 'contactId' | 'accountId'>,
  processor: LifeProcessor,
  session: CustomerSession,
): AutopayOfLife {
  const { engine, pool, now } = bench.world.context
  const { systemViewer } = bench
  const today = () => localDay(now())
  let card: string | null = null
  const update = (id: string, fields: Readonly<Record<string, string | null>>) =>
    engine.updateRecord(systemViewer, id, { fields })
  const run = async (jobName: string, row: string) => {
    bench.waiting.push({ jobName, payload: { row } })
    await bench.runJobs({ with: { payments: processor.port } })
  }
  const debits = async () => {
    const { rows } = await pool.query<{ id: string; reference: string | null; cents: number }>(
      `select "Id" as id, "Processor_Reference__c" as reference, round("Amount__c" * 100)::int as cents
       from record."Payment__c" where "Account__c" = $1 and "Channel__c" = 'Autopay' order by "CreatedDate", "Id"`,
      [accountId],
    )
    return rows
  }
  return {
    set: async (isOn) => {
      const autopay = await readAutopay(engine, systemViewer, accountId)
      if (!isOn) {
        if (autopay !== null) {
          const controller = 'CustomerPortalPaymentController'
          await session.answerOf(controller, 'cancelAutopay', { accountId })
        }
        return
      }
      if (autopay !== null) {
        if (autopay.status === 'Suspended') {
          await update(autopay.autopayId, { Status__c: 'Active', Suspension_Reason__c: null })
        }
        return
      }
      card ??= await engine.createRecord(systemViewer, 'Payment_Method__c', { fields: storedCard(contactId) })
      const fields = { Account__c: accountId, Payment_Method__c: card, Start_Date__c: today() }
      await engine.createRecord(systemViewer, 'Autopay__c', { fields })
    },
    plan: () => run(planDebits.name, accountId),
    passDays: async () => {
      const { rows } = await pool.query<{ key: string }>(
        `update payments.planned_debit set debit_date = $2
         where account_id = $1 and payment_id is null and closed_at is null
         returning to_char(debit_date, 'YYYY-MM-DD') || ' ' || bill_id as key`,
        [accountId, today()],
      )
      for (const { key } of rows.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
        await run(debitAutopay.name, key)
      }
      for (const { id, reference, cents } of await debits()) {
        if (reference === null) await update(id, { Processor_Reference__c: processor.open(id, cents) })
      }
      const autopay = await readAutopay(engine, systemViewer, accountId)
      const { rows: closed } = await pool.query(
        `select 1 from record."Account" where "Id" = $1 and "Status__c" = 'Closed'`,
        [accountId],
      )
      if (autopay !== null && closed.length > 0) await run(endAutopayWithService.name, autopay.autopayId)
    },
    read: async () => {
      const autopay = await readAutopay(engine, systemViewer, accountId)
      const { rows } = await pool.query<{ cents: string }>(
        `select coalesce(sum(amount_cents), 0)::text as cents from payments.planned_debit
         where account_id = $1 and payment_id is null and closed_at is null`,
        [accountId],
      )
      const state = autopay === null ? 'off' : autopay.status === 'Active' ? 'on' : 'waits'
      const debited = (await debits()).reduce((sum, { cents }) => sum + cents, 0)
      return { state, planned: Number(rows[0]?.cents ?? 0), debited }
    },
    lastPayment: async () => (await debits()).at(-1)?.id ?? '',
  }
}
