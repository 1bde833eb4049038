import { codeOrder } from '@porchlight/page-parts/records/code-order'
import { numberOf, parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import type { FileScan } from '../../../files/components/SentFile'
import type { LastReply } from '../case-status'
import type { Message } from '../message'

/** A file of a message. */
export interface ThreadFile {
  readonly id: string
  readonly name: string
  /** In bytes; null when it is not known. */
  readonly size: number | null
  readonly scan: FileScan
  /** Of the file itself, where `id` is of its use in this message; null when it is not known. */
  readonly fileId: string | null
  /** ISO 8601. */
  readonly added: string
}

/** One entry of a conversation, or a file sent by itself. */
export interface ThreadEntry {
  readonly id: string
  /** `Brand` of what no person wrote, null of a file that came by itself. */
  readonly author: 'Customer' | 'Advisor' | 'Brand' | null
  readonly body: string
  /** ISO 8601. */
  readonly said: string
  readonly files: readonly ThreadFile[]
}

/** The fields of replies that `toEntry` reads. */
export const replyFields = [
  'CaseComment.CommentBody',
  'CaseComment.Author__c',
  'CaseComment.CreatedDate',
] as const

/** The fields of files that `toFile` reads. */
export const fileFields = [
  'ContentDocumentLink.ContentDocument.Title',
  'ContentDocumentLink.ContentDocument.FileExtension',
  'ContentDocumentLink.ContentDocument.ContentSize',
  'ContentDocumentLink.ContentDocument.Scan_Status__c',
  'ContentDocumentLink.CreatedDate',
] as const

const scans: readonly FileScan[] = ['Pending', 'Clean', 'Infected']

/** A file that was sent with a text is written within this time after it. */
const togetherMs = 60_000

/** Reads a reply out of its record. */
export function toEntry(comment: ReadRecord): ThreadEntry {
  return {
    id: comment.id,
    author: textOf(comment, 'Author__c') === 'Advisor' ? 'Advisor' : 'Customer',
    body: textOf(comment, 'CommentBody') ?? '',
    said: textOf(comment, 'CreatedDate') ?? '',
    files: [],
  }
}

/** Reads a file out of the record that links it. */
export function toFile(link: ReadRecord): ThreadFile {
  const file = parentOf(link, 'ContentDocument')
  const title = textOf(file, 'Title') ?? ''
  const extension = textOf(file, 'FileExtension')
  const isNamed = extension === null || title.toLowerCase().endsWith(`.${extension.toLowerCase()}`)
  return {
    id: link.id,
    name: isNamed ? title : `${title}.${extension}`,
    size: numberOf(file, 'ContentSize'),
    scan: scans.find((known) => known === textOf(file, 'Scan_Status__c')) ?? 'Pending',
    fileId: file?.id ?? null,
    added: textOf(link, 'CreatedDate') ?? '',
  }
}

/**
 * Returns the conversation, oldest first. The message's own text opens it unless earlier replies are left out
 * (`isWhole` false). A file is listed with the text that it came with, or by itself.
 */
export function threadOf(
  message: Message,
  replies: readonly ThreadEntry[],
  files: readonly ThreadFile[],
  isWhole: boolean,
): readonly ThreadEntry[] {
  const { id, description: body, created: said, isOurs } = message
  const opening: ThreadEntry = { id, author: isOurs ? 'Brand' : 'Customer', body, said, files: [] }
  const entries = [...(isWhole ? [opening] : []), ...replies].sort(bySaid)
  const alone: ThreadEntry[] = []
  const filesOf = new Map<string, ThreadFile[]>()
  for (const file of files) {
    const before = entries.findLast((entry) => entry.said <= file.added)
    if (before !== undefined && Date.parse(file.added) - Date.parse(before.said) < togetherMs) {
      filesOf.set(before.id, [...(filesOf.get(before.id) ?? []), file])
    } else if (before !== undefined || isWhole) {
      alone.push({ id: file.id, author: null, body: '', said: file.added, files: [file] })
    }
  }
  return [...entries.map((entry) => ({ ...entry, files: filesOf.get(entry.id) ?? [] })), ...alone].sort(
    bySaid,
  )
}

/** Returns the latest entry after the message's opening text. */
export function lastReplyOf(replies: readonly ThreadEntry[]): LastReply | null {
  const last = [...replies].sort(bySaid).at(-1)
  if (last === undefined || last.author === null || last.author === 'Brand') return null
  return { author: last.author, said: last.said }
}

function bySaid(one: ThreadEntry, other: ThreadEntry): number {
  return codeOrder(one.said, other.said)
}
