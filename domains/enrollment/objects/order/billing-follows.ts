import type { AfterRuleContext, AfterRuleDeclaration } from '@porchlight/metadata'
import { Type } from 'typebox'
import { text } from '../../../customers/objects/action-kinds'
import { defineBillingEvent, EventDay, EventText, known } from '../../../customers/objects/billing-event'
import { acceptedStatuses } from '../../facts/accepted-statuses'

const OrderNumber = Type.String({ description: 'The confirmation number that the customer knows.' })

const accepted = defineBillingEvent(
  'order.accepted',
  'The market accepted an order of the portal: the account, with its customer, is new to the billing system.',
  Type.Object({
    orderNumber: OrderNumber,
    orderType: Type.String({ description: 'Switch, Move_In or another type of order.' }),
    brand: Type.String(),
    commodity: Type.String(),
    servicePoint: EventText,
    street: EventText,
    city: EventText,
    state: EventText,
    postalCode: EventText,
    planName: EventText,
    requestedStart: Type.Union([EventDay, Type.Null()]),
    customer: Type.Object({
      firstName: EventText,
      lastName: EventText,
      email: EventText,
      mobilePhone: EventText,
      language: EventText,
      postalCode: EventText,
    }),
  }),
)

const dateConfirmed = defineBillingEvent(
  'order.date-confirmed',
  'The market confirmed the first day of service.',
  Type.Object({ orderNumber: OrderNumber, startDate: EventDay }),
)

const ended = defineBillingEvent(
  'order.ended',
  'An order that the market had accepted was withdrawn or rejected: no service follows from it.',
  Type.Object({
    orderNumber: OrderNumber,
    reason: Type.Union([Type.Literal('Withdrawn'), Type.Literal('Rejected')]),
  }),
)

/** What the billing system is notified of about orders. */
export const orderEvents = [accepted, dateConfirmed, ended]

/**
 * The billing system opens the account once the market has accepted its order. An order that comes from another system
 * as accepted is that system's to announce.
 */
export const billingFollows: AfterRuleDeclaration = {
  name: 'billingFollowsTheOrder',
  on: ['Market_Status__c'],
  notAtCreation: true,
  about: 'AccountId',
  related: {
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'AccountId' } }],
      fields: [
        'Account_Brand__c',
        'Commodity__c',
        'ESIID__c',
        'Gas_Account_Number__c',
        'Contact.FirstName',
        'Contact.LastName',
        'Contact.Email',
        'Contact.MobilePhone',
        'Contact.Preferred_Language__c',
        'Contact.MailingPostalCode',
      ],
    },
  },
  effect: (context) => {
    const { previous, related } = context
    const { Market_Status__c, Confirmed_Start_Date__c, ...order } = context.record.values
    const orderNumber = text(order.Confirmation_Number__c)
    if (order.Case_Type__c === 'Stop_Service') return []
    const wasUnderWay = acceptedStatuses.includes(previous?.Market_Status__c)
    return (related.accounts ?? []).flatMap(({ id }) => {
      if (wasUnderWay && (Market_Status__c === 'Withdrawn' || Market_Status__c === 'Rejected')) {
        return [ended.publish(id, { orderNumber, reason: Market_Status__c })]
      }
      const isNew = !wasUnderWay && acceptedStatuses.includes(Market_Status__c)
      const startDate = Market_Status__c === 'Confirmed' ? text(Confirmed_Start_Date__c) : ''
      return [
        ...(isNew ? [accepted.publish(id, orderData(context))] : []),
        ...(startDate === '' ? [] : [dateConfirmed.publish(id, { orderNumber, startDate })]),
      ]
    })
  },
}

function orderData({ record, related }: AfterRuleContext): Parameters<typeof accepted.publish>[1] {
  const order = record.values
  const account = related.accounts?.[0]?.values ?? {}
  return {
    orderNumber: text(order.Confirmation_Number__c),
    orderType: text(order.Case_Type__c),
    brand: text(account.Account_Brand__c),
    commodity: text(account.Commodity__c),
    servicePoint: known(account.ESIID__c) ?? known(account.Gas_Account_Number__c),
    street: known(order.Service_Street__c),
    city: known(order.Service_City__c),
    state: known(order.Service_State__c),
    postalCode: known(order.Service_Postal_Code__c),
    planName: known(order.Plan_Name__c),
    requestedStart: known(order.Requested_Start_Date__c),
    customer: {
      firstName: known(account['Contact.FirstName']),
      lastName: known(account['Contact.LastName']),
      email: known(account['Contact.Email']),
      mobilePhone: known(account['Contact.MobilePhone']),
      language: known(account['Contact.Preferred_Language__c']),
      postalCode: known(account['Contact.MailingPostalCode']),
    },
  }
}
