import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineBillingEvent } from '../billing-event'

const turnedOn = defineBillingEvent(
  'paperless.turned-on',
  'The customer receives bills electronically from now on.',
  Type.Object({}),
)

const turnedOff = defineBillingEvent(
  'paperless.turned-off',
  'The customer receives bills on paper from now on.',
  Type.Object({}),
)

/** What the billing system is notified of about paperless billing. */
export const paperlessEvents = [turnedOn, turnedOff]

/** The billing system prints bills, or stops printing them. */
const billingFollows: AfterRuleDeclaration = {
  name: 'billingFollowsPaperless',
  on: ['Paperless__c'],
  // An account begins on paper, or comes from the billing system.
  notAtCreation: true,
  about: 'Id',
  related: {},
  effect: ({ record }) => [
    (record.values.Paperless__c === true ? turnedOn : turnedOff).publish(record.id, {}),
  ],
}

export const accountAfterRules: readonly AfterRuleDeclaration[] = [billingFollows]
