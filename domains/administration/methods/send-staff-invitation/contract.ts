import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { UserIdField } from '../../operations/staff/staff-schemas'

export const sendStaffInvitationContract = defineCall({
  name: 'sendStaffInvitation',
  method: 'POST',
  path: '/CustomerPortalStaffController/sendStaffInvitation',
  summary:
    'Mails an active member of staff who has no password another link to set one with; the one before ends at once. For administrators; for everyone else the method does not exist.',
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
  errors: ['invalidSession', 'notFound', 'passwordIsSet', 'rateLimited'],
  source: 'docs/specification/portal.md section 9',
})
