import { defineCall, RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { type ErasureHoldKind, erasureHoldKinds } from '../../facts/erasure-holds'

export const erasureStateContract = defineCall({
  name: 'erasureState',
  method: 'POST',
  path: '/CustomerPortalPrivacyController/erasureState',
  summary:
    'Whether a customer can be erased now, and what stands against it: open accounts, money, complaints, a legal hold. For supervisors and administrators, of customers of a brand that they serve; advisors learn that they erase nobody; for everyone else there is nothing here.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object({ contactId: RecordIdParam }, { additionalProperties: false }),
  answer: Type.Object({
    erasure: Type.Union(
      [
        Type.Object({
          name: Type.String({ description: 'What `confirmation` of `eraseCustomer` has to be.' }),
          erasedAt: Type.Union([Type.String(), Type.Null()], {
            description: 'ISO 8601; null for a customer who is not erased.',
          }),
          holds: Type.Array(
            Type.Object({
              kind: Type.Unsafe<ErasureHoldKind>(
                Type.Union(erasureHoldKinds.map((kind) => Type.Literal(kind))),
              ),
              about: Type.String({
                description:
                  'The number of the account, payment, refund or case, or the reason of a legal hold.',
              }),
              amount: Type.Number({ description: 'In dollars, where it is about money; 0 otherwise.' }),
            }),
            { description: 'Empty when they can be erased.' },
          ),
        }),
        Type.Null(),
      ],
      { description: 'Null for advisors, whoever is named: they erase nobody.' },
    ),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound', 'invalidRecordId'],
  source: 'docs/adr/0103-a-customer-is-erased-by-a-plan.md',
})
