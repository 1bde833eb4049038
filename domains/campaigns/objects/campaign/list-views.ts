import { hasValue, type ListViewDeclaration } from '@porchlight/metadata'

const displayColumns = [
  'Name',
  'Brand__c',
  'Purpose__c',
  'Channel__c',
  'Status__c',
  'Planned_At__c',
  'Recipient_Count__c',
  'Sent_Count__c',
]
const orderedBy = [{ fieldApiName: 'CreatedDate', isAscending: false }]

export const campaignListViews: readonly ListViewDeclaration[] = [
  {
    apiName: 'AllCampaigns',
    label: { en: 'All campaigns', es: 'Todas las campañas' },
    displayColumns,
    orderedBy,
  },
  {
    apiName: 'WaitingCampaigns',
    label: { en: 'Waiting for approval', es: 'Esperan aprobación' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Waiting'),
    orderedBy,
  },
  {
    apiName: 'CampaignsUnderWay',
    label: { en: 'Under way', es: 'En curso' },
    displayColumns,
    filteredBy: hasValue('Status__c', 'Approved', 'Sending', 'Paused'),
    orderedBy,
  },
]
