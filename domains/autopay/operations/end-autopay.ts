import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { recordPageConsent } from '../../customers/operations/consents/record-page-consent'
import type { OwnAccount } from '../../customers/operations/person/own-account'
import { localDay } from '../../customers/rules/calendar-day'
import { closeDebitsOf } from '../../payments/operations/planned-debits'
import { autopayObject } from '../objects/autopay/object'
import { authorizationVersion } from './authorization'
import { sendAutopayChanged } from './mail-jobs'
import { readAutopay, type StoredAutopay } from './stored-autopay'
import { withAutopayOf } from './with-autopay'

/** The statement of a customer who revokes the authorization. */
const withdrawal = {
  en: 'I cancel AutoPay. My bills are no longer debited.',
  es: 'Cancelo el pago automático. Mis facturas ya no se debitan.',
} as const

/** What an end is written with, in the transaction that ends it. */
interface EndWriter {
  readonly engine: RecordEngine
  readonly systemViewer: Viewer
  readonly connection: Queryable
}

/** Writes the end of AutoPay, and takes back the debits that were not made yet. */
export async function writeEnd(
  { engine, systemViewer, connection }: EndWriter,
  accountId: string,
  { autopayId, startDate }: Pick<StoredAutopay, 'autopayId' | 'startDate'>,
  now: Date,
): Promise<void> {
  const today = localDay(now)
  await update(engine, systemViewer, autopayObject, autopayId, {
    Status__c: 'Cancelled',
    Cancelled_Date__c: [today, startDate].sort().at(-1) ?? today,
    Suspension_Reason__c: null,
    Next_Debit_Date__c: null,
  })
  await closeDebitsOf(connection, accountId, now)
}

/** Turns AutoPay of an account off, with every debit that was not made yet. Where it is off already, nothing happens. */
export async function endAutopay(
  context: MethodContext,
  { accountId, contactId }: Pick<OwnAccount, 'accountId' | 'contactId'>,
): Promise<void> {
  const { systemViewer, now } = context
  await withAutopayOf(context, accountId, async (engine, connection) => {
    const autopay = await readAutopay(engine, systemViewer, accountId)
    if (autopay === null) return
    const consentId = await recordPageConsent(context, engine, {
      contactId,
      accountId,
      type: autopay.method.type === 'Card' ? 'Autopay_Card' : 'Autopay_Bank_Account',
      action: 'Withdrawn',
      version: authorizationVersion,
      text: withdrawal[context.viewer.language],
    })
    await writeEnd({ engine, systemViewer, connection }, accountId, autopay, now())
    const change = { accountId, change: 'off' } as const
    await context.enqueue(sendAutopayChanged.name, change, { key: consentId, within: connection })
  })
}
