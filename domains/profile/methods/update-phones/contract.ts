import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const updatePhonesContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'updatePhones',
  forms: ['/profile/phones'],
  summary: 'Changes one’s own phone numbers; an empty one is taken off.',
  body: { mobilePhone: Type.String({ maxLength: 60 }), otherPhone: Type.String({ maxLength: 60 }) },
  answer: {
    mobilePhone: Type.Union([Type.String(), Type.Null()], {
      description: 'As it is kept: `(713) 555-0121`.',
    }),
    otherPhone: Type.Union([Type.String(), Type.Null()]),
  },
  errors: ['invalidPhone', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md sections 3 and 5',
})
