import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { accountObject } from '../../../customers/objects/account/object'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { type MoneyPage, readMoneyPage } from '../../operations/account-money/read-money-page'
import { accountMoneyContract } from './contract'

const handle = handleCall(accountMoneyContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInStaff(context)
  const { engine, systemViewer, now } = context
  const accountId = toRecordId(body.accountId)
  if (accountId === null) throw fail('invalidRecordId', { parameter: 'accountId', value: body.accountId })
  // Whether the viewer serves this account is decided before anything of it is read as the platform.
  if ((await read(engine, viewer, accountObject, accountId, ['Name'])) === null) throw fail('notFound')
  const before = body.before === undefined ? null : Number(body.before)
  const page = await readMoneyPage({ engine, viewer, systemViewer, now }, accountId, before)
  return { body: viewOf(page) }
})

function viewOf({ bill, lines, payments, refunds, older, ...position }: MoneyPage) {
  return {
    owed: position.owedCents / 100,
    pastDue: position.pastDueCents / 100,
    credit: position.creditCents / 100,
    depositHeld: position.depositHeldCents / 100,
    onItsWay: position.onItsWayCents / 100,
    bill: bill === null ? null : { billId: bill.billId, due: bill.dueCents / 100, dueDate: bill.dueDate },
    older: older === null ? null : String(older),
    lines: lines.map((line) => ({
      lineId: line.id,
      kind: line.Kind__c,
      date: line.Entry_Date__c,
      amount: line.Amount__c,
      balance: line.Balance__c,
      depositAmount: line.Deposit_Amount__c,
      depositHeld: line.Deposit_Held__c,
      causeId: line.Cause__c,
    })),
    reserved: position.reservedCents / 100,
    approvalFrom: position.approvalFromCents / 100,
    refunds: refunds.map((refund) => ({
      refundId: refund.id,
      number: refund.Name ?? '',
      amount: refund.Amount__c,
      status: refund.Status__c,
      failure: refund.Failure__c,
      requestedAt: refund.Requested_At__c,
    })),
    payments: payments.map(({ payment, refundable }) => ({
      paymentId: payment.id,
      number: payment.Name,
      status: payment.Status__c,
      purpose: payment.Purpose__c,
      amount: payment.Amount__c,
      date: payment.Payment_Date__c,
      returnedDate: payment.Returned_Date__c,
      returnReason: payment.Return_Reason__c,
      regainedDate: payment.Regained_Date__c,
      refundedDate: payment.Refunded_Date__c,
      refunded: payment.Refunded_Amount__c ?? 0,
      refundable: refundable.cents / 100,
      notRefundable: refundable.because,
    })),
  }
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
