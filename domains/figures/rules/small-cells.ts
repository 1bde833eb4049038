import type { Language } from '@porchlight/metadata'
import type { FigureValue } from './figure-values'

/** Fewer people than this could be singled out. */
const leastPeople = 5

/** A number of one language: itself, or why it is not shown. */
export interface LanguageCell {
  readonly value: number | null
  /** `few`: one to four people are behind it; `withheld`: it would reveal that another number is of so few. */
  readonly hidden: 'few' | 'withheld' | null
}

export type LanguageCells = Readonly<Record<Language, LanguageCell>>

/**
 * Returns the two languages’ parts of a figure whose total is shown. Where a part of one of them is of one to four
 * people, neither is shown: the total and the other one would reveal it. Of `people`, the first is how many are behind
 * the number itself.
 */
export function cellsOf(values: Readonly<Record<Language, FigureValue>>): LanguageCells {
  const isAny = [...values.en.people, ...values.es.people].some(isFew)
  const cell = ({ value, people: [own = 0] }: FigureValue): LanguageCell =>
    isAny ? { value: null, hidden: isFew(own) ? 'few' : 'withheld' } : { value, hidden: null }
  return { en: cell(values.en), es: cell(values.es) }
}

/**
 * Returns the two languages’ parts of each stage of a funnel, the widest first. A stage is also not shown where the
 * difference to the last shown one would be one to four people: it would reveal who stopped in between.
 */
export function funnelCells(stages: readonly Readonly<Record<Language, number>>[]): readonly LanguageCells[] {
  let shown: Readonly<Record<Language, number>> | null = null
  return stages.map((stage) => {
    const cells = cellsOf({
      en: { value: stage.en, people: [stage.en, ...(shown === null ? [] : [shown.en - stage.en])] },
      es: { value: stage.es, people: [stage.es, ...(shown === null ? [] : [shown.es - stage.es])] },
    })
    if (cells.en.hidden === null) shown = stage
    return cells
  })
}

function isFew(count: number): boolean {
  return count > 0 && count < leastPeople
}
