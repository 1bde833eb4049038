import { ButtonLink, Notice } from '@porchlight/design-system'
import { useLocation, useSearch } from 'wouter'
import { useAddress } from '../navigation/address'
import { useLabels, usePage } from '../page/page-context'
import { noticeLabels } from './labels'
import { NoticePage } from './NoticePage'

/**
 * Reports that the page could not be shown and offers to try again, which requests it again. A form that was sent may
 * have arrived all the same.
 */
export function ErrorContent() {
  const t = useLabels(noticeLabels)
  const { form } = usePage()
  const address = useAddress()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <NoticePage title={t('errorTitle')} status={500}>
      <Notice kind="danger">
        <p>{t(form === null ? 'errorText' : 'sentText')}</p>
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
