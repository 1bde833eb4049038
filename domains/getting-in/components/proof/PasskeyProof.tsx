import { Button, Notice, useHasScript } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { proofLabels } from './labels'

/** Proves by a passkey who is signed in, in browsers that know them; what it takes loads when the button is pressed. */
export function PasskeyProof({ onDone }: { readonly onDone: () => void }) {
  const t = useLabels(proofLabels)
  const hasScript = useHasScript()
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  if (!hasScript || !('PublicKeyCredential' in globalThis)) return null

  async function prove() {
    setState('waiting')
    const { proveWithPasskey } = await import('../second-factor/passkeys')
    if (await proveWithPasskey()) onDone()
    else setState('failed')
  }

  return (
    <>
      {state === 'failed' ? <Notice kind="danger" title={t('passkeyFailed')} /> : null}
      <Button
        variant="secondary"
        wide
        busy={state === 'waiting'}
        busyLabel={t('passkeyWaiting')}
        onClick={() => void prove().catch(() => setState('failed'))}
      >
        {t('passkey')}
      </Button>
    </>
  )
}
