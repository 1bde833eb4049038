import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const stopServiceContract = defineFormMethod({
  controller: 'CustomerPortalEnrollmentController',
  name: 'stopService',
  forms: ['/stop-service'],
  summary:
    'Requests that service of the viewer’s own account stops on a day. Requested again for that day, it is the same order.',
  body: {
    accountId: RecordIdParam,
    lastDay: Type.String({ maxLength: 10, description: 'The last day of service: `2026-12-01`.' }),
    reason: Type.Union([Type.Literal('Moving'), Type.Literal('Other'), Type.Literal('')]),
    street: Type.String({ maxLength: 255, description: 'Where the final bill goes, as the fields below.' }),
    city: Type.String({ maxLength: 40 }),
    state: Type.String({ maxLength: 2, description: 'Two letters.' }),
    zipCode: Type.String({ maxLength: 20 }),
    fee: Type.String({
      maxLength: 12,
      description: 'The fee that was shown to those who do not move out, in US dollars: `150`.',
    }),
  },
  answer: {},
  errors: [
    'notFound',
    'requiredFieldMissing',
    'invalidZip',
    'invalidState',
    'stopDateNotPossible',
    'serviceNotActive',
    'serviceStopUnderWay',
    'serviceStopTermsMoved',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})
