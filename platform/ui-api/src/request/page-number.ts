import { fail } from '@porchlight/errors'

/** The offset that a page token of a ranked search represents; `invalidPageToken` for a token not issued here. */
export function parseOffset(pageToken: string | undefined): number {
  if (pageToken === undefined || pageToken === '') return 0
  if (!/^\d{1,4}$/.test(pageToken)) throw fail('invalidPageToken', { value: pageToken.slice(0, 100) })
  return Number(pageToken)
}
