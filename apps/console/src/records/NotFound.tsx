import { ButtonLink, EmptyState, PageTitle } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { consoleLabels } from '../shell/labels'
import { consolePath } from '../shell/navigation/place'

/** Says that there is nothing at this address; what the viewer may not see is answered as what does not exist. */
export function NotFound() {
  const t = useLabels(consoleLabels)
  const address = useAddress()
  return (
    <>
      <Head title={t('notFoundTitle')} status={404} />
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <EmptyState
        title={t('notFoundText')}
        action={<ButtonLink href={address(consolePath)}>{t('toHome')}</ButtonLink>}
      />
    </>
  )
}
