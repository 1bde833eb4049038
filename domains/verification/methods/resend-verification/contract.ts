import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const resendVerificationContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'resendVerification',
  forms: ['/verification/resend'],
  summary:
    'Sends the link of an identity check once more, for another day, by mail or by text; once a minute, five mails and three texts a day.',
  body: {
    orderId: Type.String({ maxLength: 18, description: 'Empty for the order of a look-up.' }),
    channel: Type.Optional(Type.String({ maxLength: 5, description: '`Email`, or `Text`.' })),
  },
  answer: {},
  errors: [
    'orderNotFound',
    'linkExpired',
    'linkNotLatest',
    'verificationUnavailable',
    'rateLimited',
    'noMobilePhone',
    'textsUnavailable',
  ],
  source: 'docs/specification/portal.md sections 1 and 8',
})
