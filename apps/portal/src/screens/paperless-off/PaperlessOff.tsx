import { Notice } from '@porchlight/design-system'
import { EndQuestion } from '../../features/account-page/EndQuestion'
import { PaperlessGate } from '../../features/paperless/PaperlessGate'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
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
            words={{
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
