import { VisuallyHidden } from '@porchlight/design-system'
import type { FieldValue } from '@porchlight/metadata'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { consoleLabels } from '../shell/labels'
import { isRecord } from './record-name'

/** What a field's value says, in the page's language. */
export function ValueText({ field }: { readonly field: FieldValue | undefined }) {
  const t = useLabels(consoleLabels)
  const value = field?.value
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  const text = field?.displayValue ?? (isRecord(value) ? value.id : value)
  if (text === null || text === undefined || text === '') {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t('emptyValue')}</VisuallyHidden>
      </>
    )
  }
  return String(text)
}
