import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { BrandField, RoleField, UserIdField } from '../../operations/staff/staff-schemas'

export const changeStaffContract = defineCall({
  name: 'changeStaff',
  method: 'POST',
  path: '/CustomerPortalStaffController/changeStaff',
  summary:
    'Gives a member of staff another role or brand, which counts at once. Open work that the person does not do any more returns to the queue. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      userId: UserIdField,
      role: RoleField,
      brand: BrandField,
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ userId: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'ownAccess',
    'managedByCompany',
    'lastAdministrator',
    'requiredFieldMissing',
  ],
  source: 'docs/specification/portal.md section 9',
})
