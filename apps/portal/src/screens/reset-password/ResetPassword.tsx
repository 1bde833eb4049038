import { LinkProblemPage } from '../../features/links/LinkProblemPage'
import { useLinkProblem } from '../../features/links/use-link-problem'
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm'
import { FormPage } from '../../shell/forms/FormPage'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Gives the person whose reset link this browser opened a new password. */
export function ResetPassword({ title }: ScreenProps) {
  const t = useLabels(labels)
  const problem = useLinkProblem('passwordReset')
  if (problem !== null) return <LinkProblemPage problem={problem} />
  return (
    <FormPage title={title} lead={t('lead')}>
      <NewPasswordForm
        path="/reset-password"
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}
