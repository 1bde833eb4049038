import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { byAlertKind } from '../../facts/alert-kinds'

const Ticked = Type.Optional(Type.String({ maxLength: 5, description: '`yes` where the box is ticked.' }))

export const saveTextAlertsContract = defineFormMethod({
  controller: 'CustomerPortalAlertController',
  name: 'saveTextAlerts',
  forms: ['/alerts'],
  summary:
    'Turns text alerts on at a number that the texted code shows to be one’s own, or changes what one is told of.',
  body: {
    code: Type.Optional(Type.String({ maxLength: 20, description: 'While a code is waited for.' })),
    ...byAlertKind(() => Ticked),
    threshold: Type.Optional(
      Type.String({ maxLength: 20, description: 'The expected bill from which high usage is told.' }),
    ),
    agreed: Type.Optional(
      Type.String({ maxLength: 5, description: '`yes` to the words of `alertsOverview`; not while on.' }),
    ),
    consentVersion: Type.Optional(
      Type.String({ maxLength: 40, description: 'The edition of the words that were shown.' }),
    ),
    language: Type.Optional(
      Type.String({ maxLength: 2, description: 'The language that they were shown in: `en` or `es`.' }),
    ),
  },
  answer: {},
  errors: [
    'notOffered',
    'invalidSession',
    'forbidden',
    'requiredFieldMissing',
    'invalidFieldValue',
    'wrongTextedCode',
    'textedCodeOver',
    'numberStopped',
    'rateLimited',
    'consentChanged',
  ],
  source: 'docs/specification/portal.md sections 1 and 9',
})
