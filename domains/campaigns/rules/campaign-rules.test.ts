import { threadProcessorMs } from '@porchlight/test-kit/processor-time'
import { describe, expect, it } from 'vitest'
import { quietFor } from '../../customers/rules/quiet-hours'
import { agreesToOffers, type TextConsent } from '../../customers/rules/text-consents'
import { holdsAddress } from './holds-address'
import { type RecipientFacts, whyWithheld } from './may-get'
import { sendingHours } from './sending-hours'
import { segmentsOf } from './text-length'
import { readZipCodes } from './zip-codes'

describe('the text of a campaign', () => {
  it.each([
    'See https://evil.example/pay',
    'See www.evil.test',
    'See evil.com/x.',
    'See EVIL.COM now',
    'Mail me@evil.test',
    'pague en pagos-ya.mx hoy',
    'ftp://x',
    'see bit.ly/x',
  ])('is refused with the address in “%s”', (text) => {
    expect(holdsAddress(text)).toBe(true)
  })

  it.each([
    'Stay inside. It will pass by 5 p.m. at the latest.',
    'The price is $12.50 a month. Call (713) 555-0100.',
    'Vuelva a casa.Coma algo',
  ])('may say “%s”', (text) => {
    expect(holdsAddress(text)).toBe(false)
  })

  it('takes linear time, whatever is typed', () => {
    const began = threadProcessorMs()
    for (const hostile of ['{', 'a.', '{a', '://', 'www', '\u00e1.']) {
      const text = hostile.repeat(200_000 / hostile.length)
      holdsAddress(text)
    }
    expect(threadProcessorMs() - began).toBeLessThan(2_000)
  })

  it('is counted as long as it can become, in the alphabet that it needs', () => {
    const about = { brand: 'first', purpose: 'Service', hasPage: false, language: 'en' } as const
    expect(segmentsOf('Storm tonight.', about)).toBe(1)
    expect(segmentsOf('{street} '.repeat(6), about)).toBe(2)
    expect(segmentsOf('a'.repeat(460), about)).toBeGreaterThan(3)
    expect(segmentsOf(`Está ${'a'.repeat(100)}`, { ...about, language: 'es' })).toBeGreaterThan(
      segmentsOf(`Esta ${'a'.repeat(100)}`, about),
    )
  })
})

describe('ZIP codes of a filter', () => {
  it('become ranges that include nine-digit codes', () => {
    expect(readZipCodes('77002, 770*\n99* 0*')).toEqual({
      kind: 'ranges',
      ranges: [
        { from: '77002', before: '77003' },
        { from: '770', before: '771' },
        { from: '99', before: null },
        { from: '0', before: '1' },
      ],
    })
    expect(readZipCodes('09999')).toEqual({ kind: 'ranges', ranges: [{ from: '09999', before: '10000' }] })
  })

  it.each(['7700', '770021', '*', '77*2', "77002' or 1=1", '77002-1234'])('“%s” is none', (entry) => {
    expect(readZipCodes(`77002 ${entry}`).kind).toBe('wrong')
  })

  it('are 25 at most', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, index) => 77_000 + index).join(',')
    expect(readZipCodes(codes(25)).kind).toBe('ranges')
    expect(readZipCodes(codes(26)).kind).toBe('tooMany')
  })
})

describe('the hours in which a text may come', () => {
  const opening = (now: string, purpose: 'Service' | 'Offer', state: string) => {
    const hours = (weekday: number) => sendingHours(purpose, state, weekday)
    const wait = quietFor(new Date(now), 'America/Chicago', hours)
    return new Date(Date.parse(now) + wait).toISOString()
  }

  it.each([
    ['a notice at eight in the morning', '2026-11-20T14:00:00Z', 'Service', 'TX', '2026-11-20T14:00:00.000Z'],
    ['an offer then in Texas', '2026-11-20T14:00:00Z', 'Offer', 'TX', '2026-11-20T15:00:00.000Z'],
    ['an offer then in Illinois', '2026-11-20T14:00:00Z', 'Offer', 'IL', '2026-11-20T14:00:00.000Z'],
    [
      'an offer on a Sunday morning in Texas',
      '2026-11-22T16:00:00Z',
      'Offer',
      'TX',
      '2026-11-22T18:00:00.000Z',
    ],
    [
      'an offer on a Saturday night in Texas',
      '2026-11-22T03:30:00Z',
      'Offer',
      'TX',
      '2026-11-22T18:00:00.000Z',
    ],
    [
      'an offer on a Sunday night in Texas',
      '2026-11-23T03:30:00Z',
      'Offer',
      'TX',
      '2026-11-23T15:00:00.000Z',
    ],
    ['a notice at nine in the evening', '2026-11-21T03:00:00Z', 'Service', 'TX', '2026-11-21T14:00:00.000Z'],
    [
      'an offer at half past eight in Florida',
      '2026-11-21T02:30:00Z',
      'Offer',
      'FL',
      '2026-11-21T14:00:00.000Z',
    ],
  ] as const)('%s goes out at its time', (_name, now, purpose, state, expected) => {
    expect(opening(now, purpose, state)).toBe(expected)
  })
})

describe('who gets a message', () => {
  const standing: RecipientFacts = {
    purpose: 'Service',
    channel: 'Email',
    isReachable: true,
    wantsOfferMails: true,
    isNumberStopped: false,
    consents: [],
  }
  const word = (type: TextConsent['type'], isGiven: boolean, at: string): TextConsent => ({
    type,
    isGiven,
    at,
  })
  const yes = word('Offer_Texts', true, '2026-03-02')

  it.each([
    ['a notice by mail', {}, null],
    ['a mail without an address', { isReachable: false }, 'No_Address'],
    ['an offer by mail', { purpose: 'Offer' }, null],
    ['an offer to whoever turned them off', { purpose: 'Offer', wantsOfferMails: false }, 'Turned_Off'],
    ['a notice to whoever turned offers off', { wantsOfferMails: false }, null],
    ['a notice by text', { channel: 'Text' }, null],
    ['a text without a number', { channel: 'Text', isReachable: false }, 'No_Number'],
    ['a text to who said STOP', { channel: 'Text', isNumberStopped: true }, 'Number_Stopped'],
    [
      'a notice by text to whoever turned texts off',
      { channel: 'Text', consents: [word('Text_Alerts', false, '2026-03-01')] },
      'Texts_Off',
    ],
    ['an offer by text without consent', { purpose: 'Offer', channel: 'Text' }, 'No_Consent'],
    [
      'an offer by text with consent to alerts alone',
      { purpose: 'Offer', channel: 'Text', consents: [word('Text_Alerts', true, '2026-03-01')] },
      'No_Consent',
    ],
    ['an offer by text with consent', { purpose: 'Offer', channel: 'Text', consents: [yes] }, null],
  ] as const)('%s', (_name, more, expected) => {
    expect(whyWithheld({ ...standing, ...more })).toBe(expected)
  })

  it('counts any later word against texts, and a yes after that again', () => {
    expect(agreesToOffers([yes, word('Text_Alerts', false, '2026-03-01')])).toBe(true)
    expect(agreesToOffers([yes, word('Text_Alerts', false, '2026-03-03')])).toBe(false)
    expect(agreesToOffers([yes, word('Offer_Texts', false, '2026-03-03')])).toBe(false)
    const again = word('Offer_Texts', true, '2026-03-04')
    expect(agreesToOffers([again, word('Offer_Texts', false, '2026-03-03'), yes])).toBe(true)
  })
})
