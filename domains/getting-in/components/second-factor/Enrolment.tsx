import { Notice, ScriptOnly } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import type { Proof } from '../proof/use-proof'
import { AppStep } from './AppStep'
import type { AppOffer } from './app-offer'
import { ChooseStep } from './ChooseStep'
import { CodesStep } from './CodesStep'
import { secondFactorLabels } from './labels'
import type { Enrolled } from './passkeys'

/**
 * Sets up a second factor, step by step: which one, the app's first code, the recovery codes. Secrets are shown once
 * and never in a URL, so it requires a script.
 *
 * @param props.proof what the person has to prove again; null right after the password
 * @param props.startUrl the URL, with its language, that was requested before; null for where the method leads
 */
export function Enrolment({
  proof,
  startUrl = null,
}: {
  readonly proof: Proof | null
  readonly startUrl?: string | null
}) {
  const t = useLabels(secondFactorLabels)
  const address = useAddress()
  const [offer, setOffer] = useState<AppOffer | null>(null)
  const [enrolled, setEnrolled] = useState<Enrolled | null>(null)

  function finish(answer: Enrolled) {
    const start = startUrl?.replace(/^\/es(?=[/?]|$)/, '')
    const done = start === undefined ? answer : { ...answer, location: start === '' ? '/' : start }
    if (done.recoveryCodes.length > 0) setEnrolled(done)
    else location.assign(address(done.location))
  }

  if (enrolled !== null) return <CodesStep enrolled={enrolled} />
  if (offer !== null) return <AppStep offer={offer} onEnrolled={finish} />
  return (
    <>
      <noscript>
        <Notice kind="warning">
          <p>{t('needsScript')}</p>
        </Notice>
      </noscript>
      <ScriptOnly>
        <ChooseStep proof={proof} onOffer={setOffer} onEnrolled={finish} />
      </ScriptOnly>
    </>
  )
}
