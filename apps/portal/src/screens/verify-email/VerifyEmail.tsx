import { LinkProblemPage } from '../../features/links/LinkProblemPage'
import { useLinkProblem } from '../../features/links/use-link-problem'
import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { useAddress } from '../../shell/navigation/address'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Makes a new address count. Only the button does so: mail scanners open links as well. */
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
