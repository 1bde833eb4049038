import { type AfterRuleDeclaration, toCents } from '@porchlight/metadata'
import { Type } from 'typebox'
import { change, text } from '../../../customers/objects/action-kinds'
import { defineBillingEvent, EventDay, EventId } from '../../../customers/objects/billing-event'
import {
  accountOfRecord,
  type CaseText,
  caseAboutMoney,
} from '../../../messages/objects/case/case-about-money'
import { partsOf } from '../../rules/arrangement/arrangement-parts'

const agreed = defineBillingEvent(
  'arrangement.agreed',
  'The customer pays what a bill asks for in parts, or later. No late fee and no notice of disconnection is for a part before its day.',
  Type.Object({
    arrangementId: EventId,
    billId: EventId,
    parts: Type.Array(
      Type.Object({
        dueDate: EventDay,
        amount: Type.Number({ exclusiveMinimum: 0, description: 'Dollars with cents.' }),
      }),
      { minItems: 1 },
    ),
  }),
)

const ended = defineBillingEvent(
  'arrangement.ended',
  'A payment arrangement is over. After one that was broken or cancelled, all that is late is due.',
  Type.Object({
    arrangementId: EventId,
    outcome: Type.Union([Type.Literal('Kept'), Type.Literal('Broken'), Type.Literal('Cancelled')]),
  }),
)

/** What the billing system is notified of about payment arrangements. */
export const arrangementEvents = [agreed, ended]

/** The billing system charges no late fee for arranged amounts. */
const billingFollows: AfterRuleDeclaration = {
  name: 'billingFollowsTheArrangement',
  on: ['Status__c'],
  about: 'Account__c',
  related: {},
  effect: ({ record: { id, values } }) => {
    const { Account__c: accountId, Status__c: status } = values
    if (typeof accountId !== 'string') return []
    if (status === 'Kept' || status === 'Broken' || status === 'Cancelled') {
      return [ended.publish(accountId, { arrangementId: id, outcome: status })]
    }
    const parts = partsOf({
      amountCents: toCents(values.Amount__c),
      parts: Number(values.Parts__c),
      firstDueDay: text(values.First_Due_Date__c),
    }).map(({ dueDay: dueDate, cents }) => ({ dueDate, amount: cents / 100 }))
    return [agreed.publish(accountId, { arrangementId: id, billId: text(values.Bill__c), parts })]
  },
}

/** The account shows staff and the data service whether a plan runs. */
const accountFollows: AfterRuleDeclaration = {
  name: 'accountFollowsTheArrangement',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: { ...accountOfRecord, fields: ['Payment_Plan__c'] } },
  effect: ({ record, related }) => {
    const { Kind__c, Status__c } = record.values
    if (Kind__c !== 'Plan') return []
    const runs = Status__c === 'Active'
    return (related.accounts ?? [])
      .filter(({ values }) => values.Payment_Plan__c !== runs)
      .map((account) => change(account, { Payment_Plan__c: runs }))
  },
}

/** An advisor reviews a broken arrangement together with the customer. */
const caseOpens: AfterRuleDeclaration = {
  name: 'caseOpensForTheBrokenArrangement',
  on: ['Status__c'],
  about: 'Account__c',
  related: { accounts: accountOfRecord },
  effect: (context) =>
    context.record.values.Status__c === 'Broken' ? caseAboutMoney(context, brokenText, null) : [],
}

const brokenText: CaseText = {
  en: {
    subject: 'Your payment arrangement was not kept',
    description:
      'A part of payment arrangement {number} did not come by its date, so that the arrangement has ended. Everything that is past due is due now. If you cannot pay it, write to us here.',
  },
  es: {
    subject: 'Su acuerdo de pago no se cumplió',
    description:
      'Una parte del acuerdo de pago {number} no llegó en su fecha, por lo que el acuerdo terminó. Ahora se debe todo lo vencido. Si no puede pagarlo, escríbanos aquí.',
  },
}

export const paymentArrangementAfterRules: readonly AfterRuleDeclaration[] = [
  billingFollows,
  accountFollows,
  caseOpens,
]
