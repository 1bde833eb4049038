import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'case-customer',
  objectApiName: 'Case',
  place: 'side',
  load: async () => (await import('./CaseCustomer')).CaseCustomer,
})
