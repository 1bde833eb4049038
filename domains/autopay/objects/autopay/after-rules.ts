import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineBillingEvent } from '../../../customers/objects/billing-event'

const turnedOn = defineBillingEvent(
  'autopay.turned-on',
  'The portal debits the bills of this account on their due dates from now on.',
  Type.Object({}),
)

const turnedOff = defineBillingEvent(
  'autopay.turned-off',
  'The portal no longer debits the bills of this account.',
  Type.Object({
    reason: Type.Union([Type.Literal('Cancelled'), Type.Literal('Suspended')], {
      description: 'Suspended: a debit was returned or declined.',
    }),
  }),
)

/** What the billing system is notified of about AutoPay. */
export const autopayEvents = [turnedOn, turnedOff]

/** The billing system knows which bills are debited: it neither duns them nor expects another payment. */
const billingFollows: AfterRuleDeclaration = {
  name: 'billingFollowsAutopay',
  on: ['Status__c'],
  about: 'Account__c',
  related: {},
  effect: ({ record, previous }) => {
    const { Status__c, Account__c } = record.values
    const [was, is] = [previous?.Status__c === 'Active', Status__c === 'Active']
    if (was === is || typeof Account__c !== 'string') return []
    if (is) return [turnedOn.publish(Account__c, {})]
    const reason = Status__c === 'Suspended' ? 'Suspended' : 'Cancelled'
    return [turnedOff.publish(Account__c, { reason })]
  },
}

export const autopayAfterRules: readonly AfterRuleDeclaration[] = [billingFollows]
