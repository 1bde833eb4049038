import { type AfterRuleDeclaration, toCents } from '@porchlight/metadata'
import { depositTerms, owesInterest } from '../../../credit/rules/deposit-terms'
import { change, endSteps, text } from '../../../customers/objects/action-kinds'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { ledgerBefore, ledgerOfAccount } from '../../../energy/objects/bill/account-money'
import {
  moveSteps,
  orderOfRecord,
  type StepStatus,
  stepsOfOrder,
} from '../../../enrollment/objects/work-step/move-steps'
import { eventsOfEntries } from '../../../ledger/objects/ledger-entry/events'
import { storedAmounts, writesOfEntries } from '../../../ledger/objects/ledger-entry/writes'
import { heldOf } from '../../../ledger/rules/account-history'
import { entriesOfInterest, entriesOfRefundedDeposit } from '../../../ledger/rules/received-money'
import {
  accountOfRecord,
  type CaseText,
  caseAboutMoney,
} from '../../../messages/objects/case/case-about-money'

/** The state of the step while the deposit requires something, and when it is paid. */
const stepStatuses: Readonly<Record<string, StepStatus>> = {
  Due: { status: 'New', responsible: 'Customer' },
  Part_Paid: { status: 'In Progress', responsible: 'Customer' },
  In_Review: { status: 'On Hold', responsible: 'Provider' },
  Paid: { status: 'Completed', responsible: 'Customer' },
  Refunded: { status: 'Completed', responsible: 'Customer' },
  Applied: { status: 'Completed', responsible: 'Customer' },
}

/** The step of the order’s tracker goes where its deposit is. */
const stepFollows: AfterRuleDeclaration = {
  name: 'stepFollowsTheDeposit',
  on: ['Status__c'],
  about: 'Order__c',
  related: { order: orderOfRecord, steps: stepsOfOrder },
  effect: ({ record, related, now }) => {
    const stepStatus = stepStatuses[text(record.values.Status__c)]
    if (stepStatus !== undefined) return moveSteps(related, 'Deposit', stepStatus, now)
    if ((related.order ?? []).length === 0) return []
    const steps = (related.steps ?? []).filter(({ values }) => values.Step_Type__c === 'Deposit')
    return endSteps(steps, 'Not Applicable', now)
  },
}

/** Above the permitted amount nothing is charged: staff review the amount, and the customer sees that. */
const caseOpens: AfterRuleDeclaration = {
  name: 'caseOpensOverTheCap',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Order__c, Required_Amount__c, Cap_Amount__c } = context.record.values
    if (Status__c !== 'In_Review' || Number(Required_Amount__c) <= Number(Cap_Amount__c)) return []
    return caseAboutMoney(context, overCapText, Order__c)
  },
}

/** Interest is credited, and a deposit that went back by check, and not by its payments, leaves the ledger as well. */
const ledgerFollows: AfterRuleDeclaration = {
  name: 'ledgerFollowsTheDeposit',
  on: ['Status__c', 'Interest_Credited__c'],
  about: 'Account__c',
  related: {
    ...ledgerOfAccount,
    ownEntries: {
      objectApiName: 'Ledger_Entry__c',
      where: [ofTheSameAccount, { fieldApiName: 'About__c', equals: { record: 'Id' } }],
      fields: ['Amount__c', 'Deposit_Amount__c'],
    },
  },
  effect: (context) => {
    const { record, related, now } = context
    const { Status__c, Refund_Date__c, Interest_Credited__c } = record.values
    const { stored, missing } = ledgerBefore(context)
    const own = (related.ownEntries ?? []).map(storedAmounts)
    const held = own.reduce((sum, { depositCents }) => sum + depositCents, heldOf(missing, record.id))
    // The lines of a deposit add only its interest to the amount owed.
    const before = own.reduce((sum, { cents }) => sum - cents, 0)
    const creditedCents = toCents(Interest_Credited__c)
    const entries = [
      ...entriesOfInterest(record.id, { creditedCents, before }, localDay(now)),
      ...(Status__c === 'Refunded' ? entriesOfRefundedDeposit(record.id, held, text(Refund_Date__c)) : []),
    ]
    if (entries.length === 0) return []
    const accountId = record.values.Account__c ?? null
    return [
      ...writesOfEntries(accountId, stored, [...missing, ...entries]),
      ...eventsOfEntries(accountId, entries),
    ]
  },
}

/** What was paid of a deposit that is waived is the customer's. */
const moneyGoesBack: AfterRuleDeclaration = {
  name: 'moneyOfAWaivedDepositGoesBack',
  on: ['Status__c'],
  about: 'Account__c',
  related: {},
  effect: ({ record }) => {
    const isPaid = record.values.Status__c === 'Waived' && Number(record.values.Paid_Amount__c) > 0
    return isPaid ? [change(record, { Status__c: 'Refunding' })] : []
  },
}

/** Where no account takes the interest, or its rate is unknown: staff send it, or calculate it. */
const interestIsOwed: AfterRuleDeclaration = {
  name: 'caseOpensForTheInterest',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Order__c, Interest_Accrued__c = null, Interest_Credited__c } = context.record.values
    const [from, until] = [
      text(context.record.values.Paid_Date__c),
      text(context.record.values.Refund_Date__c),
    ]
    const isSettled = Status__c === 'Refunded' || Status__c === 'Applied'
    if (!isSettled || context.previous === null || from === '' || until === '') return []
    const isLeft =
      Interest_Accrued__c === null || toCents(Interest_Accrued__c) > toCents(Interest_Credited__c)
    const isOwed = isLeft && owesInterest(from, until, depositTerms)
    return isOwed ? caseAboutMoney(context, interestText, Order__c) : []
  },
}

/** The card did not take the money: staff send it in another way. */
const refundFails: AfterRuleDeclaration = {
  name: 'caseOpensForTheFailedRefund',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) => {
    const { Status__c, Order__c } = context.record.values
    return Status__c === 'Refund_Failed' ? caseAboutMoney(context, refundFailedText, Order__c) : []
  },
}

const refundFailedText: CaseText = {
  en: {
    subject: 'We could not refund your deposit to your card',
    description:
      'The card that paid deposit {number} did not take the refund. We arrange another way with you and confirm it here.',
  },
  es: {
    subject: 'No pudimos devolver su depósito a su tarjeta',
    description:
      'La tarjeta con la que pagó el depósito {number} no aceptó la devolución. Acordaremos otra forma con usted y la confirmaremos aquí.',
  },
}

const interestText: CaseText = {
  en: {
    subject: 'We owe you interest on your deposit',
    description:
      'We no longer hold deposit {number}. We credit the interest that it earned, and confirm the amount here.',
  },
  es: {
    subject: 'Le debemos los intereses de su depósito',
    description:
      'Ya no tenemos el depósito {number}. Le acreditaremos los intereses que generó y confirmaremos el monto aquí.',
  },
}

/** The text of the case about an amount above the permitted one; `{number}` is the deposit’s. */
export const overCapText = {
  en: {
    subject: 'We are checking the amount of your deposit',
    description:
      'Deposit {number} is above the highest amount allowed. Nothing is charged until we have checked it.',
  },
  es: {
    subject: 'Estamos revisando el monto de su depósito',
    description:
      'El depósito {number} supera el monto máximo permitido. No se cobra nada hasta que lo revisemos.',
  },
} as const

export const depositAfterRules: readonly AfterRuleDeclaration[] = [
  moneyGoesBack,
  ledgerFollows,
  stepFollows,
  caseOpens,
  interestIsOwed,
  refundFails,
]
