import { ButtonLink, Notice } from '@porchlight/design-system'
import { useLocation, useSearch } from 'wouter'
import { useAddress } from '../navigation/address'
import { useLabels } from '../page/page-context'
import { noticeLabels } from './labels'
import { NoticePage } from './NoticePage'

/** Says that the page could not be shown and offers to try again, which asks the server anew. */
export function ErrorContent() {
  const t = useLabels(noticeLabels)
  const address = useAddress()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <NoticePage title={t('errorTitle')} status={500}>
      <Notice kind="danger">
        <p>{t('errorText')}</p>
        <ButtonLink
          variant="secondary"
          href={address(search === '' ? path : `${path}?${search}`)}
          data-reload=""
        >
          {t('tryAgain')}
        </ButtonLink>
      </Notice>
    </NoticePage>
  )
}
