import { create, update } from '@porchlight/server-methods/records/write'
import type { RecordReader } from '../../customers/operations/person/record-reader'
import { alertKindFacts } from '../facts/alert-kind-facts'
import { type AlertKind, alertKinds } from '../facts/alert-kinds'
import { alertSubscriptionObject } from '../objects/alert-subscription/object'
import type { CustomerAlerts, TextAlert } from './read-alerts'

/** What a customer has chosen. */
export interface AlertChoice {
  readonly kinds: readonly AlertKind[]
  /** `(713) 555-0121`, verified at `verifiedAt`, ISO 8601. */
  readonly number: string
  readonly verifiedAt: string
  /** In dollars, for high usage; null without. */
  readonly threshold: number | null
}

/**
 * Writes the choice for every open account of the customer: the chosen alerts are turned on, all others are turned off.
 */
export async function writeAlerts(
  { engine, systemViewer }: RecordReader,
  { accountIds, alerts }: CustomerAlerts,
  { kinds, number, verifiedAt, threshold }: AlertChoice,
  now: Date,
): Promise<void> {
  for (const accountId of accountIds) {
    for (const kind of alertKinds) {
      const present = alerts.find((alert) => alert.accountId === accountId && alert.kind === kind)
      if (!kinds.includes(kind)) {
        if (present?.status === 'Active') await stopAlert({ engine, systemViewer }, present, now)
        continue
      }
      const fields = {
        Status__c: 'Active' as const,
        Mobile_Phone__c: number,
        Verified_At__c: verifiedAt,
        Stopped_At__c: null,
        Threshold_Amount__c: alertKindFacts[kind].hasThreshold ? threshold : null,
      }
      if (present !== undefined)
        await update(engine, systemViewer, alertSubscriptionObject, present.id, fields)
      else {
        const own = { Account__c: accountId, Alert_Type__c: kind, Channel__c: 'Text' } as const
        await create(engine, systemViewer, alertSubscriptionObject, { ...own, ...fields })
      }
    }
  }
}

/** Turns one alert off. */
export async function stopAlert(
  { engine, systemViewer }: RecordReader,
  { id }: Pick<TextAlert, 'id'>,
  now: Date,
): Promise<void> {
  await update(engine, systemViewer, alertSubscriptionObject, id, {
    Status__c: 'Stopped',
    Stopped_At__c: now.toISOString(),
  })
}
