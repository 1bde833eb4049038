import { Notice } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { EndQuestion } from '../../../customers/components/account-page/EndQuestion'
import { PaperlessGate } from '../../components/PaperlessGate'
import { labels } from './labels'

/** Takes the consent to electronic bills back. */
export function PaperlessOff({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <PaperlessGate title={title}>
      {({ accountId, isPaperless }) => {
        const back = address(`/paperless?account=${accountId}`)
        if (!isPaperless) {
          return (
            <Notice kind="info" title={t('already')}>
              <a href={back}>{t('toPaperless')}</a>
            </Notice>
          )
        }
        return (
          <EndQuestion
            accountId={accountId}
            question={t('question')}
            path="/paperless/off"
            back={back}
            labels={{
              failed: t('failed'),
              submit: t('submit'),
              submitting: t('submitting'),
              keep: t('keep'),
            }}
          >
            <p>{t('cost')}</p>
            <p>{t('stay')}</p>
          </EndQuestion>
        )
      }}
    </PaperlessGate>
  )
}
