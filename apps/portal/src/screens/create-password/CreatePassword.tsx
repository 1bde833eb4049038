import { FormPage } from '../../shell/forms/FormPage'
import { LinkProblemPage } from '../../shell/links/LinkProblemPage'
import { useLinkProblem } from '../../shell/links/use-link-problem'
import { NewPasswordForm } from '../../shell/new-password/NewPasswordForm'
import { useLabels } from '../../shell/page/page-context'
import type { ScreenProps } from '../../shell/screen'
import { labels } from './labels'

/** Makes the login of the person whose registration link this browser opened. */
export function CreatePassword({ title }: ScreenProps) {
  const t = useLabels(labels)
  const problem = useLinkProblem('registration')
  if (problem !== null) return <LinkProblemPage problem={problem} />
  return (
    <FormPage title={title} lead={t('lead')}>
      <NewPasswordForm
        path="/create-password"
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}
