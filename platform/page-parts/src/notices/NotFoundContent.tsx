import { ButtonLink, EmptyState } from '@porchlight/design-system'
import { useAddress } from '../navigation/address'
import { useLabels, usePage } from '../page/page-context'
import { noticeLabels } from './labels'
import { NoticePage } from './NoticePage'

/**
 * Reports that there is nothing at this address. Another customer's record has the same text and status as one that
 * does not exist.
 */
export function NotFoundContent() {
  const t = useLabels(noticeLabels)
  const { viewer } = usePage()
  const address = useAddress()
  return (
    <NoticePage title={t('notFoundTitle')} status={404}>
      <EmptyState
        title={t('notFoundText')}
        action={
          <ButtonLink href={address(viewer === null ? '/login' : '/')}>
            {viewer === null ? t('toLogin') : t('toHome')}
          </ButtonLink>
        }
      >
        <p>{t('notFoundHint')}</p>
      </EmptyState>
    </NoticePage>
  )
}
