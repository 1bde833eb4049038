import type { ListViewDeclaration } from '@porchlight/metadata'
import { hasValue } from '@porchlight/metadata'

const displayColumns = ['CaseNumber', 'Subject', 'Contact.Name', 'Type', 'Status', 'Reply_Due__c']
const orderedBy = [{ fieldApiName: 'Reply_Due__c', isAscending: true }]

export const caseListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllCases',
    label: { en: 'All cases', es: 'Todos los casos' },
    displayColumns: [...displayColumns, 'CreatedDate'],
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: false }],
  },
  {
    apiName: 'AllOpenCases',
    label: { en: 'Open cases', es: 'Casos abiertos' },
    displayColumns,
    filteredBy: [{ fieldApiName: 'Status', operator: 'NotEqual', operandLabels: ['Closed'] }],
    orderedBy,
  },
  {
    apiName: 'NewCases',
    label: { en: 'New cases', es: 'Casos nuevos' },
    displayColumns,
    filteredBy: hasValue('Status', 'New'),
    orderedBy,
  },
  {
    apiName: 'EscalatedCases',
    label: { en: 'Escalated cases', es: 'Casos escalados' },
    displayColumns,
    filteredBy: hasValue('Status', 'Escalated'),
    orderedBy,
  },
  {
    apiName: 'WaitingCases',
    label: { en: 'Waiting on customer', es: 'En espera del cliente' },
    displayColumns,
    filteredBy: hasValue('Status', 'Waiting on Customer'),
    orderedBy,
  },
  {
    apiName: 'OpenComplaints',
    label: { en: 'Open complaints, by the 21-day date', es: 'Quejas abiertas, por la fecha de 21 días' },
    displayColumns: ['CaseNumber', 'Subject', 'Contact.Name', 'Status', 'Complaint_Due_Date__c'],
    filteredBy: [
      { fieldApiName: 'Type', operator: 'Equals', operandLabels: ['Complaint'] },
      { fieldApiName: 'Status', operator: 'NotEqual', operandLabels: ['Closed'] },
    ],
    orderedBy: [{ fieldApiName: 'Complaint_Due_Date__c', isAscending: true }],
  },
  {
    apiName: 'ClosedCases',
    label: { en: 'Closed cases', es: 'Casos cerrados' },
    displayColumns: ['CaseNumber', 'Subject', 'Contact.Name', 'Type', 'ClosedDate'],
    filteredBy: hasValue('Status', 'Closed'),
    orderedBy: [{ fieldApiName: 'ClosedDate', isAscending: false }],
  },
]
