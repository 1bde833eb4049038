import { Type } from 'typebox'

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The last payment that was tried, as pages show it; amounts in dollars. */
export const LastPayment = Type.Union(
  [
    Type.Object({
      number: Type.String({ description: 'The payment confirmation number.' }),
      status: Type.Union([
        Type.Literal('Pending'),
        Type.Literal('Settled'),
        Type.Literal('Declined'),
        Type.Literal('Cancelled'),
        Type.Literal('Returned'),
        Type.Literal('Refunded'),
      ]),
      amount: Type.Number(),
      date: Type.String({ format: 'date' }),
      reason: nullableText,
      method: nullableText,
      lastFour: nullableText,
      isOnItsWay: Type.Boolean({ description: 'Whether it was made and the money has not arrived.' }),
    }),
    Type.Null(),
  ],
  { description: 'Null when none was tried.' },
)
