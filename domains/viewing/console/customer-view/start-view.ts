import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** The form that is filled in before a view is started. */
export interface ViewForm {
  readonly reason: string
  readonly caseNumber: string
  readonly note: string
}

/** A view that was started: the path of its first page, and when it ends. */
export interface StartedView {
  readonly path: string
  readonly expiresAt: string
}

/** Starts a view of the contact's pages; returns errors by field name, with `form` for the whole. */
export async function startView(
  contactId: string,
  { reason, caseNumber, note }: ViewForm,
): Promise<StartedView | Readonly<Record<string, string>>> {
  const fields = { contactId, reason, caseNumber, note }
  const response = await callMethod<StartedView>('CustomerPortalViewController/startCustomerView', fields)
  return response.kind === 'done' ? response.body : response.errors
}

/** Ends the view of this session; false when the request failed. */
export async function stopView(): Promise<boolean> {
  return (await callMethod('CustomerPortalViewController/endCustomerView', {})).kind === 'done'
}
