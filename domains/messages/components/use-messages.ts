import { useListRecordsByName } from '@porchlight/data-service-react'
import { textOf } from '@porchlight/page-parts/records/field-value'
import { useMemo } from 'react'
import type { LastReply } from './case-status'
import { type Message, messageFields, optionalMessageFields, toMessage } from './message'

/** Messages of the viewer's, each with the last word said in it. */
export interface Messages {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly messages: readonly Message[]
  /** By message; absent before the first comment. */
  readonly lastReplies: ReadonlyMap<string, LastReply>
  readonly hasOlder: boolean
}

const lastReplyList = {
  objectApiName: 'CaseComment',
  listViewApiName: 'AllCaseComments',
  fields: ['CaseComment.ParentId', 'CaseComment.Author__c', 'CaseComment.CreatedDate'],
  pageSize: 200,
} as const

/** All messages, the newest first; those that are open, what changed last first. */
const lists = {
  all: { listViewApiName: 'AllCases', sortBy: ['-CreatedDate'] },
  open: { listViewApiName: 'AllOpenCases', sortBy: ['-LastModifiedDate'] },
} as const

/** Reads the first `count` messages of a list. */
export function useMessages(list: keyof typeof lists, count: number): Messages {
  const answer = useListRecordsByName({
    objectApiName: 'Case',
    ...lists[list],
    fields: messageFields,
    optionalFields: optionalMessageFields,
    pageSize: count,
  })
  // The latest entry only adds to a row: the list works without it.
  const said = useListRecordsByName(lastReplyList).data
  const messages = useMemo(() => (answer.data?.records ?? []).map(toMessage), [answer.data])
  const lastReplies = useMemo(() => {
    const words = new Map<string, LastReply>()
    for (const comment of said?.records ?? []) {
      const caseId = textOf(comment, 'ParentId') ?? ''
      const author = textOf(comment, 'Author__c') === 'Advisor' ? 'Advisor' : 'Customer'
      if (!words.has(caseId)) words.set(caseId, { author, said: textOf(comment, 'CreatedDate') ?? '' })
    }
    return words
  }, [said])
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    messages,
    lastReplies,
    hasOlder: typeof answer.data?.nextPageToken === 'string',
  }
}
