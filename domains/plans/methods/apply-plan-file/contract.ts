import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanFileText } from '../../operations/plan-file/plan-file-schemas'

export const applyPlanFileContract = defineCall({
  name: 'applyPlanFile',
  method: 'POST',
  path: '/CustomerPortalPlanSetupController/applyPlanFile',
  summary:
    'Writes what `checkPlanFile` has shown of a file of plans, all of it or nothing. A file that was applied already writes nothing. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      text: PlanFileText,
      mark: Type.String({ maxLength: 100, description: '`mark` of the check.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ added: Type.Integer(), changed: Type.Integer() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'planFileOutdated'],
  source: 'docs/specification/portal.md section 9',
})
