import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'account-money',
  objectApiName: 'Account',
  place: 'main',
  load: async () => (await import('./Money')).Money,
})
