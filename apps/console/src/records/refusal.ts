import { describeError, type ErrorDetail } from '@porchlight/data-service'
import type { LabelKey, Translate } from '@porchlight/i18n'
import { type Duplicates, parseDuplicates } from './duplicates'
import type { labels } from './labels'

/** What went wrong with a save: what concerns the whole, and what concerns fields. */
export interface Refusal {
  /** Another person has saved since the form was opened. */
  readonly isConflict: boolean
  /** The records that are there already and that it looks like; null when it is not that. */
  readonly duplicates: Duplicates | null
  readonly general: readonly string[]
  readonly fields: Readonly<Record<string, string>>
}

/** A form that nothing is wrong with. */
export const noRefusal: Refusal = { isConflict: false, duplicates: null, general: [], fields: {} }

type TranslateRefusal = Translate<LabelKey<typeof labels>>

/** Converts the errors of a failed write: those of the form's fields are shown at the field, all others above the form. */
export function toRefusal(error: unknown, formFields: ReadonlySet<string>, t: TranslateRefusal): Refusal {
  const { status, details } = describeError(error)
  if (status === 412) return { ...noRefusal, isConflict: true }
  if (status === 0) return { ...noRefusal, general: [t('notReached')] }
  const duplicates = parseDuplicates(error)
  if (duplicates !== null) return { ...noRefusal, duplicates }
  if (status === 403 || status === 404) return { ...noRefusal, general: [t('notAllowed')] }
  const fieldDetails = details.filter(({ field }) => field !== null && formFields.has(field))
  return {
    ...noRefusal,
    general: details
      .filter((detail) => !fieldDetails.includes(detail))
      .map((detail) => describeDetail(detail, t)),
    fields: Object.fromEntries(fieldDetails.map((detail) => [detail.field, describeDetail(detail, t)])),
  }
}

/** The required fields that are empty, before anything is sent. */
export function missingFields(
  required: readonly string[],
  isEmpty: (name: string) => boolean,
  t: TranslateRefusal,
): Refusal {
  return {
    ...noRefusal,
    fields: Object.fromEntries(required.filter(isEmpty).map((name) => [name, t('fillIn')])),
  }
}

/** What the data service says in English alone is said in the language of the page. */
function describeDetail({ errorCode, message }: ErrorDetail, t: TranslateRefusal): string {
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
