import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Agreed = Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('')]))

export const moveServiceContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'moveService',
  forms: ['/move'],
  summary:
    'Moves the service of the viewer’s own account: orders its end here and its start at another home. Ordered again, it is the same move.',
  body: {
    accountId: RecordIdParam,
    zipCode: Type.String({ maxLength: 20, description: 'Of the new home.' }),
    planCode: Type.String({ pattern: '^[A-Z0-9-]{1,40}$' }),
    street: Type.String({ maxLength: 200, description: 'Of the new home, with apartment or unit.' }),
    lastDay: Type.String({ maxLength: 10, description: 'The last day of service here: `2026-12-01`.' }),
    firstDay: Type.String({ maxLength: 10, description: 'The first day of service there.' }),
    terms: Agreed,
    enrollment: Agreed,
    creditCheck: Agreed,
    autopay: Agreed,
    paperless: Agreed,
    mark: Type.String({ maxLength: 40, description: 'Of the texts that were shown.' }),
    textLanguage: Type.Union([Type.Literal('en'), Type.Literal('es')], {
      description: 'The language that they were read in.',
    }),
  },
  answer: {},
  errors: [
    'notFound',
    'requiredFieldMissing',
    'invalidZip',
    'zipNotServed',
    'planNotOffered',
    'stopDateNotPossible',
    'dateNotPossible',
    'homeHasService',
    'serviceNotActive',
    'serviceStopUnderWay',
    'moveTermsChanged',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})
