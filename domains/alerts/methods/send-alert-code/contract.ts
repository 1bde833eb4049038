import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const sendAlertCodeContract = defineFormMethod({
  controller: 'CustomerPortalAlertController',
  name: 'sendAlertCode',
  forms: ['/alerts/code'],
  summary:
    'Texts a code to a mobile number, which shows whose it is; once a minute, three times a day to a number.',
  body: {
    mobilePhone: Type.String({ maxLength: 60 }),
    language: Type.Optional(Type.String({ maxLength: 2, description: 'Of the text: `en` or `es`.' })),
  },
  answer: {},
  errors: [
    'invalidSession',
    'forbidden',
    'invalidPhone',
    'numberStopped',
    'notOffered',
    'rateLimited',
    'textsUnavailable',
  ],
  source: 'docs/specification/portal.md sections 1 and 5',
})
