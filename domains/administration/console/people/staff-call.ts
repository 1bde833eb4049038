import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** The result of a change to staff: the person's id, or errors by field, with `form` for the whole. */
export type StaffResult = { readonly userId: string } | { readonly errors: Readonly<Record<string, string>> }

type StaffMethod =
  | 'inviteStaff'
  | 'sendStaffInvitation'
  | 'changeStaff'
  | 'setStaffAccess'
  | 'clearStaffSecondFactors'
  | 'endStaffSessions'

/** Calls one of the methods that change staff; never throws. */
export async function callStaff(
  method: StaffMethod,
  fields: Readonly<Record<string, string | boolean>>,
): Promise<StaffResult> {
  const response = await callMethod<{ readonly userId: string }>(
    `CustomerPortalStaffController/${method}`,
    fields,
  )
  return response.kind === 'done' ? { userId: response.body.userId } : { errors: response.errors }
}
