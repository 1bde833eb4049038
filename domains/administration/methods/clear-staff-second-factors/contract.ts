import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UserIdField } from '../../operations/staff/staff-schemas'

export const clearStaffSecondFactorsContract = defineCall({
  name: 'clearStaffSecondFactors',
  method: 'POST',
  path: '/CustomerPortalStaffController/clearStaffSecondFactors',
  summary:
    'Removes the second sign-in steps of a member of staff, with the password and all sessions, and notifies the person. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      userId: UserIdField,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ userId: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'ownAccess'],
  source: 'docs/specification/portal.md section 9',
})
