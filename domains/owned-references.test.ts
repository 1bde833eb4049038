import type { RelatedRuleDeclaration } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { ofOneCustomer, theAccount, theOrder } from './customers/objects/same-customer'
import { objects } from './objects'
import { systemViewer } from './testing/complaints'

const rules = objects.flatMap(({ apiName, relatedRules = [] }) =>
  relatedRules
    // Other rules compare values and not whose the records are.
    .filter(({ name }) => name.includes('IsOfTheCustomerOf'))
    .map((rule) => [apiName, rule] as const),
)

/** The rule’s verdict where the reads of its two references found those contacts; the field that it names. */
function refusedAt(
  rule: RelatedRuleDeclaration,
  contacts: Readonly<Record<string, string | null>>,
): string | null {
  const related = Object.fromEntries(
    Object.entries(rule.related).map(([place, { fields }]) => [
      place,
      [
        {
          id: '001000000000001AAA',
          values: Object.fromEntries(fields.map((field) => [field, contacts[place] ?? null])),
        },
      ],
    ]),
  )
  // What is a contact itself is not read: its id is what it is compared by.
  const next = Object.fromEntries(
    rule.on.map((field, index) => [field, contacts[index === 0 ? 'first' : 'second']]),
  )
  return rule.check({ next, related, previous: null, viewer: systemViewer })?.fieldApiName ?? null
}

describe('the references of one record', () => {
  it('are compared in these pairs, by the contact that each leads to', () => {
    const pairs = rules.map(([apiName, { on, related }]) => {
      const read = Object.values(related).flatMap(({ objectApiName, where, fields }) =>
        where.map(({ equals }) => `${objectApiName} by ${Object.values(equals).join()} to ${fields.join()}`),
      )
      return [apiName, on.join(' and '), ...read].join(': ')
    })
    expect(pairs.sort()).toEqual([
      'Case: ContactId and AccountId: Account by AccountId to ContactId',
      'Case: ContactId and Order__c: Order by Order__c to Account.ContactId',
      'ContentDocumentLink: ContentDocumentId and Case__c: ContentDocument by ContentDocumentId to Contact__c: Case by Case__c to ContactId',
      'ContentDocumentLink: ContentDocumentId and Document_Requirement__c: ContentDocument by ContentDocumentId to Contact__c: Document_Requirement__c by Document_Requirement__c to Account__r.ContactId',
      'ContentDocumentLink: ContentDocumentId and Order__c: ContentDocument by ContentDocumentId to Contact__c: Order by Order__c to Account.ContactId',
      'Deposit__c: Account__c and Order__c: Account by Account__c to ContactId: Order by Order__c to Account.ContactId',
      'Document_Requirement__c: Account__c and Order__c: Account by Account__c to ContactId: Order by Order__c to Account.ContactId',
      'Identity_Verification__c: Account__c and Order__c: Account by Account__c to ContactId: Order by Order__c to Account.ContactId',
      'Notice__c: Account__c and Debt_Account__c: Account by Account__c to ContactId: Account by Debt_Account__c to ContactId',
      'Notice__c: Account__c and Order__c: Account by Account__c to ContactId: Order by Order__c to Account.ContactId',
      'Payment_Arrangement__c: Account__c and Bill__c: Account by Account__c to ContactId: Bill__c by Bill__c to Account__r.ContactId',
      'Payment__c: Account__c and Bill__c: Account by Account__c to ContactId: Bill__c by Bill__c to Account__r.ContactId',
      'Payment__c: Account__c and Deposit__c: Account by Account__c to ContactId: Deposit__c by Deposit__c to Account__r.ContactId',
      'Refund__c: Account__c and Payment__c: Account by Account__c to ContactId: Payment__c by Payment__c to Account__r.ContactId',
    ])
  })

  it.each(rules)('of %s lead to one customer, or the second is refused', (_apiName, rule) => {
    expect(refusedAt(rule, { first: '003A', second: '003B' })).toBe(rule.on[1])
    expect(refusedAt(rule, { first: '003A', second: '003A' })).toBeNull()
  })

  it('say nothing where the writer does not see one of them', () => {
    const rule = ofOneCustomer(theAccount, theOrder)
    expect(refusedAt(rule, { first: null, second: '003B' })).toBeNull()
    expect(refusedAt(rule, { first: '003A', second: null })).toBeNull()
    expect(rule.check({ next: {}, related: {}, previous: null, viewer: systemViewer })).toBeNull()
  })
})
