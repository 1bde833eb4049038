import type { PublishedEvent } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineBillingEvent, EventDay, EventId } from '../../../customers/objects/billing-event'
import type { EntryKind } from '../../facts/entry-values'
import type { LedgerEntry } from '../../rules/ledger-entry'

const Amount = Type.Number({ exclusiveMinimum: 0, description: 'Dollars with cents.' })

const OfPayment = Type.Object({
  paymentId: EventId,
  amount: Amount,
  date: EventDay,
})

const OfDeposit = Type.Object({
  depositId: EventId,
  paymentId: Type.Union([EventId, Type.Null()], {
    description:
      'The payment that brought or returned the money; null for a refund in another way, such as a check, for what pays a bill, and for interest.',
  }),
  amount: Amount,
  date: EventDay,
})

const onPayments = {
  Payment: defineBillingEvent('payment.settled', 'A payment made in the portal has settled.', OfPayment),
  Return: defineBillingEvent('payment.returned', 'A settled payment was returned or disputed.', OfPayment),
  Regained: defineBillingEvent('payment.regained', 'A returned payment came again.', OfPayment),
  Refund: defineBillingEvent(
    'payment.refunded',
    'A settled payment, or a part of it, was refunded.',
    OfPayment,
  ),
}

const onDeposits = {
  Deposit_Paid: defineBillingEvent('deposit.paid', 'A payment towards a deposit has settled.', OfDeposit),
  Deposit_Returned: defineBillingEvent(
    'deposit.returned',
    'A settled payment towards a deposit was returned or disputed.',
    OfDeposit,
  ),
  Deposit_Refunded: defineBillingEvent(
    'deposit.refunded',
    'A deposit, or a payment towards it, was refunded.',
    OfDeposit,
  ),
  Deposit_Interest: defineBillingEvent(
    'deposit.interest-credited',
    'The interest on a deposit was credited to the account: as much less is owed.',
    OfDeposit,
  ),
  Deposit_Applied: defineBillingEvent(
    'deposit.applied',
    'A deposit paid a bill, or a part of it, which `payment.settled` says as well; this is what of it is no longer held.',
    OfDeposit,
  ),
}

/** What the billing system is notified of when money comes or goes here. */
export const moneyEvents = [...Object.values(onPayments), ...Object.values(onDeposits)]

/**
 * The events of lines that follow from payments and deposits here. Lines that follow from a bill are the billing
 * system's own report, and it is not notified of them.
 */
export function eventsOfEntries(
  accountId: unknown,
  entries: readonly LedgerEntry[],
): readonly PublishedEvent[] {
  if (typeof accountId !== 'string') return []
  return entries
    .filter(({ causeType }) => causeType !== 'Bill')
    .flatMap(({ kind, causeType, causeId, aboutId, day: date, cents, depositCents }) => {
      const amount = Math.abs(cents + depositCents) / 100
      if (isKindOf(onPayments, kind)) {
        return onPayments[kind].publish(accountId, { paymentId: causeId, amount, date })
      }
      if (!isKindOf(onDeposits, kind) || aboutId === null) return []
      const paymentId = causeType === 'Payment' ? causeId : null
      return onDeposits[kind].publish(accountId, { depositId: aboutId, paymentId, amount, date })
    })
}

function isKindOf<Types extends object>(types: Types, kind: EntryKind): kind is EntryKind & keyof Types {
  return kind in types
}
