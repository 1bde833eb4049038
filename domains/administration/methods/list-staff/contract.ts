import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { RoleField } from '../../operations/staff/staff-schemas'

export const listStaffContract = defineCall({
  name: 'listStaff',
  method: 'POST',
  path: '/CustomerPortalStaffController/listStaff',
  summary:
    'Who serves customers, active or not: role, brand, and what each has to sign in with. 25 at a time, by name. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Words of a name, or of an address.' }),
      ),
      userId: Type.Optional(Type.String({ maxLength: 18, description: 'This one alone.' })),
      after: Type.Optional(
        Type.String({ maxLength: 2_000, description: '`next` of the page before; otherwise the first.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    people: Type.Array(
      Type.Object({
        userId: Type.String(),
        name: Type.String(),
        username: Type.String({ description: 'The address that the person signs in with.' }),
        email: Type.Union([Type.String(), Type.Null()]),
        role: RoleField,
        brand: Type.Union([Type.String(), Type.Null()], { description: 'Null for all brands.' }),
        isActive: Type.Boolean(),
        hasPassword: Type.Boolean({ description: 'False until an invitation was used.' }),
        hasSecondFactor: Type.Boolean(),
        isSelf: Type.Boolean({ description: 'Whether it is the viewer.' }),
        managedSince: Type.Union([Type.String(), Type.Null()], {
          description:
            'Since when the company’s directory manages the person, ISO 8601; null for whom it does not.',
        }),
        isDecidedElsewhere: Type.Boolean({
          description: 'Whether role, brand and access are the company’s to decide and not the viewer’s.',
        }),
      }),
    ),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'Where the next page begins; null on the last one.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidParameter', 'invalidPageToken'],
  source: 'docs/specification/portal.md section 9',
})
