import type {
  ObjectDeclaration,
  RelatedRuleDeclaration,
  StateTable,
  ValidationRule,
} from '@porchlight/metadata'
import { type OwnedReference, ofOneCustomer, theOrder } from '../../../customers/objects/same-customer'

const uses = ['Case__c', 'Document_Requirement__c', 'Order__c', 'User__c'] as const

/** The platform's field for "any record" follows from the reference that is set; a file is viewed through its links. */
export const contentDocumentLinkDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: ['LinkedEntityId', 'ShareType'],
  compute: (next) => ({
    LinkedEntityId: next.Case__c ?? next.Document_Requirement__c ?? next.Order__c ?? next.User__c ?? null,
    ShareType: 'V',
  }),
}

export const contentDocumentLinkRules: readonly ValidationRule[] = [
  {
    name: 'oneRecordIsLinked',
    check: ({ next }) =>
      uses.filter((field) => next[field] != null).length === 1
        ? null
        : {
            fieldApiName: 'Case__c',
            message: {
              en: 'Choose one case, document requirement, order or user.',
              es: 'Elija un caso, un documento requerido, una orden o un usuario.',
            },
          },
  },
]

export const contentDocumentLinkStateTables: readonly StateTable[] = []

const theFile: OwnedReference = {
  fieldApiName: 'ContentDocumentId',
  objectApiName: 'ContentDocument',
  contact: 'Contact__c',
}
const theCase: OwnedReference = { fieldApiName: 'Case__c', objectApiName: 'Case', contact: 'ContactId' }
const theRequirement: OwnedReference = {
  fieldApiName: 'Document_Requirement__c',
  objectApiName: 'Document_Requirement__c',
  contact: 'Account__r.ContactId',
}

/** What a record names belongs to one customer. */
export const contentDocumentLinkRelatedRules: readonly RelatedRuleDeclaration[] = [
  ofOneCustomer(theFile, theCase),
  ofOneCustomer(theFile, theRequirement),
  ofOneCustomer(theFile, theOrder),
]
