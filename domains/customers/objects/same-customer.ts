import type { RelatedDeclaration, RelatedRuleDeclaration } from '@porchlight/metadata'

/** A reference of a record, and how the referenced record identifies its customer. */
export interface OwnedReference {
  readonly fieldApiName: string
  readonly objectApiName: string
  /** The path to the contact: `Account.ContactId`. */
  readonly contact: string
}

/** The references that records of customers have most. */
export const theAccount: OwnedReference = {
  fieldApiName: 'Account__c',
  objectApiName: 'Account',
  contact: 'ContactId',
}
export const theOrder: OwnedReference = {
  fieldApiName: 'Order__c',
  objectApiName: 'Order',
  contact: 'Account.ContactId',
}

/**
 * Refuses a record of which two references lead to different customers: what follows from it would move one customer’s
 * order by another’s document. Two accounts of one customer are allowed. The error is reported at the second reference.
 */
export function ofOneCustomer(first: OwnedReference, second: OwnedReference): RelatedRuleDeclaration {
  return {
    name: `${second.fieldApiName}IsOfTheCustomerOf${first.fieldApiName}`,
    on: [first.fieldApiName, second.fieldApiName],
    related: { ...namedBy('first', first), ...namedBy('second', second) },
    check: ({ next, related }) => {
      const contactOf = (place: string, { contact, fieldApiName }: OwnedReference) =>
        (contact === 'Id' ? next[fieldApiName] : related[place]?.[0]?.values[contact]) ?? null
      const one = contactOf('first', first)
      const other = contactOf('second', second)
      if (one === null || other === null || one === other) return null
      return {
        fieldApiName: second.fieldApiName,
        message: {
          en: 'Choose one of the same customer.',
          es: 'Elija uno del mismo cliente.',
        },
      }
    },
  }
}

/** What has to be read of a reference; nothing of a contact, which identifies its customer by itself. */
function namedBy(
  place: string,
  { fieldApiName, objectApiName, contact }: OwnedReference,
): Readonly<Record<string, RelatedDeclaration>> {
  if (contact === 'Id') return {}
  return {
    [place]: {
      objectApiName,
      where: [{ fieldApiName: 'Id', equals: { record: fieldApiName } }],
      fields: [contact],
    },
  }
}
