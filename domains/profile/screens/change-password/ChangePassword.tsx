import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { NewPasswordForm } from '../../../getting-in/components/new-password/NewPasswordForm'
import { ProofFields } from '../../../getting-in/components/proof/ProofFields'
import { sendProved } from '../../../getting-in/components/proof/send-proved'
import { useProof } from '../../../getting-in/components/proof/use-proof'
import { labels } from './labels'

/** Changes one's own password. */
export function ChangePassword({ title }: ScreenProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const proof = useProof()
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={
        <>
          <a href={address('/forgot-password')}>{t('toForgotPassword')}</a>
          <a href={address('/profile')}>{t('toProfile')}</a>
        </>
      }
    >
      <NewPasswordForm
        path="/change-password"
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={proof.required}
        missingMessages={proof.missingMessages}
        send={sendProved('CustomerPortalLoginController/changePassword', address)}
      >
        {(field) => <ProofFields proof={proof} field={field} />}
      </NewPasswordForm>
    </FormPage>
  )
}
