import { Notice } from '@porchlight/design-system'
import type { BindField } from '@porchlight/page-parts/forms/PlainForm'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { CodeField } from '../second-factor/CodeField'
import { proofLabels } from './labels'
import { PasskeyProof } from './PasskeyProof'
import { PasswordAgain } from './PasswordAgain'
import type { Proof } from './use-proof'

interface ProofFieldsProps {
  readonly proof: Proof
  readonly field: BindField
  /** Why the password is requested, where that is not plain. */
  readonly hint?: string
}

/** The fields by which somebody who is signed in proves again who they are: the password and, where due, a factor. */
export function ProofFields({ proof, field, hint }: ProofFieldsProps) {
  const t = useLabels(proofLabels)
  const { needsFactor, hasApp, hasPasskey, isConfirmed, confirm } = proof
  const showsCode = needsFactor || (!isConfirmed && field('code').error !== undefined)
  const onlyPasskey = hasPasskey && !hasApp
  return (
    <>
      <PasswordAgain field={field} hint={hint} />
      {showsCode && hasPasskey ? <PasskeyProof onDone={confirm} /> : null}
      {showsCode ? (
        <CodeField
          field={field}
          label={t(onlyPasskey ? 'recoveryCode' : 'code')}
          hint={t(onlyPasskey ? 'recoveryCodeHint' : 'codeHint')}
        />
      ) : null}
      {isConfirmed ? <Notice kind="success" title={t('passkeyDone')} /> : null}
    </>
  )
}
