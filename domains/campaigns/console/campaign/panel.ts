import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'campaign',
  objectApiName: 'Campaign__c',
  place: 'main',
  load: async () => (await import('./Campaign')).Campaign,
})
