import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'

export const undoChangeEmailContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'undoChangeEmail',
  forms: ['/change-email/undo'],
  summary:
    'Takes a change of address back from the old one, closes the account to everyone and mails a reset link.',
  body: {},
  answer: {},
  errors: ['emailLinkExpired', 'linkUsed', 'linkNotLatest', 'emailExists', 'rateLimited'],
  source: 'docs/specification/portal.md section 1; docs/specification/security.md section 2, A36',
})
