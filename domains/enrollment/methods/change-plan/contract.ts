import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Agreed = Type.Optional(Type.Union([Type.Literal('yes'), Type.Literal('')]))

export const changePlanContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'changePlan',
  forms: ['/change-plan'],
  summary:
    'Orders another plan for the viewer’s own account, on the terms that were shown. Ordered again, it is the same order.',
  body: {
    accountId: RecordIdParam,
    planCode: Type.String({ pattern: '^[A-Z0-9-]{1,40}$' }),
    startDate: Type.String({ maxLength: 10, description: 'The first day that was shown.' }),
    fee: Type.String({ maxLength: 12, description: 'The fee that was shown, in US dollars: `150`.' }),
    terms: Agreed,
    change: Agreed,
    textLanguage: Type.Union([Type.Literal('en'), Type.Literal('es')], {
      description: 'The language that the authorisations were read in.',
    }),
  },
  answer: {},
  errors: [
    'notFound',
    'requiredFieldMissing',
    'planNotOffered',
    'planNotChangeable',
    'planChangeTermsMoved',
    'planChangeUnderWay',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})
