import { Type } from 'typebox'

/** A user's id, as a request gives it. */
export const UserIdField = Type.String({ maxLength: 18, description: 'A user’s id.' })

/** One of `staffRoles`. */
export const RoleField = Type.Union([
  Type.Literal('Advisor'),
  Type.Literal('Supervisor'),
  Type.Literal('Admin'),
])

/** The brand that an advisor or a supervisor serves. */
export const BrandField = Type.String({
  maxLength: 20,
  description: 'Empty for administrators, who serve all brands.',
})
