import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanBrandField, PlanInSetup } from '../../operations/plan-file/plan-file-schemas'

export const listPlansContract = defineCall({
  name: 'listPlans',
  method: 'POST',
  path: '/CustomerPortalPlanSetupController/listPlans',
  summary:
    'A brand’s plans with the days of their offer, whether in force or not. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ brandName: PlanBrandField }, { additionalProperties: false }),
  answer: Type.Object({
    plans: Type.Array(PlanInSetup, { description: 'By name, those whose offer begins last first.' }),
    isMore: Type.Boolean({ description: 'Whether there are more than the 1,000 that are answered.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
