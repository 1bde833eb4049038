import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import {
  AddressesField,
  KindField,
  NameField,
  ScopesField,
  UsernameField,
} from '../../operations/programs/program-schemas'

export const addProgramContract = defineCall({
  name: 'addProgram',
  method: 'POST',
  path: '/CustomerPortalProgramsController/addProgram',
  summary:
    'Registers a program for access to the data service, and gives its id and secret. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      kind: KindField,
      name: NameField,
      scopes: ScopesField,
      redirectUris: AddressesField('Where people are sent back to, for apps; to the letter.'),
      allowedOrigins: AddressesField('Origins whose pages may call with its tokens.'),
      username: UsernameField('Whom a service account acts as; empty for every other kind.'),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    id: Type.String({ description: 'The client id.' }),
    secret: Type.Union([Type.String(), Type.Null()], {
      description: 'It is shown this once; null for a kind without one.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: [
    'invalidSession',
    'notFound',
    'requiredFieldMissing',
    'unknownActiveUser',
    'invalidProgramName',
    'redirectNotAllowed',
    'redirectsMixed',
    'originNotAllowed',
    'programNotAllowed',
  ],
  source: 'docs/specification/portal.md section 9',
})
