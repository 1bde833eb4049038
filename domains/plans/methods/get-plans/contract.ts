import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import {
  CertificateNumber,
  PlanAccount,
  PlanOffer,
  planUseQuery,
} from '../../operations/plan-offer/plan-offer-schemas'

export const getPlansContract = defineCall({
  name: 'getPlans',
  method: 'GET',
  path: '/CustomerPortalPlanController/getPlans',
  summary:
    'Up to three plans of a brand by their codes, with prices, in the order asked for; open to everyone. Codes that are none of its plans on offer are passed over.',
  params: Type.Object({}),
  query: Type.Object(
    {
      ...planUseQuery,
      planCodes: Type.String({
        pattern: '^[A-Z0-9-]{1,40}(,[A-Z0-9-]{1,40}){0,2}$',
        description: 'One to three values of ProductCode, separated by commas.',
      }),
    },
    { additionalProperties: false },
  ),
  body: null,
  answer: Type.Object({
    plans: Type.Array(PlanOffer),
    account: PlanAccount,
    certificateNumber: CertificateNumber,
  }),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/portal.md section 1',
})
