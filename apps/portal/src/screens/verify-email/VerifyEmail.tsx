import { FormPage } from '../../shell/forms/FormPage'
import { PlainForm } from '../../shell/forms/PlainForm'
import { LinkProblemPage } from '../../shell/links/LinkProblemPage'
import { linkProblemOf } from '../../shell/links/link-problems'
import { useAddress } from '../../shell/navigation/address'
import { useLabels, usePage } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Makes a new address count. Only the button does so: mail scanners open links as well. */
export function VerifyEmail({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const problem = linkProblemOf('emailVerification', form)
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
