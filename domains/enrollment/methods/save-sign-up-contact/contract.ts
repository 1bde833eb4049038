import { EmailField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const saveSignUpContactContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'saveSignUpContact',
  forms: ['/enroll/sign-up'],
  summary: 'Begins a sign-up, or changes who signs up or the plan; kept for this browser for 14 days.',
  body: {
    plan: Type.Optional(Type.String({ maxLength: 40, description: 'The code of the plan, to begin with.' })),
    zip: Type.Optional(
      Type.String({ maxLength: 20, description: 'The ZIP code that the plan was found by.' }),
    ),
    firstName: Type.String({ maxLength: 40 }),
    lastName: Type.String({ maxLength: 80 }),
    email: EmailField,
    riskChoice: Type.Optional(
      Type.Union([Type.Literal('suggested'), Type.Literal('asEntered'), Type.Literal('')], {
        description:
          'What to do about `riskyEmail`: take the suggested address, or the one that was entered.',
      }),
    ),
    mobilePhone: Type.String({ maxLength: 40 }),
    language: Type.Union([Type.Literal('en'), Type.Literal('es')], {
      description: 'Of mails and documents.',
    }),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'invalidEmail',
    'riskyEmail',
    'invalidPhone',
    'planNotOffered',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1, 2 and 5',
})
