import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { NotOffered } from '../../customer-service/components/NotOffered'
import { useOffers } from '../../customer-service/components/use-offers'
import { accountPageLabels } from '../../customers/components/account-page/labels'
import { PaperlessGate } from '../components/PaperlessGate'
import { labels } from './labels'
import { PaperlessForm } from './PaperlessForm'
import { PaperlessOn } from './PaperlessOn'

const copy = { ...accountPageLabels, ...labels }

/**
 * Shows how the bills of an account are delivered: the rights to read, the sample to open, the consent, and the text
 * agreed to.
 */
export function Paperless({ title }: ScreenProps) {
  const t = useLabels(copy)
  const address = useAddress()
  const offers = useOffers()
  const query = new URLSearchParams(useSearch())
  return (
    <PaperlessGate title={title}>
      {(paperless) => {
        const { isPaperless, canEnroll, isEmailBounced, email } = paperless
        if (isEmailBounced) {
          return (
            <Notice kind="warning" title={t('bounced', { email: email ?? '' })}>
              <p>{t('bouncedText')}</p>
              <a href={address('/change-email')}>{t('changeEmail')}</a>
            </Notice>
          )
        }
        return (
          <>
            {query.has('done') && isPaperless ? (
              <Notice kind="success" title={t('done')}>
                <p>{t('doneText')}</p>
              </Notice>
            ) : null}
            {query.has('off') && !isPaperless ? (
              <Notice kind="success" title={t('off')}>
                <p>{t('offText')}</p>
              </Notice>
            ) : null}
            {isPaperless ? (
              <PaperlessOn paperless={paperless} />
            ) : !offers('paperless') ? (
              <NotOffered />
            ) : canEnroll ? (
              <PaperlessForm paperless={paperless} />
            ) : (
              <Notice kind="info" title={t('closedTitle')}>
                <p>{t('closedText')}</p>
                <p>
                  <a href={address('/bills')}>{t('toBills')}</a>
                </p>
              </Notice>
            )}
          </>
        )
      }}
    </PaperlessGate>
  )
}
