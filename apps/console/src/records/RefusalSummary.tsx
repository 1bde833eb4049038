import { ErrorSummary } from '@porchlight/design-system'
import type { LayoutItemRepresentation, ObjectInfoRepresentation } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useMemo } from 'react'
import { labels } from './labels'
import type { Refusal } from './refusal'
import { fieldLabel } from './shown-record'

/** The errors of a form, above it, each with a link to its field. */
export function RefusalSummary({
  refusal,
  object,
  items,
}: {
  readonly refusal: Refusal
  readonly object: ObjectInfoRepresentation
  /** What the form shows, whose labels its fields have. */
  readonly items: readonly LayoutItemRepresentation[]
}) {
  const t = useLabels(labels)
  const errors = useMemo(
    () => [
      ...refusal.general.map((message) => ({ message })),
      ...Object.entries(refusal.fields).map(([field, message]) => {
        const label = fieldLabel(object, items, field)
        return {
          field,
          message: message.startsWith(object.fields[field]?.label ?? label)
            ? message
            : `${label}: ${message}`,
        }
      }),
    ],
    [refusal, object, items],
  )
  return <ErrorSummary title={t('notSaved')} errors={errors} />
}
