import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const endOtherSessionsContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'endOtherSessions',
  forms: ['/profile/sessions/others'],
  summary: 'Ends all of one’s own sign-ins but the one that asks.',
  body: {},
  answer: { ended: Type.Integer({ description: 'How many there were.' }) },
  errors: ['invalidSession'],
  source: 'docs/specification/portal.md section 1',
})
