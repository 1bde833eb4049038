import { defineRecordPanel } from '@porchlight/page-parts/console-part'

export const panel = defineRecordPanel({
  name: 'announcement-preview',
  objectApiName: 'Announcement__c',
  place: 'main',
  load: async () => (await import('./AnnouncementPreview')).AnnouncementPreview,
})
