import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = ['Name', 'Brand__c', 'Kind__c', 'Status__c', 'Starts_At__c', 'Ends_At__c']
const orderedBy = [{ fieldApiName: 'Starts_At__c', isAscending: false }]

export const announcementListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllAnnouncements',
    label: { en: 'All announcements', es: 'Todos los comunicados' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'PublishedAnnouncements',
    label: { en: 'Published', es: 'Publicados' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Published'),
    orderedBy,
  },
  {
    apiName: 'WaitingAnnouncements',
    label: { en: 'Waiting for approval', es: 'En espera de aprobación' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Waiting'),
    orderedBy,
  },
]
