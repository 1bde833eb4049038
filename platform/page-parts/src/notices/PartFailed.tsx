import { ButtonLink, Notice } from '@porchlight/design-system'
import { useLocation, useSearch } from 'wouter'
import { useAddress } from '../navigation/address'
import { useLabels } from '../page/page-context'
import { noticeLabels } from './labels'

/** Replaces a part of a page whose data could not be loaded; trying again requests it again. */
export function PartFailed() {
  const t = useLabels(noticeLabels)
  const address = useAddress()
  const [path] = useLocation()
  const search = useSearch()
  return (
    <Notice kind="warning" title={t('partFailed')}>
      <ButtonLink
        variant="secondary"
        href={address(search === '' ? path : `${path}?${search}`)}
        data-reload=""
      >
        {t('tryAgain')}
      </ButtonLink>
    </Notice>
  )
}
