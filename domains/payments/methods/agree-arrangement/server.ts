import { fail } from '@porchlight/errors'
import { enqueueJob } from '@porchlight/jobs'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { create } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { paymentArrangementObject } from '../../objects/payment-arrangement/object'
import { sendArrangementAgreed } from '../../operations/arrangement/follow-arrangements'
import { offerForBill } from '../../operations/arrangement/offer-for-bill'
import { ownBill, readBill } from '../../operations/bill-payment/read-bill'
import { lockBillsOf } from '../../operations/lock-payable'
import { nextPart, nextStepDay } from '../../rules/arrangement/arrangement-parts'
import { agreeArrangementContract } from './contract'

/**
 * The terms agreed to are those that were shown. Two concurrent presses, of whichever bills, agree to one arrangement:
 * the second finds the account's running one, and leads to the same page.
 */
const handle = handleCall(agreeArrangementContract, async ({ body }, context: MethodContext) => {
  const { systemViewer } = context
  const own = await ownBill(context, body.billId)
  const { kind } = body
  if (kind !== 'Extension' && kind !== 'Plan') throw fieldError('requiredFieldMissing', 'kind')
  if (body.agree !== 'yes') throw fieldError('requiredFieldMissing', 'agree')
  await countPayment(context, own.billId)
  await context.engine.inOneTransaction(async (engine, connection) => {
    await lockBillsOf(connection, own.accountId)
    const bill = await readBill(engine, systemViewer, systemViewer, own.billId)
    if (bill === null) throw fail('notFound')
    const { offer, today } = await offerForBill(engine, systemViewer, bill, context.now())
    if (offer.problem === 'active') return
    const arranged = offer.problem === null ? offer[kind] : null
    if (arranged === null) throw fail('arrangementNotOffered')
    if (body.shown !== String(arranged.amountCents)) throw fail('arrangementMoved')
    const part = nextPart(arranged, today)
    const arrangementId = await create(engine, systemViewer, paymentArrangementObject, {
      Account__c: bill.accountId,
      Bill__c: bill.billId,
      Kind__c: kind,
      Agreed_Date__c: today,
      Amount__c: arranged.amountCents / 100,
      Parts__c: arranged.parts,
      First_Due_Date__c: arranged.firstDueDay,
      Next_Due_Date__c: part?.dueDay ?? null,
      Next_Amount__c: part === null ? null : part.cents / 100,
      Next_Step_Date__c: nextStepDay(arranged, today),
    })
    await enqueueJob(connection, sendArrangementAgreed.name, { arrangementId }, { key: arrangementId })
  })
  return { body: { location: `/bills/${own.billId}/more-time?agreed` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
