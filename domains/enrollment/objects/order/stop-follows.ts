import type { AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { text } from '../../../customers/objects/action-kinds'
import { defineBillingEvent, EventDay, EventText, known } from '../../../customers/objects/billing-event'

const OrderNumber = Type.String({ description: 'The confirmation number of the stop of service.' })

const requested = defineBillingEvent(
  'service-stop.requested',
  'A customer requested that service stops: the last day is a request, and the final bill goes to the address.',
  Type.Object({
    orderNumber: OrderNumber,
    lastDay: EventDay,
    reason: Type.Union([Type.Literal('Moving'), Type.Literal('Other')]),
    finalBillTo: Type.Object({ street: EventText, city: EventText, state: EventText, postalCode: EventText }),
  }),
)

const confirmed = defineBillingEvent(
  'service-stop.confirmed',
  'The market confirmed the last day of service.',
  Type.Object({ orderNumber: OrderNumber, lastDay: EventDay }),
)

const cancelled = defineBillingEvent(
  'service-stop.cancelled',
  'A stop of service was undone, or rejected by the market: service goes on.',
  Type.Object({
    orderNumber: OrderNumber,
    reason: Type.Union([Type.Literal('Withdrawn'), Type.Literal('Rejected')]),
  }),
)

const completed = defineBillingEvent(
  'service-stop.completed',
  'Service has ended: the account is closed, and its final bill is due to be issued.',
  Type.Object({ orderNumber: OrderNumber, lastDay: EventDay }),
)

/** What the billing system is notified of about the end of service. */
export const stopEvents = [requested, confirmed, cancelled, completed]

/** The billing system makes the final bill, so it knows of a stop from its request on. */
export const stopFollows: AfterRuleDeclaration = {
  name: 'billingFollowsTheStopOfService',
  on: ['Status', 'Market_Status__c'],
  about: 'AccountId',
  related: {},
  effect: ({ record: { values }, previous }) => {
    if (values.Case_Type__c !== 'Stop_Service') return []
    const accountId = text(values.AccountId)
    const orderNumber = text(values.Confirmation_Number__c)
    const lastDay = text(values.Confirmed_Start_Date__c)
    if (previous === null) {
      const finalBillTo = {
        street: known(values.Forwarding_Street__c),
        city: known(values.Forwarding_City__c),
        state: known(values.Forwarding_State__c),
        postalCode: known(values.Forwarding_Postal_Code__c),
      }
      const reason = values.Stop_Reason__c === 'Moving' ? 'Moving' : 'Other'
      const day = text(values.Requested_Start_Date__c)
      return [requested.publish(accountId, { orderNumber, lastDay: day, reason, finalBillTo })]
    }
    const moved = (field: string, value: string) => previous[field] !== value && values[field] === value
    return [
      ...(moved('Market_Status__c', 'Confirmed')
        ? [confirmed.publish(accountId, { orderNumber, lastDay })]
        : []),
      ...(moved('Status', 'Cancelled')
        ? [
            cancelled.publish(accountId, {
              orderNumber,
              reason: values.Market_Status__c === 'Rejected' ? 'Rejected' : 'Withdrawn',
            }),
          ]
        : []),
      ...(moved('Status', 'Active') ? [completed.publish(accountId, { orderNumber, lastDay })] : []),
    ]
  },
}
