import { EmailField } from '@porchlight/server-methods/form/form-field-schemas'
import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { BrandField, RoleField } from '../../operations/staff/staff-schemas'

export const inviteStaffContract = defineCall({
  name: 'inviteStaff',
  method: 'POST',
  path: '/CustomerPortalStaffController/inviteStaff',
  summary:
    'Makes a login for a member of staff and mails the link to set a password with, which lives a day. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      firstName: Type.String({ maxLength: 40 }),
      lastName: Type.String({ maxLength: 80 }),
      email: EmailField,
      role: RoleField,
      brand: BrandField,
      language: Type.Union([Type.Literal('en'), Type.Literal('es')], {
        description: 'The language that the person is written to in.',
      }),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({ userId: Type.String() }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'requiredFieldMissing', 'invalidEmail', 'userExists', 'rateLimited'],
  source: 'docs/specification/portal.md section 9',
})
