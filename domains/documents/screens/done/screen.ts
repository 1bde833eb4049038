import { defineScreen } from '@porchlight/page-parts/screen'

/** Where "I am done" posts to; refused, it is the page of the documents that says what is missing. */
export const screen = defineScreen({
  name: 'documents-done',
  paths: ['/documents/done'],
  access: 'guest',
  titleLabel: { en: 'Your documents', es: 'Sus documentos' },
  formMethod: 'CustomerPortalDocumentController/finishDocuments',
  load: async () => (await import('./DocumentsDone')).DocumentsDone,
})
