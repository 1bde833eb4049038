import { defineFormMethod } from '../form/form-method-schema'

export const sendOrderTaskLinkContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'sendOrderTaskLink',
  summary:
    'Mails the customer another link in place of the one that this browser opened and that has run out.',
  body: {},
  answer: {},
  errors: ['orderNotFound', 'rateLimited'],
  source: 'spec/portal.md section 8',
})
