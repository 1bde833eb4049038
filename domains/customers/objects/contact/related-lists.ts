import type { RelatedListDeclaration } from '@porchlight/metadata'

export const contactRelatedLists: readonly RelatedListDeclaration[] = [
  {
    relatedListId: 'Accounts',
    label: { en: 'Accounts', es: 'Cuentas' },
    displayColumns: ['Name', 'AccountNumber', 'Commodity__c', 'Status__c', 'Plan_Name__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Users',
    label: { en: 'Logins', es: 'Usuarios' },
    displayColumns: ['Username', 'IsActive'],
    orderedBy: [{ fieldApiName: 'Username', isAscending: true }],
  },
  {
    relatedListId: 'Cases',
    label: { en: 'Cases', es: 'Casos' },
    displayColumns: ['CaseNumber', 'Subject', 'Status', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    relatedListId: 'Payment_Methods__r',
    label: { en: 'Payment methods', es: 'Métodos de pago' },
    displayColumns: ['Name', 'Method_Type__c', 'Status__c'],
    orderedBy: [{ fieldApiName: 'Name', isAscending: true }],
  },
  {
    relatedListId: 'Consents__r',
    label: { en: 'Consents', es: 'Consentimientos' },
    displayColumns: ['Consent_Type__c', 'Action__c', 'Text_Version__c', 'Channel__c', 'Given_At__c'],
    orderedBy: [{ fieldApiName: 'Given_At__c', isAscending: false }],
  },
  {
    relatedListId: 'Customer_Views__r',
    label: { en: 'Who saw what the customer sees', es: 'Quién vio lo que ve el cliente' },
    displayColumns: ['Name', 'Staff__r.Name', 'Reason__c', 'Started_At__c', 'Ended_At__c'],
    orderedBy: [{ fieldApiName: 'Started_At__c', isAscending: false }],
  },
  {
    relatedListId: 'ContentDocuments__r',
    label: { en: 'Files', es: 'Archivos' },
    displayColumns: ['Title', 'FileExtension', 'ContentSize', 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
]
