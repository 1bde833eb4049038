import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const stopTextAlertsContract = defineFormMethod({
  controller: 'CustomerPortalAlertController',
  name: 'stopTextAlerts',
  forms: ['/alerts/off'],
  summary: 'Turns all of one’s text alerts off and takes the consent back; again is no change.',
  body: { language: Type.Optional(Type.String({ maxLength: 2, description: '`en` or `es`.' })) },
  answer: {},
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
