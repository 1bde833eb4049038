import { describeError, type ErrorDetail } from '@porchlight/data-service'
import type { LabelKey, Translate } from '@porchlight/i18n'
import { type Duplicates, duplicatesIn } from './duplicates-in'
import type { labels } from './labels'

/** What went wrong with a save: what concerns the whole, and what concerns fields. */
export interface Refusal {
  /** Another person has saved since the form was opened. */
  readonly isConflict: boolean
  /** The records that are there already and that it looks like; null when it is not that. */
  readonly duplicates: Duplicates | null
  readonly whole: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

/** A form that nothing is wrong with. */
export const nothingWrong: Refusal = { isConflict: false, duplicates: null, whole: [], fields: {} }

type Say = Translate<LabelKey<typeof labels>>

/** Errors of the write that failed: those of fields that the form has stand at them, all others above it. */
export function refusalOf(error: unknown, known: ReadonlySet<string>, t: Say): Refusal {
  const { status, details } = describeError(error)
  if (status === 412) return { ...nothingWrong, isConflict: true }
  if (status === 0) return { ...nothingWrong, whole: [t('notReached')] }
  const duplicates = duplicatesIn(error)
  if (duplicates !== null) return { ...nothingWrong, duplicates }
  if (status === 403 || status === 404) return { ...nothingWrong, whole: [t('notAllowed')] }
  const ofField = details.filter(({ field }) => field !== null && known.has(field))
  return {
    ...nothingWrong,
    whole: details.filter((detail) => !ofField.includes(detail)).map((detail) => textOf(detail, t)),
    fields: Object.fromEntries(ofField.map((detail) => [detail.field, textOf(detail, t)])),
  }
}

/** The required fields that are empty, before anything is sent. */
export function missingFields(
  required: readonly string[],
  isEmpty: (name: string) => boolean,
  t: Say,
): Refusal {
  return {
    ...nothingWrong,
    fields: Object.fromEntries(required.filter(isEmpty).map((name) => [name, t('fillIn')])),
  }
}

/** What the data service says in English alone is said in the language of the page. */
function textOf({ errorCode, message }: ErrorDetail, t: Say): string {
  switch (errorCode) {
    case 'REQUIRED_FIELD_MISSING':
      return t('fillIn')
    case 'DUPLICATE_VALUE':
      return t('taken')
    case 'INVALID_FIELD_FOR_INSERT_UPDATE':
      return t('notWritable')
    default:
      return message
  }
}
