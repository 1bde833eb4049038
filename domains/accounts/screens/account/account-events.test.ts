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
      confirmedStart: '2026-03-10',
      isStop: false,
    },
    { id: 'later', number: '13', created: '2026-03-04T15:00:00.000Z', confirmedStart: null, isStop: false },
  ],
  messages: [{ id: 'message', subject: 'Start date', created: '2026-03-03T10:00:00.000Z' }],
}

function idsOn(today: string, count = 10) {
  return accountEvents(source, today, count).map(({ id }) => id)
}

describe('the timeline of an account', () => {
  it('puts what happened in one list, newest first', () => {
    expect(idsOn('2026-03-20')).toEqual(['order start', 'later', 'message', 'document', 'order'])
  })

  it('leaves out what is yet to come', () => {
    expect(idsOn('2026-03-09')).not.toContain('order start')
    expect(idsOn('2026-03-10')).toContain('order start')
  })

  it('names the confirmed day of a stop as the end of service', () => {
    const stop = {
      id: 'stop',
      number: '14',
      created: '2026-03-05',
      confirmedStart: '2026-03-12',
      isStop: true,
    }
    expect(accountEvents({ ...source, orders: [stop] }, '2026-03-20', 1)).toMatchObject([
      { kind: 'stopConfirmed', date: '2026-03-12', orderId: 'stop' },
    ])
  })

  it('ends after the newest few', () => {
    expect(idsOn('2026-03-20', 2)).toEqual(['order start', 'later'])
  })
})
