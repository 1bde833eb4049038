import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const undoConsentContract = defineFormMethod({
  controller: 'CustomerPortalAlertController',
  name: 'undoConsent',
  forms: ['/consents'],
  summary: 'Takes a consent of one’s own back, with all that follows from it; again is no change.',
  body: {
    consentId: Type.String({ maxLength: 18 }),
    language: Type.Optional(Type.String({ maxLength: 2, description: '`en` or `es`.' })),
  },
  answer: {},
  errors: ['invalidSession', 'forbidden', 'notFound'],
  source: 'docs/specification/portal.md section 1',
})
