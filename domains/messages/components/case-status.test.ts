import { createFormatter } from '@porchlight/i18n'
import { describe, expect, it } from 'vitest'
import { caseStatusOf, complaintClockOf } from './case-status'
import type { Message } from './message'

const format = createFormatter({ language: 'en' })

const message: Message = {
  id: '500000000000001AAA',
  number: '10001234',
  subject: 'A fee',
  description: 'Why?',
  type: 'Question',
  isOurs: false,
  status: 'New',
  accountId: null,
  street: null,
  created: '2026-11-18T15:00:00.000Z',
  replyDue: '2026-11-20T22:00:00.000Z',
  firstReply: null,
  complaintDue: null,
  closed: null,
  resolution: null,
}
const answered = { ...message, status: 'Working', firstReply: '2026-11-19T15:00:00.000Z' } as const
const ours = { author: 'Advisor', said: '2026-11-19T15:00:00.000Z' } as const
const theirs = { author: 'Customer', said: '2026-11-19T16:00:00.000Z' } as const
const [day, dayAfter] = ['2026-11-20', '2026-11-21']

describe('a message', () => {
  it.each([
    ['is answered by its date', message, null, day, 'answerBy'],
    [
      'has until the end of that day in Texas',
      { ...message, replyDue: '2026-11-21T03:00:00.000Z' },
      null,
      day,
      'answerBy',
    ],
    ['is late from the day after', message, null, dayAfter, 'late'],
    ['without a date is answered soon', { ...message, replyDue: null }, null, day, 'answerSoon'],
    ['was answered when the last word is ours', answered, ours, dayAfter, 'answered'],
    ['is promised an answer to what was said then', answered, theirs, day, 'answerBy'],
    ['is being worked on when that date has gone by', answered, theirs, dayAfter, 'working'],
    [
      'waits for the customer',
      { ...answered, status: 'Waiting on Customer' } as const,
      ours,
      day,
      'yourTurn',
    ],
    [
      'is closed whatever was said',
      { ...answered, status: 'Closed', closed: day } as const,
      theirs,
      day,
      'closed',
    ],
  ])('%s', (_name, own, lastReply, today, kind) => {
    expect(caseStatusOf(own, lastReply, today, format.day).kind).toBe(kind)
  })
})

describe('a complaint', () => {
  const complaint = { ...message, type: 'Complaint', complaintDue: day } as const

  it('has its result by the day, and is late after it', () => {
    expect(complaintClockOf(complaint, day)).toEqual({ kind: 'complaintBy', date: day })
    expect(complaintClockOf(complaint, dayAfter)?.kind).toBe('complaintLate')
  })

  it('that is closed, and any other message, has no such clock', () => {
    expect(complaintClockOf({ ...complaint, status: 'Closed' }, day)).toBeNull()
    expect(complaintClockOf({ ...complaint, type: 'Billing' }, day)).toBeNull()
  })
})
