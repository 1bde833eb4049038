import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { PlanFileRow, PlanFileText } from '../../operations/plan-file/plan-file-schemas'

export const checkPlanFileContract = defineCall({
  name: 'checkPlanFile',
  method: 'POST',
  path: '/CustomerPortalPlanSetupController/checkPlanFile',
  summary:
    'What a file of plans would come to, row by row, without writing anything. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ text: PlanFileText }, { additionalProperties: false }),
  answer: Type.Object({
    faults: Type.Array(Type.String(), {
      description: 'What is wrong with the file as a whole; then there are no rows.',
    }),
    rows: Type.Array(PlanFileRow, { description: 'All rows but those that change nothing.' }),
    unchanged: Type.Integer({ description: 'How many rows change nothing.' }),
    mark: Type.Union([Type.String(), Type.Null()], {
      description: 'What `applyPlanFile` takes; null while there is a fault, or nothing to write.',
    }),
    fileToMend: Type.Union([Type.String(), Type.Null()], {
      description: 'The file with a column that says what to correct; null when no row is refused.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
