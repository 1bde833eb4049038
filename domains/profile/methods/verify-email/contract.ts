import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const verifyEmailContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'verifyEmail',
  forms: ['/verify-email'],
  summary: 'Makes the address count whose link this browser opened; the username follows it.',
  body: {},
  answer: {},
  errors: ['emailLinkExpired', 'linkUsed', 'linkNotLatest', 'emailExists', 'rateLimited'],
  source: 'docs/specification/portal.md sections 1 and 8',
})
