import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create, update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOffered } from '../../../customer-service/operations/read-brand-features'
import { recordPageConsent } from '../../../customers/operations/consents/record-page-consent'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { ownAccount } from '../../../customers/operations/person/own-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { planDebit } from '../../../payments/operations/planned-debits'
import { autopayObject } from '../../objects/autopay/object'
import { authorizationVersion } from '../../operations/authorization'
import { sendAutopayChanged } from '../../operations/mail-jobs'
import { lastSetupOf } from '../../operations/method-setup'
import { autopayOffer, todaysBill } from '../../operations/offer'
import { readAutopay, readMethod } from '../../operations/stored-autopay'
import { withAutopayOf } from '../../operations/with-autopay'
import { authorizeAutopayContract } from './contract'

const handle = handleCall(authorizeAutopayContract, async ({ body }, context: MethodContext) => {
  const account = await ownAccount(context, body.accountId)
  const { accountId, contactId } = account
  await countPayment(context, accountId)
  const { systemViewer, now } = context
  const { language } = context.viewer
  await withAutopayOf(context, accountId, async (engine, connection) => {
    const setup = await lastSetupOf(connection, accountId, now())
    // A second press finds it done, which is what it requested.
    if (setup?.setupId === body.setupId && setup.state === 'used') return
    const method =
      setup?.setupId === body.setupId && setup.state === 'kept'
        ? await readMethod(engine, systemViewer, setup.paymentMethodId ?? '')
        : null
    if (method === null || !account.getsBills) throw fail('autopayRegistrationFailed')
    const before = await readAutopay(engine, systemViewer, accountId)
    if (before === null) await requireOffered({ engine, systemViewer }, account.brand, 'autopay')
    const today = await todaysBill(context, engine, connection, accountId)
    const offer = await autopayOffer(context, account, method, today, language)
    if (offer.mark !== body.mark) throw fail('autopayTermsChanged')
    const consentId = await recordPageConsent(context, engine, {
      contactId,
      accountId,
      type: method.type === 'Card' ? 'Autopay_Card' : 'Autopay_Bank_Account',
      action: 'Given',
      version: authorizationVersion,
      text: offer.text,
    })
    const included = today?.isIncluded === true ? today.bill : null
    const fields = {
      Payment_Method__c: method.paymentMethodId,
      Consent__c: consentId,
      Start_Date__c: localDay(now()),
      Next_Debit_Date__c: included?.dueDate ?? null,
    }
    if (before === null) {
      await create(engine, systemViewer, autopayObject, { Account__c: accountId, ...fields })
    } else {
      const status = { Status__c: 'Active', Suspension_Reason__c: null } as const
      await update(engine, systemViewer, autopayObject, before.autopayId, { ...fields, ...status })
    }
    if (included !== null) {
      const debit = { amountCents: included.dueCents, debitDate: included.dueDate }
      await planDebit(connection, { billId: included.billId, accountId, ...debit }, now())
    }
    await connection.query(`update payments.method_setup set state = 'used' where id = $1`, [body.setupId])
    const change = { accountId, change: before === null ? 'on' : 'method' } as const
    await context.enqueue(sendAutopayChanged.name, change, { key: consentId, within: connection })
  })
  return { body: { location: `/autopay?account=${accountId}&done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
