import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'case',
  objectApiName: 'Case',
  place: 'main',
  load: async () => (await import('./CasePanel')).CasePanel,
})
