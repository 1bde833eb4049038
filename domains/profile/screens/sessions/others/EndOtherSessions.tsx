import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { proofLabels } from '../../../../getting-in/components/proof/labels'
import { PasswordAgain } from '../../../../getting-in/components/proof/PasswordAgain'
import { sendProved } from '../../../../getting-in/components/proof/send-proved'
import { useNeededProof } from '../../../../getting-in/methods/needed-proof/hook'
import { labels } from './labels'

const own = {}

/** Requests confirmation before ending all of one's sign-ins but the current one. */
export function EndOtherSessions({ title }: ScreenProps) {
  const t = useLabels(labels)
  const proofText = useLabels(proofLabels)
  const address = useAddress()
  const needsPassword = useNeededProof(own).data?.password === true
  return (
    <FormPage
      title={title}
      lead={t('lead')}
      ways={<a href={address('/profile/sessions')}>{t('toSessions')}</a>}
    >
      <PlainForm
        action={address('/profile/sessions/others')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={needsPassword ? { currentPassword: proofText('currentPasswordRequired') } : {}}
        missingMessages={{ currentPassword: proofText('currentPasswordRequired') }}
        send={sendProved('CustomerPortalLoginController/endOtherSessions', address)}
      >
        {(field) =>
          needsPassword || field('currentPassword').error !== undefined ? (
            <PasswordAgain field={field} hint={proofText('signedInAWhileAgo')} />
          ) : null
        }
      </PlainForm>
    </FormPage>
  )
}
