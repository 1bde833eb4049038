import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { IdField } from '../../operations/programs/program-schemas'

export const setProgramAccessContract = defineCall({
  name: 'setProgramAccess',
  method: 'POST',
  path: '/CustomerPortalProgramsController/setProgramAccess',
  summary:
    'Switches a program off, which ends everything that was issued to it, or on again. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ id: IdField, isEnabled: Type.Boolean() }, { additionalProperties: false }),
  answer: Type.Object({ id: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})
