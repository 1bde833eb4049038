import { planDebits } from '@porchlight/domains/jobs'
import { enqueueJob } from '@porchlight/jobs'
import type pg from 'pg'

/**
 * Plans the debits of the demo world's open bills, as the billing run that issued them would have, so that no page
 * demands what AutoPay pays. Those that are planned are unchanged.
 */
export async function planDemoDebits(pool: pg.Pool): Promise<void> {
  await enqueueJob(pool, planDebits.name, {}, { key: 'demo world' })
}

/**
 * Loads the demo world's completed payments into the demo's payment processor, so that they can be refunded like real
 * ones. Payments it already has are unchanged.
 */
export async function storeDemoPayments(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ made: boolean }>(
    `select to_regclass('demo_processor.payment') is not null as made`,
  )
  if (rows[0]?.made !== true) return
  await pool.query(
    `insert into demo_processor.payment (id, key, amount, currency, description, methods, return_address, language,
       name, colour, state, method, last_four, created_at)
     select "Processor_Reference__c", "Id", round("Amount__c" * 100), 'usd', "Name", array[kind], '', 'en', '', '', 'paid',
       kind, "Last_Four__c", "CreatedDate"
     from record."Payment__c",
       lateral (select case "Method_Type__c" when 'Card' then 'card' else 'bank' end as kind) paid_with
     where "Status__c" = 'Settled' and "Processor_Reference__c" is not null
     on conflict do nothing`,
  )
}
