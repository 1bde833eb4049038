import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { LinkProblemPage } from '../../../../customers/components/links/LinkProblemPage'
import { linkProblemOf } from '../../../../customers/components/links/link-problems'
import { linkSentLabels } from '../../../../customers/components/links/link-sent-labels'
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
        customMessages={{ rateLimited: { text: sent('tooSoon') } }}
      />
    </FormPage>
  )
}
