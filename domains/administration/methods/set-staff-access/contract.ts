import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UserIdField } from '../../operations/staff/staff-schemas'

export const setStaffAccessContract = defineCall({
  name: 'setStaffAccess',
  method: 'POST',
  path: '/CustomerPortalStaffController/setStaffAccess',
  summary:
    'Ends the access of a member of staff with every way in, and returns the open work to the queue; or restores it and mails a link to set a password with. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      userId: UserIdField,
      isActive: Type.Boolean({ description: 'False ends the access, true restores it.' }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ userId: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'ownAccess', 'managedByCompany', 'lastAdministrator', 'rateLimited'],
  source: 'docs/specification/portal.md section 9',
})
