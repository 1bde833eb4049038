import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const sendOrderTaskLinkContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'sendOrderTaskLink',
  forms: ['/documents/send-link'],
  summary:
    'Mails the customer another link in place of the one that this browser opened and that has run out, or the link to a page of the order that this browser looked up.',
  body: {
    page: Type.Optional(
      Type.String({
        maxLength: 20,
        description: '`deposit`, `documents` or `verification`; after a look-up.',
      }),
    ),
  },
  answer: {},
  errors: ['orderNotFound', 'rateLimited'],
  source: 'docs/specification/portal.md section 8',
})
