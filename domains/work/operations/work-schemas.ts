import { Type } from 'typebox'

/** A record that waits for staff, as the console shows it. */
export const WorkRow = Type.Object({
  recordId: Type.String(),
  kind: Type.String({ description: 'The name of its kind: `case`, `document` …' }),
  path: Type.String({ description: 'The address in the console, without `/es`, where it is done.' }),
  title: Type.String({ description: 'What it is about.' }),
  detail: Type.String({ description: 'A second line; may be empty.' }),
  customer: Type.String({ description: 'Empty when it is about no single customer.' }),
  brand: Type.String(),
  language: Type.Union([Type.Literal('en'), Type.Literal('es'), Type.Null()], {
    description: 'The language that the customer is answered in; null without a customer.',
  }),
  due: Type.String({ description: 'The moment by which it should be done, ISO 8601.' }),
  ownerId: Type.Union([Type.String(), Type.Null()]),
  owner: Type.Union([Type.String(), Type.Null()]),
})
