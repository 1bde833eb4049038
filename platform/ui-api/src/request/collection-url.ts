import type { ResolvedObject } from '@porchlight/metadata'

/** Parameters too long for a URL are left for the caller to send again. */
const longestValue = 2_000

/**
 * Returns the URL of a page including its request, so that it can be followed as is: a token is valid only for its own
 * request. GET calls require qualified names, so plain ones are qualified.
 */
export function collectionUrl(
  path: string,
  object: ResolvedObject,
  request: {
    readonly fields?: readonly string[]
    readonly optionalFields?: readonly string[]
    readonly pageSize: number
    readonly pageToken: string
    readonly searchTerm?: string
    readonly sortBy?: readonly string[]
    readonly where?: unknown
  },
): string {
  const qualified = (names: readonly string[]) => names.map((name) => qualify(object, name)).join(',')
  const query = new URLSearchParams({ pageSize: String(request.pageSize), pageToken: request.pageToken })
  const add = (name: string, value: string | undefined) => {
    if (value !== undefined && value !== '' && value.length <= longestValue) query.set(name, value)
  }
  add('sortBy', request.sortBy?.join(','))
  add('fields', qualified(request.fields ?? []))
  add('optionalFields', qualified(request.optionalFields ?? []))
  add('searchTerm', request.searchTerm?.trim())
  add('where', typeof request.where === 'object' ? JSON.stringify(request.where) : stringOf(request.where))
  return `${path}?${query}`
}

function qualify(object: ResolvedObject, name: string): string {
  const prefix = `${object.apiName.toLowerCase()}.`
  return name.toLowerCase().startsWith(prefix) ? name : `${object.apiName}.${name}`
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
