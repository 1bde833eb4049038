import { typedTextMs } from '@porchlight/portal-page'
import { beforeEach, expect, it, vi } from 'vitest'
import { claimTypedText, forgetTypedText, restoreTypedText, saveTypedText } from './typed-text'

const path = '/messages/new'
const dana = '005000000000001AAA'
const greta = '005000000000002AAA'

let stored: Map<string, string>
let fields: readonly Field[]

interface Field {
  readonly name: string
  readonly type: string
  value: string
  /** What the page itself filled in. */
  readonly defaultValue: string
  readonly getAttribute: (name: string) => string | null
}

function field(
  name: string,
  type: string,
  value: string,
  autocomplete: string | null = null,
  defaultValue = '',
): Field {
  return { name, type, value, defaultValue, getAttribute: () => autocomplete }
}

/** The same page again, with nothing typed. */
function reload(): void {
  fields = fields.map((one) => field(one.name, one.type, '', one.getAttribute('autocomplete')))
}

const shown = () => Object.fromEntries(fields.map(({ name, value }) => [name, value]))

beforeEach(() => {
  stored = new Map()
  fields = [
    field('Subject', 'text', 'The meter'),
    field('currentPassword', 'password', 'Quiet-hill-42'),
    field('code', 'text', '123456', 'one-time-code'),
    field('orderId', 'hidden', 'order-id'),
  ]
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', { querySelectorAll: () => fields })
})

it('comes back once, on its page, without passwords, codes and hidden values', () => {
  saveTypedText(path, dana)
  expect([...stored.values()].join()).not.toMatch(/Quiet-hill|123456|order-id/)
  reload()
  restoreTypedText('/profile', dana)
  expect(shown().Subject).toBe('')
  restoreTypedText(path, dana)
  expect(shown()).toEqual({ Subject: 'The meter', currentPassword: '', code: '', orderId: '' })
  reload()
  restoreTypedText(path, dana)
  expect(shown().Subject).toBe('')
})

it('is not lost to a second departure, when the page has forgotten its form or shows it anew', () => {
  const form = fields
  for (const left of [[], form.map(({ name, type }) => field(name, type, ''))]) {
    fields = form
    saveTypedText(path, dana)
    fields = left
    saveTypedText(path, dana)
    fields = form.map(({ name, type }) => field(name, type, ''))
    restoreTypedText(path, dana)
    expect(shown().Subject).toBe('The meter')
  }
})

it('comes back in place of what the page filled in, where that was edited and nothing else was typed', () => {
  const filledIn = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).map(([name, value]) => field(name, 'tel', value, null, '(713) 555-0100'))
  fields = filledIn({ mobile: '(713) 555-0199', home: '', work: '(713) 555-0100', other: '(713) 555-0155' })
  saveTypedText(path, dana)
  const untouched = '(713) 555-0100'
  fields = filledIn({ mobile: untouched, home: untouched, work: untouched, other: '(713) 555-0166' })
  restoreTypedText(path, dana)
  expect(shown()).toEqual({ mobile: '(713) 555-0199', home: '', work: untouched, other: '(713) 555-0166' })
})

it('waits for the customer whose session ran out, and shows itself to no guest meanwhile', () => {
  saveTypedText(path, dana)
  reload()
  expect(claimTypedText('')).toBe('waiting')
  restoreTypedText(path, '')
  expect(shown().Subject).toBe('')
  expect(claimTypedText(dana)).toBe('own')
  restoreTypedText(path, dana)
  expect(shown().Subject).toBe('The meter')
})

it('is gone once somebody else signs in, also when its own customer comes back after that', () => {
  saveTypedText(path, dana)
  reload()
  expect(claimTypedText(greta)).toBe('none')
  expect(claimTypedText(dana)).toBe('none')
  restoreTypedText(path, dana)
  expect(shown().Subject).toBe('')
})

it('of a guest is not a customer’s who signs in next', () => {
  saveTypedText(path, '')
  expect(claimTypedText(dana)).toBe('none')
  expect(stored.size).toBe(0)
})

it('is gone after half an hour, and after a log-out', () => {
  saveTypedText(path, dana)
  expect(claimTypedText(dana, Date.now() + typedTextMs)).toBe('none')
  expect(stored.size).toBe(0)
  saveTypedText(path, dana)
  forgetTypedText()
  expect(stored.size).toBe(0)
})

it('that is none of ours is taken away', () => {
  for (const nonsense of ['', 'null', '{"path":"/"}', '[1]']) {
    stored.set('typed-text', nonsense)
    expect(claimTypedText(dana)).toBe('none')
    expect(stored.size).toBe(0)
  }
})
