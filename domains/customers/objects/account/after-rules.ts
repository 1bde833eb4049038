import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { dayIn } from '../../rules/calendar-day'
import { change } from '../action-kinds'
import { defineBillingEvent, EventDay, EventText, known } from '../billing-event'

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

const averageTurnedOn = defineBillingEvent(
  'average-billing.turned-on',
  'The bills of this account are levelled from the next one on.',
  Type.Object({ day: EventDay }),
)

const averageTurnedOff = defineBillingEvent(
  'average-billing.turned-off',
  'The bills of this account are no longer levelled: the next one settles the deferred balance.',
  Type.Object({ day: EventDay }),
)

const planChanged = defineBillingEvent(
  'plan.changed',
  'The account has another plan, or its contract another time.',
  Type.Object({
    planName: EventText,
    contractStart: Type.Union([EventDay, Type.Null()]),
    contractEnd: Type.Union([EventDay, Type.Null()]),
  }),
)

/** What the billing system is notified of about accounts. */
export const accountEvents = [turnedOn, turnedOff, averageTurnedOn, averageTurnedOff, planChanged]

/** The billing system prints bills, or stops printing them. */
const billingFollowsPaperless: AfterRuleDeclaration = {
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

/** The billing system levels bills, or stops it; what it reported itself is not sent back to it. */
const billingFollowsAverageBilling: AfterRuleDeclaration = {
  name: 'billingFollowsAverageBilling',
  on: ['Average_Billing__c'],
  // An account begins without it, or comes from the billing system.
  notAtCreation: true,
  about: 'Id',
  related: {},
  effect: ({ record: { id, values }, previous, now }) => {
    const reportedAt = 'Average_Billing_Reported_At__c'
    if (values[reportedAt] !== previous?.[reportedAt]) return []
    const day = dayIn(now, known(values.Time_Zone__c))
    return [(values.Average_Billing__c === true ? averageTurnedOn : averageTurnedOff).publish(id, { day })]
  },
}

/** Bills are made by the plan: the billing system is notified when a contract begins, changes or is undone. */
const billingFollowsPlan: AfterRuleDeclaration = {
  name: 'billingFollowsThePlan',
  on: ['Plan__c', 'Contract_Start_Date__c', 'Contract_End_Date__c'],
  // The plan of a new account comes with its order, or from the billing system.
  notAtCreation: true,
  about: 'Id',
  related: {},
  effect: ({ record: { id, values } }) => [
    planChanged.publish(id, {
      planName: known(values.Plan_Name__c),
      contractStart: known(values.Contract_Start_Date__c),
      contractEnd: known(values.Contract_End_Date__c),
    }),
  ],
}

/** Texts about a home end with its service; anything the customer has to know after that is mailed. */
const alertsEndWithService: AfterRuleDeclaration = {
  name: 'textAlertsEndWithTheService',
  on: ['Status__c'],
  notAtCreation: true,
  about: 'Id',
  related: {
    alerts: {
      objectApiName: 'Alert_Subscription__c',
      where: [{ fieldApiName: 'Account__c', equals: { record: 'Id' } }],
      fields: ['Status__c'],
    },
  },
  effect: ({ record, related, now }) =>
    record.values.Status__c === 'Closed' || record.values.Status__c === 'Cancelled'
      ? (related.alerts ?? [])
          .filter(({ values }) => values.Status__c === 'Active')
          .map((alert) => change(alert, { Status__c: 'Stopped', Stopped_At__c: now.toISOString() }))
      : [],
}

export const accountAfterRules: readonly AfterRuleDeclaration[] = [
  billingFollowsPaperless,
  billingFollowsAverageBilling,
  billingFollowsPlan,
  alertsEndWithService,
]
