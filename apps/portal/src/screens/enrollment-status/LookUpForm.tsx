import { Notice } from '@porchlight/design-system'
import { LookUpPage } from '../../features/look-up/LookUpPage'
import { useLabels } from '../../shell/page/page-context'
import { labels } from './labels'

interface LookUpFormProps {
  readonly title: string
  /** Whether an earlier look-up of this browser is over. */
  readonly hasEnded: boolean
}

/** The look-up. It posts to its page with and without a script, which then shows the order. */
export function LookUpForm({ title, hasEnded }: LookUpFormProps) {
  const t = useLabels(labels)
  return (
    <LookUpPage
      title={title}
      lead={t('lead')}
      notice={
        hasEnded ? (
          <Notice kind="info" title={t('endedTitle')}>
            <p>{t('endedText')}</p>
          </Notice>
        ) : null
      }
      path="/enrollment-status"
      submit={t('submit')}
      login={{ path: '/login', words: t('haveLogin') }}
    />
  )
}
