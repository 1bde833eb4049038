import { defineConsolePage } from '@porchlight/page-parts/console-part'

export const page = defineConsolePage({
  name: 'document-review',
  paths: ['/console/documents/:requirementId'],
  titleLabel: { en: 'Review of a document', es: 'Revisión de un documento' },
  load: async () => (await import('./DocumentReview')).DocumentReview,
})
