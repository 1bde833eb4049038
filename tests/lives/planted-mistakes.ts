/** A mistake in the code: what is written in a file, once, and what takes its place. */
export interface PlantedMistake {
  readonly what: string
  readonly path: string
  readonly written: string
  readonly instead: string
  /** Whose lives show it. */
  readonly lives: 'account' | 'service'
}

const ledger = 'domains/ledger/rules'
const enrollment = 'domains/enrollment'

/** Mistakes that were made once, or would be easy to make. */
export const plantedMistakes: readonly PlantedMistake[] = [
  {
    what: 'a payment of ours that billing has counts once more',
    path: `${ledger}/billing-report.ts`,
    written: 'reductionCents - matched',
    instead: 'reductionCents',
    lives: 'account',
  },
  {
    what: 'what billing takes back of our payment is charged again',
    path: `${ledger}/billing-report.ts`,
    written: 'takenCents - Math.min(takenCents, knownCents)',
    instead: 'takenCents',
    lives: 'account',
  },
  {
    what: 'a returned payment stays paid',
    path: `${ledger}/received-money.ts`,
    written: "status === 'Settled' ? cents - refundedCents : 0",
    instead: "status === 'Settled' || status === 'Returned' ? cents - refundedCents : 0",
    lives: 'account',
  },
  {
    what: 'a refund leaves the whole payment',
    path: `${ledger}/received-money.ts`,
    written: 'cents - refundedCents : 0',
    instead: 'cents : 0',
    lives: 'account',
  },
  {
    what: 'a payment from a deposit leaves the deposit whole',
    path: `${ledger}/received-money.ts`,
    written: 'depositCents: cents,',
    instead: 'depositCents: 0,',
    lives: 'account',
  },
  {
    what: 'a deposit pays the bill',
    path: `${ledger}/received-money.ts`,
    written: 'cents: isDeposit ? 0 : -change',
    instead: 'cents: -change',
    lives: 'account',
  },
  {
    what: 'a dispute that was won changes nothing',
    path: 'domains/payments/operations/apply-payment.ts',
    written: '(isRegained ? latenessOfRegained : lateness[next])',
    instead: 'lateness[next]',
    lives: 'account',
  },
  {
    what: 'a payment that was declined counts',
    path: 'domains/payments/operations/apply-payment.ts',
    written: "turns.push({ Status__c: 'Declined', Return_Reason__c: reason })",
    instead: "turns.push({ Status__c: 'Settled', Settled_Date__c: today })",
    lives: 'account',
  },
  {
    what: 'a bill that is past due here is open again by billing’s word',
    path: 'domains/energy/operations/billing-import/import-bill.ts',
    written: "if (known.Status__c === 'Past_Due') return status === 'Open'",
    instead: ';',
    lives: 'account',
  },
  {
    what: 'AutoPay debits what the bill says, whatever was paid',
    path: 'domains/payments/operations/bill-payment/read-bill.ts',
    written: 'money === null ? 0 : owedBy(money.totals, money.charges, dueDate)',
    instead: 'money === null ? 0 : toCents(bill.Closing_Balance__c)',
    lives: 'account',
  },
  {
    what: 'more is refunded than was paid too much',
    path: 'domains/payments/operations/refund/read-refundable.ts',
    written: '{ owedCents: totals.owedCents, reservedCents }',
    instead: '{ owedCents: -toCents(payment.Amount__c), reservedCents }',
    lives: 'account',
  },
  {
    what: 'a deposit pays the final bill while a payment is on its way',
    path: 'domains/deposits/operations/settle-with-service.ts',
    written: '(await billMoneyOnItsWay(engine, systemViewer, accountId)).length > 0',
    instead: 'false',
    lives: 'account',
  },
  {
    what: 'a deposit pays more than is owed',
    path: 'domains/deposits/operations/settle-with-service.ts',
    written: 'Math.min(owedCents, toCents(Paid_Amount__c))',
    instead: 'toCents(Paid_Amount__c)',
    lives: 'account',
  },
  {
    what: 'what of a deposit paid the bill is refunded as well',
    path: 'domains/deposits/operations/deposit-refund/return-payments.ts',
    written: 'leftOf([payment]) - staysCents',
    instead: 'leftOf([payment])',
    lives: 'account',
  },
  {
    what: 'a plan of twelve months has no end',
    path: `${enrollment}/operations/enrollment-work/contract-of-plan.ts`,
    written: 'months > 1',
    instead: 'months > 12',
    lives: 'service',
  },
  {
    what: 'a renewal begins on the last day of the contract',
    path: 'domains/customers/rules/plan-change-terms.ts',
    written: 'startDate: addDays(end, 1), startsAtRead: false',
    instead: 'startDate: end, startsAtRead: false',
    lives: 'service',
  },
  {
    what: 'leaving a contract early costs nothing',
    path: 'domains/customers/rules/plan-change-terms.ts',
    written: 'isFree ? 0 : cancellationFee',
    instead: '0',
    lives: 'service',
  },
  {
    what: 'a change of plan that is ordered again is a second order',
    path: `${enrollment}/operations/plan-change/place-plan-change.ts`,
    written: "if (open.Plan__c !== planId) throw fail('planChangeUnderWay')",
    instead: ';',
    lives: 'service',
  },
  {
    what: 'undoing a change of plan loses the end of the contract',
    path: `${enrollment}/operations/plan-change/apply-plan-changes.ts`,
    written: 'present.Contract_End_Date__c',
    instead: 'null',
    lives: 'service',
  },
  {
    what: 'service ends on the morning of its last day',
    path: `${enrollment}/operations/service-stop/end-service.ts`,
    written: 'confirmedStart >= dayIn(now, timeZone)',
    instead: 'confirmedStart > dayIn(now, timeZone)',
    lives: 'service',
  },
  {
    what: 'the order that service ran under stays active after its end',
    path: `${enrollment}/operations/service-stop/end-service.ts`,
    written: "Status === 'Active'",
    instead: "Status === 'Pending' && Case_Type__c === null",
    lives: 'service',
  },
  {
    what: 'the account of a cancelled order waits for ever',
    path: `${enrollment}/operations/enrollment-work/advance-order.ts`,
    written: 'ended !== undefined',
    instead: 'ended === null',
    lives: 'service',
  },
  {
    what: 'the market does not learn of another first day',
    path: `${enrollment}/operations/enrollment-work/advance-order.ts`,
    written: 'requestedStart === null || requestedStart === marketStart',
    instead: 'true',
    lives: 'service',
  },
  {
    what: 'service starts before its day',
    path: `${enrollment}/operations/enrollment-work/advance-order.ts`,
    written: 'if (confirmedStart > today) return',
    instead: ';',
    lives: 'service',
  },
  {
    what: 'an order goes to the market before its deposit is paid',
    path: `${enrollment}/operations/enrollment-work/advance-order.ts`,
    written: '!unsent.includes(order.marketStatus) || isBlocked',
    instead: '!unsent.includes(order.marketStatus)',
    lives: 'service',
  },
  {
    what: 'a switch cannot be taken back on its last day',
    path: `${enrollment}/operations/allowed-changes.ts`,
    written: 'today <= rescissionEnd',
    instead: 'today < rescissionEnd',
    lives: 'service',
  },
  {
    what: 'half a move is undone',
    path: `${enrollment}/methods/cancel-enrollment/server.ts`,
    written: 'move?.isUndoneWhole === true',
    instead: 'move?.isUndoneWhole === null',
    lives: 'service',
  },
  {
    what: 'a customer who moves with the plan loses the contract',
    path: 'domains/moving/operations/place-move.ts',
    written: 'isPresentPlan ? contract.end : null',
    instead: 'null',
    lives: 'service',
  },
  {
    what: 'whoever stops service for another reason than a move pays no fee',
    path: `${enrollment}/rules/service-stop-fee.ts`,
    written: 'lastDay >= freeToLeaveFrom(end, law) ? 0 : cancellationFee',
    instead: 'lastDay >= freeToLeaveFrom(end, law) ? 0 : 0',
    lives: 'service',
  },
  {
    what: 'nobody is mailed that their service has ended',
    path: `${enrollment}/operations/send-service-mail.ts`,
    written: "status === 'Closed'",
    instead: "status === 'Cancelled'",
    lives: 'service',
  },
  {
    what: 'billing does not learn that an order was withdrawn',
    path: `${enrollment}/objects/order/billing-follows.ts`,
    written: "(Market_Status__c === 'Withdrawn' || Market_Status__c === 'Rejected')",
    instead: "Market_Status__c === 'Rejected'",
    lives: 'service',
  },
  {
    what: 'whoever sees no answer and presses again has enrolled twice',
    path: `${enrollment}/operations/sign-up/place-order.ts`,
    written: 'if (signUp.orderId !== null) return placedOrder(inside, signUp.orderId)',
    instead: ';',
    lives: 'service',
  },
]
