import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const undoSecondFactorContract = defineFormMethod({
  controller: 'CustomerPortalLoginController',
  name: 'undoSecondFactor',
  forms: ['/second-factor/undo'],
  summary:
    'Takes a second factor off again by the link that was mailed when it was added, closes the account to everyone and mails a reset link.',
  body: {},
  answer: {},
  errors: ['emailLinkExpired', 'linkUsed', 'linkNotLatest', 'rateLimited'],
  source: 'docs/adr/0044',
})
