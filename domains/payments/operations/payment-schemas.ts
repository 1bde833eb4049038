import { Type } from 'typebox'
import { type PaymentStatus, paymentStatuses } from '../facts/payment-values'

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The last payment that was tried, as pages show it; amounts in dollars. */
export const LastPayment = Type.Union(
  [
    Type.Object({
      number: Type.String({ description: 'The payment confirmation number.' }),
      status: Type.Unsafe<PaymentStatus>(Type.Union(paymentStatuses.map((status) => Type.Literal(status)))),
      amount: Type.Number(),
      date: Type.String({ format: 'date' }),
      reason: nullableText,
      method: nullableText,
      lastFour: nullableText,
      isOnItsWay: Type.Boolean({ description: 'Whether it was made and the money has not arrived.' }),
      isAutopay: Type.Boolean({ description: 'Whether AutoPay debited it.' }),
    }),
    Type.Null(),
  ],
  { description: 'Null when none was tried.' },
)
