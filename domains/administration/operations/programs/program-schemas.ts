import { Type } from 'typebox'

/** A program's or webhook's id, as a request gives it. */
export const IdField = Type.String({ maxLength: 40 })

/** One of `programKinds`. */
export const KindField = Type.Union([
  Type.Literal('confidential'),
  Type.Literal('public'),
  Type.Literal('device'),
  Type.Literal('service'),
])

/** The name of a program or webhook, as shown in approval requests and to administrators. */
export const NameField = Type.String({ maxLength: 200 })

/** The scopes that a program may request. */
export const ScopesField = Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })

/** Addresses of a program. */
export const AddressesField = (description: string) =>
  Type.Array(Type.String({ maxLength: 2_000 }), { maxItems: 50, description })

/** The username of an active user. */
export const UsernameField = (description: string) => Type.String({ maxLength: 320, description })

/** Whether a replaced secret becomes invalid immediately. */
export const AtOnceField = Type.Boolean({
  description: 'True for a secret that leaked: the one before counts no more.',
})

/** A moment of an answer, ISO 8601. */
export const MomentAnswer = (description: string) =>
  Type.Union([Type.String(), Type.Null()], { description: `${description} ISO 8601.` })

/** The user that a program acts as; null for one that acts for the people who approve it. */
export const ActingUserAnswer = Type.Union([
  Type.Object({
    userId: Type.String(),
    name: Type.String(),
    username: Type.String(),
    role: Type.String({ description: 'Customer, Advisor, Supervisor or Admin.' }),
    brand: Type.Union([Type.String(), Type.Null()]),
    isActive: Type.Boolean(),
  }),
  Type.Null(),
])

/** The fields of a webhook that can change. */
export const webhookTerms = {
  name: NameField,
  url: Type.String({ maxLength: 2_000, description: 'https, on the public Internet.' }),
  objectApiNames: Type.Array(Type.String({ maxLength: 80 }), {
    maxItems: 200,
    description: 'Empty for all that the user may see.',
  }),
}
