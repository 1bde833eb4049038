import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const saveSignUpIdentityContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'saveSignUpIdentity',
  forms: ['/enroll/sign-up/identity'],
  summary:
    'Saves how somebody shows who they are. A social security number is optional; its last four are kept.',
  body: {
    identityKind: Type.Union([
      Type.Literal('Social_Security'),
      Type.Literal('State_Id'),
      Type.Literal('Passport'),
      Type.Literal('Consular_Id'),
      Type.Literal('Later'),
      Type.Literal(''),
    ]),
    numberLastFour: Type.Optional(
      Type.String({ maxLength: 20, description: 'The last four digits of a social security number.' }),
    ),
  },
  answer: {},
  errors: ['requiredFieldMissing', 'invalidLastFour', 'signUpNotFound'],
  source: 'docs/specification/portal.md section 1',
})
