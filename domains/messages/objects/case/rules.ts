import type {
  ObjectDeclaration,
  RelatedRuleDeclaration,
  StateTable,
  ValidationRule,
} from '@porchlight/metadata'
import { neededWhen } from '@porchlight/metadata'
import { closedDaysOf, closedDaysRelated } from '../../../customers/objects/closed-day/closed-days'
import { type OwnedReference, ofOneCustomer, theOrder } from '../../../customers/objects/same-customer'
import { replyDueAfter } from '../../../customers/rules/reply-clock'
import { filledIn } from '../filled-in'

/** Each case has a moment by which it is answered, unless it was answered as it came. */
export const caseCreationValues: NonNullable<ObjectDeclaration['creationValues']> = {
  fields: ['Reply_Due__c'],
  related: {
    closedDays: closedDaysRelated,
    customer: {
      objectApiName: 'Contact',
      where: [{ fieldApiName: 'Id', equals: { record: 'ContactId' } }],
      fields: ['Customer_Brand__c'],
      asPlatform: true,
    },
  },
  compute: ({ Status, First_Reply__c }, now, { closedDays, customer }) => {
    if (Status === 'Closed' || First_Reply__c != null) return {}
    const brand = customer?.[0]?.values.Customer_Brand__c
    return { Reply_Due__c: replyDueAfter(now, closedDaysOf(closedDays, brand)) }
  },
}

export const caseRules: readonly ValidationRule[] = [
  filledIn('Resolution__c', () => true),
  neededWhen('Complaint_Due_Date__c', (next) => next.Type === 'Complaint' && next.Status !== 'New', {
    en: 'Enter the day by which the complaint must be answered: 21 days after it came.',
    es: 'Escriba el día en que debe responderse la queja: 21 días después de recibida.',
  }),
  neededWhen('ClosedDate', (next) => next.Status === 'Closed', {
    en: 'Enter when the case was closed.',
    es: 'Escriba cuándo se cerró el caso.',
  }),
  {
    name: 'onlyClosedCasesHaveAClosedDate',
    check: ({ next }) =>
      next.ClosedDate == null || next.Status === 'Closed'
        ? null
        : {
            fieldApiName: 'ClosedDate',
            message: {
              en: 'Leave this empty until the case is closed.',
              es: 'Déjelo vacío hasta cerrar el caso.',
            },
          },
  },
]

export const caseStateTables: readonly StateTable[] = [
  {
    fieldApiName: 'Status',
    // A call that was settled while it lasted begins closed.
    initial: ['New', 'Closed'],
    transitions: {
      New: ['Working', 'Waiting on Customer', 'Escalated', 'Closed'],
      Working: ['Waiting on Customer', 'Escalated', 'Closed'],
      'Waiting on Customer': ['Working', 'Escalated', 'Closed'],
      Escalated: ['Working', 'Waiting on Customer', 'Closed'],
      Closed: ['Working'],
    },
  },
]

const theContact: OwnedReference = { fieldApiName: 'ContactId', objectApiName: 'Contact', contact: 'Id' }
const theCaseAccount: OwnedReference = {
  fieldApiName: 'AccountId',
  objectApiName: 'Account',
  contact: 'ContactId',
}

/** What a record names belongs to one customer. */
export const caseRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theContact, theCaseAccount),
  ofOneCustomer(theContact, theOrder),
]
