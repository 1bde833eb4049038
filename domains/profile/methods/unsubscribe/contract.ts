import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const unsubscribeContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'unsubscribe',
  forms: ['/unsubscribe'],
  summary:
    'Turns the group of mails off that the link is for which this browser opened last, or on again. Mail programs post to the link itself (RFC 8058).',
  body: {
    receive: Type.Optional(Type.String({ maxLength: 5, description: '`yes` turns the group on again.' })),
  },
  answer: {},
  errors: ['linkExpired', 'rateLimited'],
  source: 'docs/adr/0107',
})
