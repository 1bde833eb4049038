import { billingEvents } from '@porchlight/domains/billing-events'
import { expect, it } from 'vitest'
import { billingEventLabels } from './billing-event-labels'
import { billingEventLine } from './billing-event-line'
import { guideWords } from './guide-words'

const lineOf = (type: string, data: Readonly<Record<string, unknown>>, address = '/dev') =>
  billingEventLine(guideWords(address), {
    eventId: '0f0e7a52-9a3f-4c52-8f2d-3a1a4b1f2c11',
    type,
    accountNumber: '4100120401',
    sequence: 1,
    occurredAt: '2026-11-20T18:00:00.000Z',
    data,
  })

it('says what happened, to how much and for which account', () => {
  const refund = { depositId: 'a0a', amount: 250, date: '2026-11-20' }
  expect(lineOf('deposit.refunded', refund)).toBe('Deposit refunded, $250.00, account 4100120401')
  expect(lineOf('deposit.refunded', refund, '/es/dev')).toBe(
    'Depósito reembolsado, $250.00, cuenta 4100120401',
  )
  expect(lineOf('paperless.turned-on', {})).toBe('Paperless billing turned on, account 4100120401')
  expect(lineOf('contact.email-changed', { email: null })).toBe('Email address changed, account 4100120401')
  expect(lineOf('service-stop.requested', { lastDay: '2026-12-01' }, '/es/dev')).toBe(
    'Fin del servicio solicitado, 1 de diciembre de 2026, cuenta 4100120401',
  )
})

it('has words for every event', () => {
  expect(Object.keys(billingEventLabels).sort()).toEqual(
    billingEvents.map(({ eventType }) => eventType).sort(),
  )
})
