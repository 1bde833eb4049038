/** What the page shows: the list, one person, or the form that invites somebody. */
export type PeopleView =
  | { readonly kind: 'list'; readonly search: string; readonly after: string }
  | { readonly kind: 'person'; readonly userId: string }
  | { readonly kind: 'invite' }

const path = '/console/setup/people'

/** The address without `/es` of the form that invites somebody. */
export const invitePath = `${path}?invite`

/** What an address shows: `?person=005…`, `?invite`, or the list with `?search=` and `?after=`. */
export function parsePeopleView(search: string): PeopleView {
  const query = new URLSearchParams(search)
  const userId = query.get('person')?.trim() ?? ''
  if (userId !== '') return { kind: 'person', userId }
  if (query.has('invite')) return { kind: 'invite' }
  return { kind: 'list', search: query.get('search')?.trim() ?? '', after: query.get('after') ?? '' }
}

/** The address without `/es` of one person. */
export function personPath(userId: string): string {
  return `${path}?${new URLSearchParams({ person: userId })}`
}

/** The address without `/es` of the list, or of a later page of it. */
export function listPath(search = '', after = ''): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(after === '' ? {} : { after }),
  })
  return query.size === 0 ? path : `${path}?${query}`
}
