import { Type } from 'typebox'

/** The request for a hosted check. */
export const IdentityCheckRequestSchema = Type.Object({
  reference: Type.String({
    description: 'Ours, such as the id of a verification; it comes back with the result.',
  }),
  returnAddress: Type.String({ description: 'Where the browser goes when it is done.' }),
  language: Type.Union([Type.Literal('en'), Type.Literal('es')]),
  firstName: Type.String({
    description: 'Whom the check has to find: somebody of another name does not pass.',
  }),
  lastName: Type.String(),
})

/** The identifier of a prepared check. */
export const IdentityCheckStartedSchema = Type.Object({
  reference: Type.String({
    pattern: '^[\\w-]{16,80}$',
    description: 'The page of the check is `/c/{reference}`.',
  }),
})

/** The outcome of a check. */
export const IdentityOutcomeSchema = Type.Union([
  Type.Literal('passed'),
  Type.Literal('failed'),
  Type.Literal('review'),
])

/** The result of a check, as the service posts it. */
export const IdentityCallbackSchema = Type.Object({
  reference: Type.String({ description: 'Ours.' }),
  checkReference: Type.String({ description: 'That of the service.' }),
  outcome: IdentityOutcomeSchema,
})
