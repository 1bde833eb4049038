import { useRecord, useRelatedListRecords } from '@porchlight/data-service-react'
import { useMemo } from 'react'
import type { LastReply } from '../case-status'
import { type Message, messageFields, optionalMessageFields, toMessage } from '../message'
import { fileFields, lastReplyOf, replyFields, type ThreadEntry, threadOf, toEntry, toFile } from './thread'

/** A message with everything that was said in it. */
export interface Thread {
  readonly message: Message
  /** Whether replies and files are there, or known not to be had. */
  readonly isComplete: boolean
  /** Oldest first. */
  readonly entries: readonly ThreadEntry[]
  readonly lastReply: LastReply | null
  /** Whether earlier replies are left out. */
  readonly hasEarlier: boolean
  /** Whether replies or files could not be had. */
  readonly isPartial: boolean
}

/** A thread as it is read. Another customer's is not found. */
export interface ThreadRead {
  readonly state: 'loading' | 'ready' | 'notFound' | 'failed'
  readonly thread: Thread | null
  /** Asks the server for all of it again. */
  readonly refresh: () => Promise<unknown>
}

/** Reads the message of that id with its newest `shown` replies; each that comes later appears by itself. */
export function useThread(caseId: string, shown: number): ThreadRead {
  const record = useRecord({ recordId: caseId, fields: messageFields, optionalFields: optionalMessageFields })
  const replies = useRelatedListRecords({
    parentRecordId: caseId,
    relatedListId: 'CaseComments',
    fields: replyFields,
    sortBy: ['-CreatedDate'],
    pageSize: shown,
  })
  const files = useRelatedListRecords({
    parentRecordId: caseId,
    relatedListId: 'ContentDocumentLinks',
    fields: fileFields,
    pageSize: 200,
  })
  const thread = useMemo(() => {
    if (record.data === undefined) return null
    const message = toMessage(record.data)
    const said = (replies.data?.records ?? []).map(toEntry)
    const hasEarlier = typeof replies.data?.nextPageToken === 'string'
    return {
      message,
      isComplete: [replies, files].every(({ data, state }) => data !== undefined || state === 'Error'),
      entries: threadOf(message, said, (files.data?.records ?? []).map(toFile), !hasEarlier),
      lastReply: lastReplyOf(said),
      hasEarlier,
      isPartial: replies.state === 'Error' || files.state === 'Error',
    }
  }, [record.data, replies, files])
  const isMissing = record.error !== undefined && [400, 403, 404].includes(record.error.status)
  return {
    state:
      thread !== null ? 'ready' : record.state !== 'Error' ? 'loading' : isMissing ? 'notFound' : 'failed',
    thread,
    refresh: () => Promise.all([record.refresh(), replies.refresh(), files.refresh()]),
  }
}
