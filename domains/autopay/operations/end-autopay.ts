import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { recordPageConsent } from '../../customers/operations/consents/record-page-consent'
import type { OwnAccount } from '../../customers/operations/person/own-account'
import { localDay } from '../../customers/rules/calendar-day'
import { autopayObject } from '../objects/autopay/object'
import { authorizationVersion } from './authorization'
import { sendAutopayChanged } from './mail-jobs'
import { closeDebitsOf } from './planned-debits'
import { readAutopay } from './stored-autopay'
import { withAutopayOf } from './with-autopay'

/** What a customer says who takes the authorisation back. */
const withdrawal = {
  en: 'I cancel AutoPay. My bills are no longer debited.',
  es: 'Cancelo el pago automático. Mis facturas ya no se debitan.',
} as const

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
    const today = localDay(now())
    await update(engine, systemViewer, autopayObject, autopay.autopayId, {
      Status__c: 'Cancelled',
      Cancelled_Date__c: [today, autopay.startDate].sort().at(-1) ?? today,
      Suspension_Reason__c: null,
      Next_Debit_Date__c: null,
    })
    await closeDebitsOf(connection, accountId, now())
    const change = { accountId, change: 'off' } as const
    await context.enqueue(sendAutopayChanged.name, change, { key: consentId, within: connection })
  })
}
