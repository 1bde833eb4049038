import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const downloadOwnDataContract = defineCall({
  name: 'downloadOwnData',
  method: 'GET',
  path: '/CustomerPortalPrivacyController/downloadOwnData',
  summary:
    'Everything that a customer may read of their own as a ZIP archive: a page that shows it, tables (CSV), JSON, bills (PDF), usage (Green Button) and the files that they sent.',
  params: Type.Object({}),
  query: Type.Object(
    { language: Type.Union([Type.Literal('en'), Type.Literal('es')]) },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidParameter', 'invalidSession', 'forbidden', 'rateLimited'],
  source: 'docs/specification/trade.md section 2.11',
})
