/** Where somebody is in the console. */
export type Place =
  | { readonly kind: 'home' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'list'; readonly objectApiName: string }
  | { readonly kind: 'record'; readonly recordId: string }
  | { readonly kind: 'related-list'; readonly recordId: string; readonly relatedListId: string }
  | { readonly kind: 'search' }
  | { readonly kind: 'new'; readonly objectApiName: string }
  | { readonly kind: 'unknown' }

/** The first segment of every address of the console, without `/es`. */
export const consolePath = '/console'

/** The place of a path without `/es`. */
export function parsePlace(path: string): Place {
  const [, kind, name = '', part, relatedListId] = path.slice(1).split('/')
  if (kind === undefined || kind === '') return { kind: 'home' }
  if (kind === 'recent' && name === '') return { kind: 'recent' }
  if (kind === 'list' && name !== '' && part === undefined) return { kind: 'list', objectApiName: name }
  if (kind === 'search' && name === '') return { kind: 'search' }
  if (kind === 'new' && name !== '' && part === undefined) return { kind: 'new', objectApiName: name }
  if (kind === 'record' && name !== '' && part === undefined) return { kind: 'record', recordId: name }
  if (kind === 'record' && part === 'related' && relatedListId !== undefined && relatedListId !== '') {
    return { kind: 'related-list', recordId: name, relatedListId }
  }
  return { kind: 'unknown' }
}

/** The address without `/es` of the search's results. */
export const searchPath = `${consolePath}/search`

/** The address without `/es` of an object's lists. */
export function listPath(objectApiName: string): string {
  return `${consolePath}/list/${encodeURIComponent(objectApiName)}`
}

/** The address without `/es` of a record. */
export function recordPath(recordId: string): string {
  return `${consolePath}/record/${encodeURIComponent(recordId)}`
}

/** The address without `/es` of all records of a related list. */
export function relatedListPath(recordId: string, relatedListId: string): string {
  return `${recordPath(recordId)}/related/${encodeURIComponent(relatedListId)}`
}

/** The address without `/es` of the page that creates a record of an object; its query holds the initial values. */
export function newRecordPath(objectApiName: string): string {
  return `${consolePath}/new/${encodeURIComponent(objectApiName)}`
}
