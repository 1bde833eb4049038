import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])
const day = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', description }))
const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

export const auditLogContract = defineCall({
  name: 'auditLog',
  method: 'POST',
  path: '/CustomerPortalOperationsController/auditLog',
  summary:
    'What staff did and saw: who, when, which record, which fields with their old and new values, and why. 50 at a time, the newest first. For administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      person: Type.Optional(Type.String({ maxLength: 18, description: 'A user’s id.' })),
      recordId: Type.Optional(Type.String({ maxLength: 18 })),
      action: Type.Optional(Type.String({ maxLength: 40 })),
      from: day('The first day, in Texas.'),
      to: day('The last day, in Texas.'),
      after: Type.Optional(
        Type.String({ maxLength: 60, description: '`next` of the page before; otherwise the newest.' }),
      ),
    },
    { additionalProperties: false },
  ),
  answer: Type.Object({
    entries: Type.Array(
      Type.Object({
        id: Type.String(),
        occurredAt: Type.String(),
        userId: nullable('Null for somebody who was not signed in.'),
        person: Type.String({ description: 'The user’s name; empty where it is not known.' }),
        action: Type.String(),
        recordId: nullable('What it is about.'),
        object: Type.String({ description: 'The label of the record’s object; empty without a record.' }),
        recordName: Type.String({ description: 'The record’s name; empty where it is not known.' }),
        reason: nullable('Why, in the words of whoever did it.'),
        changes: Type.Array(Type.Object({ field: Type.String(), before: Value, after: Value })),
        jobName: nullable('The job that was retried.'),
        rows: Type.Union([Type.Integer(), Type.Null()], {
          description: 'How many rows were saved as a file.',
        }),
        groupName: nullable('The group of the company’s directory that changed.'),
        programName: nullable('The program or webhook that something was done with.'),
        isByDirectory: Type.Boolean({ description: 'Whether the company’s directory did it, by SCIM.' }),
      }),
    ),
    next: nullable('Where the next page begins; null on the last one.'),
    people: Type.Array(Type.Object({ userId: Type.String(), name: Type.String() }), {
      description: 'Active staff, whose entries can be chosen.',
    }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidFieldValue'],
  source: 'docs/specification/portal.md section 9',
})
