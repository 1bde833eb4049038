import { fail } from '@porchlight/errors'
import { toCents, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { localDay } from '../../../customers/rules/calendar-day'
import { paymentObject } from '../../objects/payment/object'
import { refundObject } from '../../objects/refund/object'
import { typedAmount } from '../../operations/bill-payment/typed-amount'
import { lockBillsOf } from '../../operations/lock-payable'
import { approvalFromCents } from '../../operations/refund/approval-limit'
import { refundJobKey, sendOneRefund } from '../../operations/refund/jobs'
import { readRefundable } from '../../operations/refund/read-refundable'
import { readPayment } from '../../operations/stored-payment'
import { requestRefundContract } from './contract'

const handle = handleCall(requestRefundContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { engine, systemViewer, now } = context
  const paymentId = toRecordId(body.paymentId)
  if (paymentId === null) throw fail('invalidRecordId', { parameter: 'paymentId', value: body.paymentId })
  // Whether the viewer serves this payment's account is decided before anything of it is read as the platform.
  const seen = await read(engine, viewer, paymentObject, paymentId, ['Account__c'])
  if (seen === null) throw fail('notFound')
  const amountCents = typedAmount(body.amount)
  if (amountCents === null || amountCents === 0) throw fail('refundOutOfRange')
  const { Account__c: accountId } = seen
  const limit = await approvalFromCents(engine, systemViewer, accountId)
  const isWaiting = amountCents >= limit
  const refundId = await engine.inOneTransaction(async (own, connection) => {
    // The credit is shared: of two concurrent requests, the second finds the reservation of the first.
    await lockBillsOf(connection, accountId)
    const payment = await readPayment(own, systemViewer, paymentId)
    if (payment === null) throw fail('notFound')
    const refundable = await readRefundable(own, systemViewer, accountId, localDay(now()))
    const { cents } = refundable.amountOf(payment)
    if (cents !== toCents(body.offered)) throw fail('refundChanged')
    if (amountCents > cents) throw fail('refundOutOfRange')
    const id = await create(own, systemViewer, refundObject, {
      Account__c: accountId,
      Payment__c: paymentId,
      Amount__c: amountCents / 100,
      Status__c: isWaiting ? 'Waiting' : 'Sending',
      Reason__c: body.reason,
      Note__c: body.note.trim(),
      Requested_By__c: viewer.userId,
      Requested_At__c: now().toISOString(),
    })
    await context.audit(
      'refund-requested',
      { paymentId, amountCents, cause: body.reason, waits: isWaiting ? 'yes' : 'no' },
      { recordId: id, reason: body.note.trim(), within: connection },
    )
    if (!isWaiting) {
      const options = { key: refundJobKey(id, now()), within: connection }
      await context.enqueue(sendOneRefund.name, { refundId: id }, options)
    }
    return id
  })
  const refund = await read(engine, systemViewer, refundObject, refundId, ['Name'])
  return {
    body: { refundId, number: refund?.Name ?? '', amount: amountCents / 100, isWaiting },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
