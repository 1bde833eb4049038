import { createLabels } from '@porchlight/i18n'
import { expect, it } from 'vitest'
import { lawOf } from '../../customers/facts/law-by-place'
import { clausesOf } from './clauses'
import { contractLabels } from './contract-labels'
import { planLabels } from './plan-labels'

const plan = { termMonths: 12, cancellationFee: 150 }

function clausesIn(state: string, commodity: string, language: 'en' | 'es', of: Partial<typeof plan> = {}) {
  const law = lawOf({ state, commodity })
  if (law === null) throw new TypeError(`No law of ${state} is known.`)
  const t = createLabels(language, planLabels, contractLabels)
  return clausesOf(t, { ...plan, ...of }, law, language)
}

it('says what the law of Texas says of electricity, critical care included, in either language', () => {
  const texts = clausesIn('TX', 'Electricity', 'en').map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining([
      'You may cancel a switch at no cost for 3 business days.',
      'It takes 21 days’ notice if someone’s health at home depends on it.',
      'You may choose bills of about the same amount every month.',
      'Canceling is free in the last 14 days, and when you move and show proof.',
    ]),
  )
  expect(clausesIn('TX', 'Electricity', 'es').map(({ text }) => text)).toContain(
    'Se requiere un aviso de 21 días si la salud de alguien en su hogar depende del servicio.',
  )
})

it('says nothing of rules that are not known of a place', () => {
  const illinois = clausesIn('IL', 'Gas', 'en').map(({ text }) => text)
  expect(illinois.join(' ')).not.toMatch(/cancel a switch|21 days|about the same amount/)
  expect(illinois).toContain(
    'From December 1 to March 31, your gas utility has to offer you a payment plan before it may cut off your heating.',
  )
})

it('names no end, notice or fee where the plan has none', () => {
  const free = clausesIn('TX', 'Electricity', 'en', { termMonths: 1, cancellationFee: 0 })
  expect(free.filter(({ topic }) => topic === 'end')).toEqual([])
  const short = clausesIn('TX', 'Electricity', 'en', { termMonths: 3 })
  expect(short.map(({ text }) => text).join(' ')).toContain('at least 15 days before')
})

it('gives every right once, in the order of the topics', () => {
  const clauses = clausesIn('TX', 'Electricity', 'en')
  expect(new Set(clauses.map(({ text }) => text)).size).toBe(clauses.length)
  expect(clauses.filter(({ kind }) => kind === 'terms').map(({ topic }) => topic)).toEqual([
    'bills',
    'bills',
    'end',
    'end',
    'end',
  ])
})
