import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'customer-view',
  objectApiName: 'Contact',
  place: 'side',
  load: async () => (await import('./CustomerView')).CustomerView,
})
