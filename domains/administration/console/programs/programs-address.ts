/** What the page shows: the lists, one program or webhook, or the form that adds one. */
export type ProgramsView =
  | { readonly kind: 'list' }
  | { readonly kind: 'program'; readonly id: string }
  | { readonly kind: 'webhook'; readonly id: string }
  | { readonly kind: 'addProgram' }
  | { readonly kind: 'addWebhook' }

/** The address without `/es` of the lists. */
export const listPath = '/console/setup/programs'

/** The addresses without `/es` of the forms. */
export const addProgramPath = `${listPath}?add=program`
export const addWebhookPath = `${listPath}?add=webhook`

/** What an address shows: `?program=`, `?webhook=`, `?add=program`, `?add=webhook`, or the lists. */
export function parseProgramsView(search: string): ProgramsView {
  const query = new URLSearchParams(search)
  const getParameter = (name: string) => query.get(name)?.trim() ?? ''
  if (getParameter('program') !== '') return { kind: 'program', id: getParameter('program') }
  if (getParameter('webhook') !== '') return { kind: 'webhook', id: getParameter('webhook') }
  if (getParameter('add') === 'program') return { kind: 'addProgram' }
  return getParameter('add') === 'webhook' ? { kind: 'addWebhook' } : { kind: 'list' }
}

/** The address without `/es` of one program. */
export function programPath(id: string): string {
  return `${listPath}?${new URLSearchParams({ program: id })}`
}

/** The address without `/es` of one webhook. */
export function webhookPath(id: string): string {
  return `${listPath}?${new URLSearchParams({ webhook: id })}`
}
