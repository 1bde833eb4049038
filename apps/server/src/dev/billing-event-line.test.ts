import { expect, it } from 'vitest'
import { billingEventLine } from './billing-event-line'

const lineOf = (type: string, data: Readonly<Record<string, unknown>>) =>
  billingEventLine({
    eventId: '0f0e7a52-9a3f-4c52-8f2d-3a1a4b1f2c11',
    type,
    accountNumber: '4100120401',
    sequence: 1,
    occurredAt: '2026-11-20T18:00:00.000Z',
    data,
  })

it('says what happened, to how much and for which account', () => {
  expect(lineOf('deposit.refunded', { depositId: 'a0a', amount: 250, date: '2026-11-20' })).toBe(
    'Deposit refunded, $250.00, account 4100120401',
  )
  expect(lineOf('autopay.turned-off', { reason: 'Suspended' })).toBe(
    'AutoPay turned off, Suspended, account 4100120401',
  )
  expect(lineOf('paperless.turned-on', {})).toBe('Paperless turned on, account 4100120401')
  expect(lineOf('contact.email-changed', { email: null })).toBe('Contact email changed, account 4100120401')
})
