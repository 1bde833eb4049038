import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** What is filled in before a view is started. */
export interface ViewForm {
  readonly reason: string
  readonly caseNumber: string
  readonly note: string
}

/** A view that was started: where its pages begin, and when it ends. */
export interface StartedView {
  readonly path: string
  readonly expiresAt: string
}

/** Starts a view of the contact's pages; what is wrong comes by field name, `form` for the whole. */
export async function startView(
  contactId: string,
  { reason, caseNumber, note }: ViewForm,
): Promise<StartedView | Readonly<Record<string, string>>> {
  const fields = { contactId, reason, caseNumber, note }
  const answer = await callMethod<StartedView>('CustomerPortalViewController/startCustomerView', fields)
  return answer.kind === 'done' ? answer.body : answer.errors
}

/** Ends the view of this session; false when the server gave no answer. */
export async function stopView(): Promise<boolean> {
  return (await callMethod('CustomerPortalViewController/endCustomerView', {})).kind === 'done'
}
