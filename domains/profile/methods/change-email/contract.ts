import { CodeField, EmailField, PasswordField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const changeEmailContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'changeEmail',
  forms: ['/change-email'],
  summary: 'Asks for another address to sign in with; it counts once a link sent there is used.',
  body: {
    currentPassword: PasswordField,
    code: Type.Optional(CodeField),
    newEmail: EmailField,
    confirmEmail: EmailField,
    riskChoice: Type.Optional(
      Type.Union([Type.Literal('suggested'), Type.Literal('asEntered'), Type.Literal('')], {
        description:
          'What to do about `riskyEmail`: take the suggested address, or the one that was entered.',
      }),
    ),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'invalidEmail',
    'emailMismatch',
    'emailUnchanged',
    'wrongPassword',
    'wrongProof',
    'riskyEmail',
    'invalidSession',
    'forbidden',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1 and 5',
})
