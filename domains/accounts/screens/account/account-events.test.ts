import { describe, expect, it } from 'vitest'
import { accountEvents, type HistorySource } from './account-events'

const source: HistorySource = {
  state: 'ready',
  isPartial: false,
  bills: [],
  payments: [],
  documents: [
    { id: 'document', type: 'Lease', received: '2026-03-02' },
    { id: 'never sent', type: 'Lease', received: null },
  ],
  orders: [
    {
      id: 'order',
      number: '12',
      created: '2026-03-01T15:00:00.000Z',
      confirmedDay: '2026-03-10',
      caseType: 'Switch',
    },
    {
      id: 'later',
      number: '13',
      created: '2026-03-04T15:00:00.000Z',
      confirmedDay: null,
      caseType: 'Move_In',
    },
  ],
  messages: [{ id: 'message', subject: 'Start date', created: '2026-03-03T10:00:00.000Z' }],
}

function idsOn(today: string, count = 10) {
  return accountEvents(source, today, count).map(({ id }) => id)
}

describe('the timeline of an account', () => {
  it('puts what happened in one list, newest first', () => {
    expect(idsOn('2026-03-20')).toEqual(['order day', 'later', 'message', 'document', 'order'])
  })

  it('leaves out what is yet to come', () => {
    expect(idsOn('2026-03-09')).not.toContain('order day')
    expect(idsOn('2026-03-10')).toContain('order day')
  })

  it('names the confirmed day of a stop as the end of service', () => {
    const stop = {
      id: 'stop',
      number: '14',
      created: '2026-03-05',
      confirmedDay: '2026-03-12',
      caseType: 'Stop_Service',
    }
    expect(accountEvents({ ...source, orders: [stop] }, '2026-03-20', 1)).toMatchObject([
      { kind: 'serviceEnded', date: '2026-03-12', orderId: 'stop' },
    ])
  })

  it('names that of another plan as its start, and not as that of service', () => {
    const change = {
      id: 'change',
      number: '15',
      created: '2026-03-05',
      confirmedDay: '2026-03-12',
      caseType: 'Plan_Change',
    }
    expect(accountEvents({ ...source, orders: [change] }, '2026-03-20', 1)).toMatchObject([
      { kind: 'planStarted', date: '2026-03-12' },
    ])
  })

  it('ends after the newest few', () => {
    expect(idsOn('2026-03-20', 2)).toEqual(['order day', 'later'])
  })
})
