import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const saveSignUpServiceContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'saveSignUpService',
  forms: ['/enroll/sign-up/service'],
  summary: 'Saves which home is to be served, and whether somebody moves in or switches.',
  body: {
    caseType: Type.Union([Type.Literal('Move_In'), Type.Literal('Switch'), Type.Literal('')]),
    street: Type.String({ maxLength: 200, description: 'With apartment or unit.' }),
    zipCode: Type.String({ maxLength: 20 }),
    esiid: Type.Optional(
      Type.String({ maxLength: 60, description: '17 or 22 digits, spaces allowed; empty when not known.' }),
    ),
    gasAccountNumber: Type.Optional(Type.String({ maxLength: 60 })),
    servicePointChoice: Type.Optional(
      Type.Union([Type.Literal('asEntered'), Type.Literal('')], {
        description: 'What to do about `unusualServicePoint`: take the number that was entered.',
      }),
    ),
  },
  answer: {},
  errors: [
    'requiredFieldMissing',
    'invalidZip',
    'zipNotServed',
    'invalidServicePoint',
    'unusualServicePoint',
    'invalidGasAccount',
    'homeHasService',
    'planNotOffered',
    'signUpNotFound',
  ],
  source: 'docs/specification/portal.md sections 1 and 2',
})
