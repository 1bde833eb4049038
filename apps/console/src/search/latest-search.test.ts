import { describe, expect, it } from 'vitest'
import { abortPreviousSearches } from './latest-search'

const search = '/services/data/v65.0/ui-api/search/results?q=ab'
const suggested: RequestInit = { method: 'POST', body: '{"answerTypes":["Keyword"]}' }

function recorded() {
  const signals: (AbortSignal | null | undefined)[] = []
  const send = abortPreviousSearches((_address, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  })
  return { send, isAborted: () => signals.map((signal) => signal?.aborted ?? false) }
}

describe('searches for suggestions', () => {
  it('abort the one before', () => {
    const { send, isAborted } = recorded()
    void send(search, suggested)
    void send(search, suggested)
    expect(isAborted()).toEqual([true, false])
  })

  it('abort no other request, and are aborted by none', () => {
    const { send, isAborted } = recorded()
    void send(search, { method: 'POST', body: '{}' })
    void send(search, suggested)
    void send('/services/data/v65.0/ui-api/nav-items', { method: 'GET' })
    void send(search, { method: 'POST', body: '{}' })
    expect(isAborted()).toEqual([false, false, false, false])
  })

  it('still give up after the time that they were given', () => {
    const { send, isAborted } = recorded()
    const given = new AbortController()
    void send(search, { ...suggested, signal: given.signal })
    given.abort()
    expect(isAborted()).toEqual([true])
  })
})
