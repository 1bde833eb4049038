import { createLabels, type LabelKey } from '@porchlight/i18n'
import type { Label, Language } from '@porchlight/metadata'
import { planFileLabels } from '../../facts/plan-file-labels'

/** Something wrong in a file of plans. */
export interface Fault {
  /** The column it is about; null for the row, or the file. */
  readonly column: Label | null
  /** What is wrong and what to do. */
  readonly reason: Label
}

/** One of the reasons of `planFileLabels`. */
export function faultOf(
  key: LabelKey<typeof planFileLabels>,
  column: Label | null = null,
  values: Readonly<Record<string, string>> = {},
): Fault {
  return {
    column,
    reason: {
      en: createLabels('en', planFileLabels)(key, values),
      es: createLabels('es', planFileLabels)(key, values),
    },
  }
}

/** Returns the fault as one sentence; with the row if there is one. */
export function sentenceOf({ column, reason }: Fault, language: Language, row: number | null = null): string {
  const t = createLabels(language, planFileLabels)
  const words = reason[language]
  if (row === null) {
    return column === null ? words : t('cellFault', { column: column[language], reason: words })
  }
  return column === null
    ? t('rowFault', { row: String(row), reason: words })
    : t('columnFault', { row: String(row), column: column[language], reason: words })
}
