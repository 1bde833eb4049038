import { Type } from 'typebox'

/** The fields of a form with the amount to pay. */
export const shareFields = {
  share: Type.Optional(
    Type.String({
      maxLength: 20,
      description: '`other` for the amount that is typed; all of it otherwise.',
    }),
  ),
  amount: Type.Optional(Type.String({ maxLength: 20, description: 'Dollars, as they are typed.' })),
}

/** What is shown of a bill that can be paid; amounts in dollars. */
export const billToPayFields = {
  status: Type.String({ description: 'Open, Paid, Past_Due or Carried_Over.' }),
  billDate: Type.String({ format: 'date' }),
  dueDate: Type.String({ format: 'date' }),
  billed: Type.Number({ description: 'The amount of the bill in dollars.' }),
  due: Type.Number({ description: 'What is left to pay of it, in dollars.' }),
  least: Type.Number({ description: 'The least that is taken in one payment, in dollars.' }),
  fee: Type.Number({ description: 'What paying costs, in dollars.' }),
}
