import { fail } from '@porchlight/errors'
import { toCents } from '@porchlight/metadata'
import { orPaymentsFailure, PaymentsFailure } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { depositTerms, firstInstalment } from '../../../credit/rules/deposit-terms'
import { countPayment } from '../../../customers/operations/limits/count-payment'
import { openPayment } from '../../../payments/operations/open-payment'
import { openReview } from '../../operations/open-review'
import { readDeposit, type StoredDeposit } from '../../operations/read-deposit'
import { depositPath, type RequestedDeposit, requireDeposit } from '../../operations/requested-deposit'
import { payDepositContract } from './contract'

const handle = handleCall(payDepositContract, async ({ body }, context: MethodContext) => {
  const requested = await requireDeposit(context, body.orderId)
  const { deposit } = requested
  await countPayment(context, deposit.id)
  const path = depositPath(requested)
  if (
    toCents(deposit.Required_Amount__c) > toCents(deposit.Cap_Amount__c) ||
    deposit.Status__c === 'In_Review'
  ) {
    await openReview(context, deposit)
    return { body: { location: `${path}?review` } }
  }
  const page = await open(context, requested, body.share === 'instalment')
  return { body: { location: page ?? `${path}?back` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function open(
  context: MethodContext,
  requested: RequestedDeposit,
  isInstalment: boolean,
): Promise<string | null> {
  const { deposit } = requested
  const subject = {
    purpose: 'Deposit',
    recordId: deposit.id,
    accountId: deposit.Account__c,
    description: context.viewer.language === 'es' ? 'Depósito reembolsable' : 'Refundable deposit',
    methods: ['card'],
    returnPath: `${depositPath(requested)}?back`,
  } as const
  const page = await orPaymentsFailure(
    openPayment(context, subject, (engine) => dueNow(context, engine, deposit, isInstalment)),
  )
  if (page instanceof PaymentsFailure) throw fail('depositPaymentError', {}, { cause: page })
  return page
}

/** What is to be paid now, in cents; the deposit is read again, because it may have been paid in the meantime. */
async function dueNow(
  { systemViewer }: MethodContext,
  engine: RecordEngine,
  { id: depositId }: StoredDeposit,
  isInstalment: boolean,
): Promise<number> {
  const deposit = await readDeposit(engine, systemViewer, depositId)
  const isRequested = deposit?.Status__c === 'Due' || deposit?.Status__c === 'Part_Paid'
  if (
    deposit === null ||
    !isRequested ||
    toCents(deposit.Required_Amount__c) > toCents(deposit.Cap_Amount__c)
  )
    throw fail('nothingDue')
  const canSplit =
    deposit.Status__c === 'Due' && toCents(deposit.Required_Amount__c) > depositTerms.instalmentsAboveCents
  return isInstalment && canSplit
    ? firstInstalment(toCents(deposit.Required_Amount__c), depositTerms)
    : toCents(deposit.Required_Amount__c) - toCents(deposit.Paid_Amount__c)
}
