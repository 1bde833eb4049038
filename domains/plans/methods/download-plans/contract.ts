import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanBrandField } from '../../operations/plan-file/plan-file-schemas'

export const downloadPlansContract = defineCall({
  name: 'downloadPlans',
  method: 'GET',
  path: '/CustomerPortalPlanSetupController/downloadPlans',
  summary:
    'A brand’s plans but those whose offer has ended, as a file (CSV) that `checkPlanFile` takes. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object(
    { brandName: PlanBrandField, language: Type.Union([Type.Literal('en'), Type.Literal('es')]) },
    { additionalProperties: false },
  ),
  body: null,
  answer: null,
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
