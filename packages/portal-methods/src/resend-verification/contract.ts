import { Type } from 'typebox'
import { defineFormMethod } from '../form/form-method-schema'

export const resendVerificationContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'resendVerification',
  summary: 'Mails the link of an identity check once more, for another day; once a minute, five times a day.',
  body: { orderId: Type.String({ maxLength: 18, description: 'Empty for the order of a look-up.' }) },
  answer: {},
  errors: ['orderNotFound', 'linkExpired', 'linkNotLatest', 'verificationUnavailable', 'rateLimited'],
  source: 'spec/portal.md sections 1 and 8',
})
