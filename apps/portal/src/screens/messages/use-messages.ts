import { useListRecordsByName } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import {
  type Message,
  messageFields,
  optionalMessageFields,
  toMessage,
} from '../../features/messages/message'
import type { LastWord } from '../../features/messages/standing'
import { textOf } from '../../shell/records/field-value'

/** The viewer's messages, the newest first, each with the last word said in it. */
export interface Messages {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly messages: readonly Message[]
  /** By message; absent where nobody said anything yet. */
  readonly lastWords: ReadonlyMap<string, LastWord>
  readonly hasOlder: boolean
}

const lastWordList = {
  objectApiName: 'CaseComment',
  listViewApiName: 'AllCaseComments',
  fields: ['CaseComment.ParentId', 'CaseComment.Author__c', 'CaseComment.CreatedDate'],
  pageSize: 200,
} as const

/** Reads the newest `count` messages. */
export function useMessages(count: number): Messages {
  const answer = useListRecordsByName({
    objectApiName: 'Case',
    listViewApiName: 'AllCases',
    fields: messageFields,
    optionalFields: optionalMessageFields,
    pageSize: count,
  })
  // What was said last only adds to a row: without it the list still stands.
  const said = useListRecordsByName(lastWordList).data
  const messages = useMemo(() => (answer.data?.records ?? []).map(toMessage), [answer.data])
  const lastWords = useMemo(() => {
    const words = new Map<string, LastWord>()
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
    lastWords,
    hasOlder: typeof answer.data?.nextPageToken === 'string',
  }
}
