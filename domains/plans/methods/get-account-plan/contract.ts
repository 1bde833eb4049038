import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { CertificateNumber, PlanOffer } from '../../operations/plan-offer/plan-offer-schemas'

export const getAccountPlanContract = defineCall({
  name: 'getAccountPlan',
  method: 'GET',
  path: '/CustomerPortalPlanController/getAccountPlan',
  summary:
    'The plan that one of the viewer’s accounts has, with its prices and documents, whether it is still on offer or not.',
  params: Type.Object({}),
  query: Type.Object({ accountId: RecordIdParam }, { additionalProperties: false }),
  body: null,
  answer: Type.Object({
    plan: Type.Union([PlanOffer, Type.Null()], {
      description: 'Null for an account without a plan of the catalogue.',
    }),
    certificateNumber: CertificateNumber,
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 1',
})
