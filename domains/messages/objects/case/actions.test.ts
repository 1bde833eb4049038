import type { ActionRecord, FieldScalar, Performer } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { caseActions } from './actions'

const now = new Date('2026-11-20T18:00:00.000Z')
const promised = '2026-11-24T22:00:00.000Z'
const customer: Performer = {
  class: 'customer',
  language: 'en',
  userId: '005000000000001AAA',
  contactId: '003000000000001AAA',
}

type Values = Readonly<Record<string, FieldScalar>>

const comment = (author: 'Advisor' | 'Customer', created: string): ActionRecord => ({
  id: '00a000000000001AAA',
  values: { Author__c: author, CreatedDate: created },
})

/** What the action changes of the case itself. */
function changesOf(apiName: string, values: Values, said: readonly ActionRecord[] = []): Values {
  const action = caseActions.find((known) => known.apiName === apiName)
  const record = { id: '500000000000001AAA', values }
  const input = { CommentBody: 'And one more thing.' }
  const outcome = action?.effect({ record, related: { said }, input, viewer: customer, now })
  const writes = outcome?.kind === 'done' ? outcome.writes : []
  return writes.flatMap((write) => (write.type === 'update' ? [write.fields] : []))[0] ?? {}
}

describe('a customer’s reply', () => {
  const advisor = comment('Advisor', '2026-11-18T15:00:00.000Z')
  const own = comment('Customer', '2026-11-19T15:00:00.000Z')
  const answered = { Status: 'Working', First_Reply__c: '2026-11-18T15:00:00.000Z' }

  it('to our answer is promised an answer of its own', () => {
    expect(changesOf('Case.Reply', answered, [advisor])).toEqual({ Reply_Due__c: promised })
  })

  it.each([
    ['before our first word', { Status: 'New', First_Reply__c: null }, []],
    ['after another of the customer’s, whatever their order', answered, [own, advisor]],
  ])('%s keeps the date that was promised', (_when, values, said) => {
    expect(changesOf('Case.Reply', values, said)).toEqual({})
  })

  it('that we wait for starts the clock', () => {
    expect(changesOf('Case.Reply', { ...answered, Status: 'Waiting on Customer' }, [own])).toEqual({
      Reply_Due__c: promised,
      Status: 'Working',
      Clock_Paused__c: null,
    })
  })

  it('after the end comes with opening the case again, and a new promise', () => {
    expect(changesOf('Case.Reopen', { Status: 'Closed' })).toEqual({
      Status: 'Working',
      ClosedDate: null,
      Reply_Due__c: promised,
    })
  })
})
