import { toCents } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import {
  type DepositRates,
  depositInterest,
  depositRateOn,
  depositTerms,
  firstInstalment,
  owesInterest,
} from '../../../credit/rules/deposit-terms'
import { localDay } from '../../../customers/rules/calendar-day'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { lastPayment, lastPaymentForGuests } from '../../../payments/operations/last-payment'
import { refreshPayments } from '../../../payments/operations/refresh-payments'
import { appliedPayments, leftOf } from '../../operations/applied-payments'
import { openDepositCase } from '../../operations/deposit-cases'
import { overTheCapSubjects, waiverSubjects } from '../../operations/deposit-subjects'
import type { DepositStatus, StoredDeposit } from '../../operations/read-deposit'
import { type RequestedDeposit, requestedDeposit } from '../../operations/requested-deposit'
import { depositStatusContract } from './contract'

/** A customer who returns from the payment page sees the processor's state, even before its event arrives. */
const handle = handleCall(depositStatusContract, async ({ body }, context: MethodContext) => {
  let requested = await requestedDeposit(context, body.orderId)
  if (body.isBack === true && !('problem' in requested)) {
    await refreshPayments(context, 'Deposit__c', requested.deposit.id)
    requested = await requestedDeposit(context, body.orderId)
  }
  if ('problem' in requested) return { body: { problem: requested.problem, deposit: null } }
  return { body: { problem: null, deposit: await toDepositView(context, requested) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function toDepositView(context: MethodContext, requested: RequestedDeposit) {
  const { deposit, audience } = requested
  const { engine } = context
  const status = deposit.Status__c
  const [requiredCents, capCents, paidCents] = [
    toCents(deposit.Required_Amount__c),
    toCents(deposit.Cap_Amount__c),
    toCents(deposit.Paid_Amount__c),
  ]
  const isRequested = (status === 'Due' || status === 'Part_Paid') && requiredCents <= capCents
  const canSplit = isRequested && status === 'Due' && requiredCents > depositTerms.instalmentsAboveCents
  const review = await openDepositCase(context, engine, deposit, overTheCapSubjects)
  const view = {
    cap: capCents / 100,
    rest: isRequested ? (requiredCents - paidCents) / 100 : 0,
    instalment: canSplit ? firstInstalment(requiredCents, depositTerms) / 100 : null,
    dueDate: deposit.Due_Date__c,
    reviewCase:
      review === null
        ? null
        : { caseId: audience === 'customer' ? review.caseId : null, number: review.number },
  }
  return audience === 'lookUp'
    ? { ...view, ...(await masked(context, deposit, view.rest)) }
    : { ...view, ...(await whole(context, deposit)) }
}

/** What only the customer is shown: signed in, or by the link of a mail. */
async function whole(context: MethodContext, deposit: StoredDeposit) {
  const waiver = await openDepositCase(context, context.engine, deposit, waiverSubjects)
  return {
    orderId: deposit.Order__c,
    number: deposit.Name,
    street: deposit['Account__r.Service_Street__c'],
    status: deposit.Status__c,
    required: deposit.Required_Amount__c,
    paid: deposit.Paid_Amount__c,
    applied: leftOf(await appliedPayments(context.engine, context.systemViewer, deposit.id)) / 100,
    confirmationNumber: deposit.Payment_Confirmation_Number__c,
    ledger: ledgerOf(deposit, localDay(context.now()), context.depositRates),
    lastPayment: await lastPayment(context, 'Deposit__c', deposit.id),
    isWaiverAsked: waiver !== null,
  }
}

/**
 * Returns the same after a look-up: both numbers are on papers that others in the home read, so it shows the amount
 * that may be paid, and neither the amount paid nor whether an exemption was requested or granted.
 */
async function masked(
  context: MethodContext,
  {
    'Account__r.Service_Street__c': street,
    Status__c: status,
    Required_Amount__c: required,
    id,
  }: StoredDeposit,
  rest: number,
) {
  const isOpen = status === 'Due' || status === 'Part_Paid'
  return {
    orderId: null,
    number: null,
    street: street === null ? null : maskStreet(street),
    status: isOpen ? ('Due' as const) : status === 'In_Review' ? status : ('Cancelled' as const),
    required: rest > 0 ? rest : required,
    paid: null,
    applied: null,
    confirmationNumber: null,
    ledger: null,
    lastPayment: await lastPaymentForGuests(context, 'Deposit__c', id),
    isWaiverAsked: null,
  }
}

/** The states in which interest is earned, or was until the day on which the deposit went back. */
const earnsInterest: readonly DepositStatus[] = ['Paid', 'Refunded', 'Applied']

/** What the deposit earns and when it goes back (16 TAC 25.478); `today` is `YYYY-MM-DD`. */
function ledgerOf(deposit: StoredDeposit, today: string, rates: DepositRates) {
  const { Status__c: status, Paid_Date__c: paidDate, Refund_Date__c: refundDate } = deposit
  const onTimeBills = deposit.On_Time_Bills__c ?? 0
  if (paidDate === null || !earnsInterest.includes(status)) return null
  const left = Math.max(0, depositTerms.onTimeBillsUntilRefund - onTimeBills)
  const isWithoutInterest = refundDate !== null && !owesInterest(paidDate, refundDate, depositTerms)
  const paidCents = toCents(deposit.Paid_Amount__c)
  const credited = toCents(deposit.Interest_Credited__c)
  const earned = () => depositInterest(paidCents, paidDate, refundDate ?? today, rates)
  const interest = isWithoutInterest ? null : credited > 0 ? credited : earned()
  return {
    paidDate,
    interest: interest === null ? null : interest / 100,
    isInterestCredited: credited > 0,
    rate: depositRateOn(today, rates),
    onTimeBills,
    billsUntilRefund: left,
    // One bill a month, the first a month after service starts: a deposit is due by then.
    refundMonth: status === 'Paid' ? monthAfter(latestDay(today, deposit.Due_Date__c ?? today), left) : null,
    refundDate,
    recalculationFrom: dayAfter(paidDate, depositTerms.monthsUntilRecalculation),
  }
}

function latestDay(one: string, other: string): string {
  return one > other ? one : other
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

function dayAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10)
}
