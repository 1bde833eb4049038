import { LinkProblemPage } from '../../features/links/LinkProblemPage'
import { linkProblemOf } from '../../features/links/link-problems'
import { linkSentLabels } from '../../features/links/link-sent-labels'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Has a new registration link sent in place of the one that this browser opened. */
export function SendLinkAgain({ title }: ScreenProps) {
  const t = useLabels(labels)
  const sent = useLabels(linkSentLabels)
  const { form } = usePage()
  const address = useAddress()
  const problem = linkProblemOf('registration', form)
  if (problem !== null) return <LinkProblemPage problem={problem} />
  return (
    <FormPage title={title} lead={t('lead')}>
      <PlainForm
        action={address('/find-my-account/send-again')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={sent('sending')}
        ownWords={{ rateLimited: { text: sent('tooSoon') } }}
      />
    </FormPage>
  )
}
