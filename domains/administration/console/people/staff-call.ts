import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** What a change of the staff came to: the person's id, or what is wrong by field; `form` for the whole. */
export type StaffAnswer = { readonly userId: string } | { readonly errors: Readonly<Record<string, string>> }

type StaffMethod =
  | 'inviteStaff'
  | 'sendStaffInvitation'
  | 'changeStaff'
  | 'setStaffAccess'
  | 'clearStaffSecondFactors'
  | 'endStaffSessions'

/** Calls one of the methods that change the staff; it never fails. */
export async function callStaff(
  method: StaffMethod,
  fields: Readonly<Record<string, string | boolean>>,
): Promise<StaffAnswer> {
  const answer = await callMethod<{ readonly userId: string }>(
    `CustomerPortalStaffController/${method}`,
    fields,
  )
  return answer.kind === 'done' ? { userId: answer.body.userId } : { errors: answer.errors }
}
