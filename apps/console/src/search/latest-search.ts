import { suggestionAnswerTypes } from './use-suggestions'

type Fetch = (address: string, init: RequestInit) => Promise<Response>

const suggestionMark = `"answerTypes":${JSON.stringify(suggestionAnswerTypes)}`

/** Sends requests as `send` does; of searches for suggestions, a new one aborts the one before. */
export function abortPreviousSearches(send: Fetch): Fetch {
  let latest: AbortController | null = null
  return (address, init) => {
    if (!isSuggestion(address, init)) return send(address, init)
    latest?.abort()
    latest = new AbortController()
    const signals = [latest.signal, ...(init.signal == null ? [] : [init.signal])]
    return send(address, { ...init, signal: AbortSignal.any(signals) })
  }
}

function isSuggestion(address: string, { body }: RequestInit): boolean {
  return (
    address.includes('/ui-api/search/results?') && typeof body === 'string' && body.includes(suggestionMark)
  )
}
