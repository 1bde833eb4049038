import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const updateLanguageContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'updateLanguage',
  forms: ['/profile/language'],
  summary: 'Changes the language that we write to a customer in.',
  body: { language: Type.Union([Type.Literal('en'), Type.Literal('es')]) },
  answer: {},
  errors: ['invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})
