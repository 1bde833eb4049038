import { type Static, Type } from 'typebox'

/** A page of changes, in their order. */
export const BillingPageSchema = Type.Object({
  // The code that applies the changes checks each by `BillingChangeSchema`, so that one bad change blocks no other.
  changes: Type.Array(Type.Unknown(), { maxItems: 500 }),
  position: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Where the next page begins; what it says is up to the billing system.',
  }),
  more: Type.Boolean({ description: 'Whether there is more at this moment.' }),
})

export type BillingPage = Static<typeof BillingPageSchema>
