import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NoticePage } from '@porchlight/page-parts/notices/NoticePage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { labels } from './labels'

/** Replaces pages about the login itself, for staff who see what the customer sees. */
export function NotShown({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <NoticePage title={title} status={403}>
      <EmptyState
        title={t('what')}
        action={<ButtonLink href={address('/profile')}>{t('toProfile')}</ButtonLink>}
      >
        <p>{t('why')}</p>
      </EmptyState>
    </NoticePage>
  )
}
