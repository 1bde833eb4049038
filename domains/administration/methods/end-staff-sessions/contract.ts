import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UserIdField } from '../../operations/staff/staff-schemas'

export const endStaffSessionsContract = defineCall({
  name: 'endStaffSessions',
  method: 'POST',
  path: '/CustomerPortalStaffController/endStaffSessions',
  summary:
    'Signs a member of staff out everywhere, and ends the access of their programs. Password, second sign-in steps and role stay. For administrators; for everyone else the method does not exist.',
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
  source: 'ASVS 7.4.5',
})
