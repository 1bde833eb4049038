import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { LinkProblemPage } from '../../../../customers/components/links/LinkProblemPage'
import { useLinkProblem } from '../../../../customers/components/links/use-link-problem'
import { labels } from './labels'

/** Undoes a change of address, from the old address. */
export function UndoChangeEmail({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const problem = useLinkProblem('emailChangeUndo')
  if (problem !== null) return <LinkProblemPage problem={problem} />
  return (
    <FormPage title={title} lead={t('lead')} ways={<a href={address('/login')}>{t('itWasMe')}</a>}>
      <p>{t('effect')}</p>
      <PlainForm
        action={address('/change-email/undo')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
      />
    </FormPage>
  )
}
