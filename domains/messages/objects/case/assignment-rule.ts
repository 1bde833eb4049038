import type { AssignmentRuleDeclaration } from '@porchlight/metadata'

/** By default a case goes, in turn, to the advisors who serve the customer's brand. */
export const caseAssignmentRule: AssignmentRuleDeclaration = {
  fieldApiName: 'OwnerId',
  candidates: { Portal_Role__c: 'Advisor', IsActive: true },
  shared: { path: 'Contact.Customer_Brand__c', candidateField: 'Served_Brand__c' },
}
