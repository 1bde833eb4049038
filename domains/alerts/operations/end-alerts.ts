import type { Language } from '@porchlight/metadata'
import { recordConsent } from '../../customers/operations/consents/record-consent'
import type { RecordReader } from '../../customers/operations/person/record-reader'
import type { CustomerAlerts } from './read-alerts'
import { stopAlert } from './write-alerts'

/** How a customer ended the text alerts, and with which wording. */
export interface AlertsEnd {
  readonly channel: 'Portal' | 'Text'
  readonly text: string
  readonly version: string
  readonly language: Language
  readonly networkAddress: string | null
}

/** Turns every text alert of a customer off and records that the consent is taken back; false when none was on. */
export async function endAlerts(
  parts: RecordReader,
  contactId: string,
  { alerts }: Pick<CustomerAlerts, 'alerts'>,
  end: AlertsEnd,
  now: Date,
): Promise<boolean> {
  const on = alerts.filter(({ status }) => status !== 'Stopped')
  for (const alert of on) await stopAlert(parts, alert, now)
  if (on.every(({ status }) => status !== 'Active')) return false
  const about = { contactId, accountId: null, type: 'Text_Alerts', action: 'Withdrawn', at: now } as const
  await recordConsent(parts, { ...about, ...end })
  return true
}
