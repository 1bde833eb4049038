import { Button, Notice, useHasScript } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import styles from './Login.module.css'
import { labels } from './labels'

/** Signs in with a passkey, in browsers that know them; what it takes loads when the button is pressed. */
export function PasskeyLogin({ startUrl }: { readonly startUrl: string | null }) {
  const t = useLabels(labels)
  const address = useAddress()
  const hasScript = useHasScript()
  const [state, setState] = useState<'idle' | 'waiting' | 'failed'>('idle')
  if (hasScript && !('PublicKeyCredential' in globalThis)) return null
  if (!hasScript) return <div className={styles.passkeyRoom} />

  async function logIn() {
    setState('waiting')
    const { logInWithPasskey } = await import('../../components/second-factor/passkeys')
    const location = await logInWithPasskey(startUrl ?? address('/'))
    if (location === null) setState('failed')
    else globalThis.location.assign(location)
  }

  return (
    <>
      {state === 'failed' ? <Notice kind="danger" title={t('passkeyFailed')} /> : null}
      <Button
        variant="secondary"
        wide
        busy={state === 'waiting'}
        busyLabel={t('passkeyWaiting')}
        onClick={() => void logIn().catch(() => setState('failed'))}
      >
        {t('passkey')}
      </Button>
    </>
  )
}
