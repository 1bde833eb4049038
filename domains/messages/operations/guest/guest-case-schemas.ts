import { Type } from 'typebox'

const TextOrNull = Type.Union([Type.String(), Type.Null()])

/** A guest's case, as the guest sees it; moments are ISO 8601 in UTC. */
export const GuestCase = Type.Object({
  id: Type.String(),
  number: Type.String(),
  subject: Type.String(),
  description: Type.String(),
  type: Type.String(),
  status: Type.String(),
  created: Type.String(),
  replyDue: TextOrNull,
  firstReply: TextOrNull,
  complaintDue: TextOrNull,
  closed: TextOrNull,
  resolution: TextOrNull,
})
