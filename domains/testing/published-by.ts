import type { BillingEvent } from '@porchlight/providers/billing'
import { Value } from 'typebox/value'
import { expect } from 'vitest'
import { billingEvents } from '../billing-events'
import type { MethodBench } from './method-bench'

/** An event queued for the billing system. */
export type Published = Pick<BillingEvent, 'type' | 'data'>

/** The types of all events caused by tests in this file. */
export const causedEvents = new Set<string>()

/**
 * Returns the events that `cause` publishes about the account, validated by the schemas that the gateway reference is
 * generated from.
 */
export async function publishedBy(
  pool: MethodBench['world']['context']['pool'],
  accountId: string,
  cause: () => Promise<unknown>,
): Promise<readonly Published[]> {
  const all = async () => {
    const { rows } = await pool.query<Published>(
      'select event_type as type, data from billing_outbox.event where account_id = $1 order by sequence',
      [accountId],
    )
    return rows
  }
  const before = await all()
  await cause()
  const published = (await all()).slice(before.length)
  for (const { type, data } of published) {
    causedEvents.add(type)
    const declared = billingEvents.find(({ eventType }) => eventType === type)
    expect(declared, type).toBeDefined()
    expect(declared === undefined ? [] : Value.Errors(declared.data, data)).toEqual([])
  }
  return published
}

/** Returns the types of events, in order. */
export const typesOf = (events: readonly Published[]) => events.map(({ type }) => type)
