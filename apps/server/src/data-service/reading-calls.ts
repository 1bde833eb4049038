import type { CallContract } from '@porchlight/ui-api/contract'

/** Calls that only read although they are sent as POST, because their questions are too long for an address. */
const readingPosts: ReadonlySet<string> = new Set([
  'getDuplicates',
  'getKeywordSearchResults',
  'getLookupRecords',
  'getRelatedListActions',
  'getRelatedListRecordsBatch',
  'getRelatedListsActions',
  'getSearchResults',
  'postListRecordsByName',
  'postRelatedListRecords',
])

/** Whether a call changes nothing: what an access token with the scope `api:read` may send. */
export function isReadingCall({ method, name }: Pick<CallContract, 'method' | 'name'>): boolean {
  return method === 'GET' || (method === 'POST' && readingPosts.has(name))
}
