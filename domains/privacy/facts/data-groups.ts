/**
 * What is held of a customer, as a customer would group it, by the names of the objects. Every object whose records
 * belong to customers is in one group.
 */
export const dataGroups = {
  person: ['Contact', 'User'],
  contracts: ['Account', 'Order', 'Opportunity', 'WorkStep'],
  usage: ['Usage__c', 'Interval_Read__c'],
  money: [
    'Bill__c',
    'Bill_Line__c',
    'Ledger_Entry__c',
    'Payment__c',
    'Payment_Method__c',
    'Payment_Arrangement__c',
    'Deposit__c',
    'Autopay__c',
  ],
  messages: ['Case', 'CaseComment'],
  documents: ['Document_Requirement__c', 'ContentDocument', 'ContentVersion', 'ContentDocumentLink'],
  checks: ['Identity_Verification__c', 'Notice__c'],
  choices: ['Consent__c', 'Alert_Subscription__c'],
  views: ['Customer_View__c'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a group. */
export type DataGroup = keyof typeof dataGroups
