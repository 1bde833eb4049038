import type { Language } from '@porchlight/metadata'
import type { Static } from 'typebox'
import type { PlanRow } from './compare-plans'
import { sentenceOf } from './fault'
import { fieldOf, headingOf, shownValue } from './plan-columns'
import type { PlanFileRow } from './plan-file-schemas'
import type { PlanWorld } from './plan-world'

/** Returns the rows that write something or are rejected, in the reader's language. */
export function shownRows(
  rows: readonly PlanRow[],
  { object, utilities }: PlanWorld,
  language: Language,
): Static<typeof PlanFileRow>[] {
  const utilityNames = new Map(utilities.map(({ id, name }) => [id, name]))
  return rows.flatMap(({ row, code, name, kind, changes, faults }) =>
    kind === 'unchanged'
      ? []
      : [
          {
            row,
            code,
            name,
            kind,
            changes: changes.map(({ field, before, after }) => ({
              label: headingOf(object, field)[language],
              before: shownValue(fieldOf(object, field), before, { language, utilityNames }),
              after: shownValue(fieldOf(object, field), after, { language, utilityNames }),
            })),
            faults: faults.map((fault) => sentenceOf(fault, language, row)),
          },
        ],
  )
}
