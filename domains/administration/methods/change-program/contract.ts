import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { AddressesField, IdField, NameField, ScopesField } from '../../operations/programs/program-schemas'

export const changeProgramContract = defineCall({
  name: 'changeProgram',
  method: 'POST',
  path: '/CustomerPortalProgramsController/changeProgram',
  summary:
    'Gives a program another name, other scopes, redirect addresses or origins. They count at once; taking a scope away ends everything that was issued to it. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      id: IdField,
      name: NameField,
      scopes: ScopesField,
      redirectUris: AddressesField('Where people are sent back to, for apps; to the letter.'),
      allowedOrigins: AddressesField('Origins whose pages may call with its tokens.'),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    id: Type.String(),
    endedAccess: Type.Boolean({ description: 'Whether what was issued to it has ended.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'requiredFieldMissing',
    'invalidProgramName',
    'redirectNotAllowed',
    'redirectsMixed',
    'originNotAllowed',
    'programNotAllowed',
  ],
  source: 'docs/specification/portal.md section 9',
})
