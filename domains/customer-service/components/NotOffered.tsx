import { brandOf } from '@porchlight/brands'
import { EmptyState } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from './CallUs'
import { customerServiceLabels } from './labels'

/** That the brand does not offer what this page is about, and whom to ask. */
export function NotOffered() {
  const t = useLabels(customerServiceLabels)
  const { brand } = usePage()
  return (
    <EmptyState title={t('notOffered', { brand: brandOf(brand).names.displayName })} action={<CallUs />}>
      <p>{t('notOfferedText')}</p>
    </EmptyState>
  )
}
