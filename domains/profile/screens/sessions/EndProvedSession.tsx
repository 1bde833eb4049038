import { Card } from '@porchlight/design-system'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { proofLabels } from '../../../getting-in/components/proof/labels'
import { PasswordAgain } from '../../../getting-in/components/proof/PasswordAgain'
import { labels } from './labels'
import { type SignIn, useDeviceName } from './use-device-name'

/** Requests the password before the sign-in of somebody whose own is not recent ends. */
export function EndProvedSession({ session }: { readonly session: SignIn }) {
  const t = useLabels(labels)
  const proofText = useLabels(proofLabels)
  const address = useAddress()
  return (
    <Card title={t('proveTitle', { device: useDeviceName(session) })}>
      <PlainForm
        action={address('/profile/sessions')}
        failedTitle={t('notYet')}
        submit={t('endSession')}
        submitting={t('submitting')}
        required={{ currentPassword: proofText('currentPasswordRequired') }}
      >
        {(field) => (
          <>
            <input type="hidden" name="sessionId" value={session.id} />
            <PasswordAgain field={field} hint={proofText('signedInAWhileAgo')} />
          </>
        )}
      </PlainForm>
    </Card>
  )
}
