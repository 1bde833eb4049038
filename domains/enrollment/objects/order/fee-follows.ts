import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { text } from '../../../customers/objects/action-kinds'
import { defineBillingEvent } from '../../../customers/objects/billing-event'

const OfFee = Type.Object({
  orderNumber: Type.String({
    description: 'The confirmation number of the change of plan or the stop of service.',
  }),
  amount: Type.Number({ exclusiveMinimum: 0, description: 'Dollars with cents.' }),
})

const due = defineBillingEvent(
  'early-termination-fee.due',
  'Another plan applies, or service ended, before the contract ended: its early termination fee belongs on the next bill.',
  OfFee,
)

const waived = defineBillingEvent(
  'early-termination-fee.waived',
  'The change of plan was undone in time: the fee of its order is not owed any more.',
  OfFee,
)

const hasFee: readonly unknown[] = ['Plan_Change', 'Stop_Service']

/** What the billing system is notified of about early termination fees. */
export const feeEvents = [due, waived]

/**
 * The billing system charges the fee of a change of plan once the plan applies, and none for one that is undone; that of
 * a stop of service once service has ended.
 */
export const feeFollows: AfterRuleDeclaration = {
  name: 'billingFollowsTheTerminationFee',
  on: ['Status'],
  notAtCreation: true,
  about: 'AccountId',
  related: {},
  effect: ({ record: { values }, previous }) => {
    const amount = Number(values.Early_Termination_Fee__c ?? 0)
    if (!hasFee.includes(values.Case_Type__c) || !(amount > 0)) return []
    const data = { orderNumber: text(values.Confirmation_Number__c), amount }
    const accountId = text(values.AccountId)
    if (values.Status === 'Active') return [due.publish(accountId, data)]
    return previous?.Status === 'Active' && values.Status === 'Cancelled'
      ? [waived.publish(accountId, data)]
      : []
  },
}
