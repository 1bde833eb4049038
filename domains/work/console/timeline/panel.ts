import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'customer-timeline',
  objectApiName: 'Contact',
  place: 'side',
  load: async () => (await import('./Timeline')).Timeline,
})
