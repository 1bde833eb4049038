import { describe, expect, it } from 'vitest'
import type { Message } from '../message'
import { lastReplyOf, type ThreadEntry, type ThreadFile, threadOf, toFile } from './thread'

const message: Message = {
  id: 'opening',
  number: '10001234',
  subject: 'A fee',
  description: 'Why?',
  type: 'Question',
  isOurs: false,
  status: 'New',
  accountId: null,
  street: null,
  created: '2026-11-18T15:00:00.000Z',
  replyDue: null,
  firstReply: null,
  complaintDue: null,
  closed: null,
  resolution: null,
}
const entry = (id: string, author: 'Customer' | 'Advisor', said: string): ThreadEntry => ({
  id,
  author,
  body: id,
  said,
  files: [],
})
const file = (id: string, added: string): ThreadFile => ({
  id,
  name: `${id}.pdf`,
  size: 1,
  scan: 'Clean',
  fileId: `file ${id}`,
  added,
})
const ours = entry('ours', 'Advisor', '2026-11-19T15:00:00.000Z')
const theirs = entry('theirs', 'Customer', '2026-11-19T16:00:00.000Z')

const shape = (entries: readonly ThreadEntry[]) =>
  entries.map(({ id, files }) => [id, ...files.map((own) => own.id)].join(' '))

describe('a conversation', () => {
  it('begins with the message itself and ends with the newest', () => {
    expect(shape(threadOf(message, [theirs, ours], [], true))).toEqual(['opening', 'ours', 'theirs'])
    // What we opened ourselves does not read as the customer's words.
    const authorOf = (isOurs: boolean) => threadOf({ ...message, isOurs }, [], [], true)[0]?.author
    expect([authorOf(false), authorOf(true)]).toEqual(['Customer', 'Brand'])
    expect(lastReplyOf([theirs, ours])).toEqual({ author: 'Customer', said: theirs.said })
    expect(lastReplyOf([])).toBeNull()
  })

  it('shows a file with the words it came with, or by itself', () => {
    const files = [
      file('photo', '2026-11-18T15:00:00.200Z'),
      file('later', '2026-11-19T15:30:00.000Z'),
      file('proof', '2026-11-19T16:00:00.000Z'),
    ]
    expect(shape(threadOf(message, [ours, theirs], files, true))).toEqual([
      'opening photo',
      'ours',
      'later later',
      'theirs proof',
    ])
  })

  it('leaves out what came before its first reply while earlier ones are left out', () => {
    const files = [file('photo', '2026-11-18T15:00:00.200Z')]
    expect(shape(threadOf(message, [ours, theirs], files, false))).toEqual(['ours', 'theirs'])
  })
})

describe('a file', () => {
  const link = (Title: string, FileExtension: string | null) => ({
    id: 'link',
    fields: {
      ContentDocument: {
        displayValue: null,
        value: {
          id: 'file',
          fields: {
            Title: { value: Title, displayValue: null },
            FileExtension: { value: FileExtension, displayValue: null },
          },
        },
      },
    },
  })
  it.each([
    ['bill.PDF', 'pdf', 'bill.PDF'],
    ['Photo of my meter', 'jpg', 'Photo of my meter.jpg'],
    ['Note', null, 'Note'],
  ])('%s of kind %s is called %s', (title, extension, name) => {
    expect(toFile(link(title, extension)).name).toBe(name)
  })

  it('counts as unchecked until its record says otherwise', () => {
    const scanned = (value: string | null) => {
      const { fields, ...rest } = link('Note', 'pdf')
      const { value: parent } = fields.ContentDocument
      const scan = { Scan_Status__c: { value, displayValue: null } }
      const ContentDocument = {
        displayValue: null,
        value: { ...parent, fields: { ...parent.fields, ...scan } },
      }
      return toFile({ ...rest, fields: { ContentDocument } }).scan
    }
    expect([null, 'Pending', 'Clean', 'Infected', 'Unknown'].map(scanned)).toEqual([
      'Pending',
      'Pending',
      'Clean',
      'Infected',
      'Pending',
    ])
  })
})
