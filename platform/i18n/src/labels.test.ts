import { describe, expect, it } from 'vitest'
import { labelProblems } from './label-problems'
import { createLabels, defineLabels } from './labels'

const home = defineLabels({
  title: { en: 'Home', es: 'Inicio' },
  due: { en: 'Due {date}', es: 'Vence el {date}' },
  days: {
    en: { one: '{count} more day', other: '{count} more days' },
    es: { one: '{count} día más', other: '{count} días más' },
  },
})
const shell = defineLabels({ more: { en: 'More', es: 'Más' }, title: { en: 'Portal', es: 'Portal' } })

describe('labels', () => {
  it('speak the language asked for', () => {
    expect(createLabels('en', home)('title')).toBe('Home')
    expect(createLabels('es', home)('title')).toBe('Inicio')
  })

  it('fill their blanks and leave a blank without a value to be seen', () => {
    const t = createLabels('es', home)
    expect(t('due', { date: '28 de julio de 2026' })).toBe('Vence el 28 de julio de 2026')
    expect(t('due')).toBe('Vence el {date}')
  })

  it('choose the form by the count', () => {
    const t = createLabels('en', home)
    expect(t('days', { count: 1 })).toBe('1 more day')
    expect(t('days', { count: 6 })).toBe('6 more days')
    expect(createLabels('es', home)('days', { count: 1 })).toBe('1 día más')
  })

  it('come from every set, the later one first', () => {
    const t = createLabels('en', home, shell)
    expect([t('more'), t('title'), t('due', { date: 'today' })]).toEqual(['More', 'Portal', 'Due today'])
  })

  it('give an unknown key itself, with underscores for spaces and "and" for &', () => {
    const t = createLabels('es', home)
    expect(t.byName('Terms & Conditions of Use')).toBe('Terms_and_Conditions_of_Use')
    expect(t.byName('constructor')).toBe('constructor')
    expect(t.byName('title')).toBe('Inicio')
  })

  it('refuse a key that no set holds when the program is written', () => {
    const t = createLabels('en', home)
    // @ts-expect-error the sets hold no such key
    expect(t('titel')).toBe('titel')
  })
})

describe('problems of labels', () => {
  it('are none where both languages say the same', () => {
    expect(labelProblems(home)).toEqual([])
  })

  it('name empty texts, blanks of one language only and keys with two texts', () => {
    const wrong = defineLabels({
      empty: { en: 'Pay', es: ' ' },
      blank: { en: 'Due {date}', es: 'Vence el {fecha}' },
      title: { en: 'House', es: 'Casa' },
    })
    expect(labelProblems(home, wrong)).toEqual([
      'empty: es is empty',
      'blank: en fills [date], es fills [fecha]',
      'title: two sets give it different texts',
    ])
  })
})
