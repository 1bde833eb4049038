import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { LinkProblemPage } from '../../../customers/components/links/LinkProblemPage'
import { useLinkProblem } from '../../../customers/components/links/use-link-problem'
import { NewPasswordForm } from '../../components/new-password/NewPasswordForm'
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
