import { describe, expect, it } from 'vitest'
import { encodePageState, type PageState, pageStateElementId, readPageState } from './page-state'

const state: PageState = {
  language: 'es',
  brand: 'second',
  viewer: { userId: '005000000000001AAA', name: '</script><script>alert(1)</script>' },
  form: { values: { username: '<!-- \u2028' }, errors: {}, status: 401 },
  demo: true,
  screenName: 'login',
  today: '2026-11-20',
  texts: { 'number|2310': '2,310' },
  data: { version: 1, savedAt: 1_790_000_000_000, entries: [], errors: {} },
}

/** A page with that text in the element of its state, and what follows the element. */
function pageWith(textContent: string, nextSibling: object | null = {}): Pick<Document, 'getElementById'> {
  return {
    getElementById: (id) =>
      id === pageStateElementId ? ({ textContent, nextSibling } as HTMLElement) : null,
  }
}

describe('the page state', () => {
  it('comes back as it was', () => {
    expect(readPageState(pageWith(encodePageState(state)))).toEqual(state)
  })

  it('is null until the whole page has arrived', () => {
    expect(readPageState(pageWith(encodePageState(state).slice(0, 80), null))).toBeNull()
    expect(readPageState({ getElementById: () => null })).toBeNull()
  })

  it('can neither end its script element nor open a comment', () => {
    const text = encodePageState(state)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
  })
})
