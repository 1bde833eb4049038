import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'erasure',
  objectApiName: 'Contact',
  place: 'end',
  load: async () => (await import('./Erasure')).Erasure,
})
