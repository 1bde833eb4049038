import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { byMailGroup } from '../../../customers/facts/mail-groups'

const Ticked = Type.Optional(Type.String({ maxLength: 5, description: '`yes` where the box is ticked.' }))

export const saveEmailPreferencesContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'saveEmailPreferences',
  forms: ['/profile/email-preferences'],
  summary: 'Chooses which of the mails that can be turned off one gets; a group that is not ticked is off.',
  body: { ...byMailGroup(() => Ticked) },
  answer: {},
  errors: ['invalidSession', 'forbidden', 'rateLimited'],
  source: 'docs/adr/0107',
})
