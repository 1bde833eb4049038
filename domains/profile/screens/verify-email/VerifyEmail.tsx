import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { LinkProblemPage } from '../../../customers/components/links/LinkProblemPage'
import { useLinkProblem } from '../../../customers/components/links/use-link-problem'
import { labels } from './labels'

/** Activates a new address. Only the button does so: mail scanners open links as well. */
export function VerifyEmail({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const problem = useLinkProblem('emailVerification')
  if (problem !== null) return <LinkProblemPage problem={problem} />
  return (
    <FormPage title={title} lead={t('lead')}>
      <PlainForm
        action={address('/verify-email')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}
