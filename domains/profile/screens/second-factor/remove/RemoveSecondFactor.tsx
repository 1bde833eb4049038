import { FormPage } from '@porchlight/page-parts/forms/FormPage'
import { PlainForm } from '@porchlight/page-parts/forms/PlainForm'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ScreenProps } from '@porchlight/page-parts/screen'
import { useSearch } from 'wouter'
import { ProofFields } from '../../../../getting-in/components/proof/ProofFields'
import { sendProved } from '../../../../getting-in/components/proof/send-proved'
import { useProof } from '../../../../getting-in/components/proof/use-proof'
import { usePasskeyName } from '../../../../getting-in/components/second-factor/use-passkey-name'
import { useListSecondFactors } from '../../../methods/list-second-factors/hook'
import { labels } from './labels'
import styles from './RemoveSecondFactor.module.css'

const own = {}

/** Removes one's own authenticator app, or the passkey that the address names. */
export function RemoveSecondFactor({ title }: ScreenProps) {
  const t = useLabels(labels)
  const { form } = usePage()
  const address = useAddress()
  const getPasskeyName = usePasskeyName()
  const proof = useProof()
  const passkeyParameter = new URLSearchParams(useSearch()).get('passkey')
  // A refused form is shown at its own address, which no longer names a passkey.
  const passkeyId = form?.values.passkeyId ?? passkeyParameter
  const passkeys = useListSecondFactors(own).data?.passkeys ?? []
  const label = passkeys.find(({ id }) => id === passkeyId)?.label
  return (
    <FormPage
      title={passkeyId === null ? title : t('passkeyTitle')}
      lead={
        passkeyId === null ? (
          t('lead')
        ) : label === undefined ? (
          t('passkeyLead')
        ) : (
          <span className={styles.named}>{t('namedPasskeyLead', { name: getPasskeyName(label) })}</span>
        )
      }
      ways={<a href={address('/profile/second-factor')}>{t('back')}</a>}
    >
      <PlainForm
        action={address('/profile/second-factor/remove')}
        failedTitle={t('failed')}
        submit={t('submit')}
        submitting={t('submitting')}
        required={proof.required}
        missingMessages={proof.missingMessages}
        send={sendProved('CustomerPortalLoginController/removeSecondFactor', address)}
        customMessages={{ notFound: { text: passkeyId === null ? t('noApp') : t('noPasskey') } }}
      >
        {(field) => (
          <>
            <input type="hidden" name="factor" value={passkeyId === null ? 'totp' : 'passkey'} />
            {passkeyId === null ? null : <input type="hidden" name="passkeyId" value={passkeyId} />}
            <ProofFields proof={proof} field={field} />
          </>
        )}
      </PlainForm>
    </FormPage>
  )
}
