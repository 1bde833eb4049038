import { Notice, ScriptOnly } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { useState } from 'react'
import { AppStep } from './AppStep'
import type { AppOffer } from './app-offer'
import { ChooseStep } from './ChooseStep'
import { CodesStep } from './CodesStep'
import { secondFactorLabels } from './labels'
import type { Enrolled } from './passkeys'

/**
 * Sets up a second factor, step by step: which one, the app's first code, the recovery codes. Secrets are shown
 * once and stand in no address, so it takes a script.
 *
 * @param props.needsPassword whether the person has to give the password again
 * @param props.startUrl the address, with its language, that was on its way before; null for where the method leads
 */
export function Enrolment({
  needsPassword,
  startUrl = null,
}: {
  readonly needsPassword: boolean
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
        <ChooseStep needsPassword={needsPassword} onOffer={setOffer} onEnrolled={finish} />
      </ScriptOnly>
    </>
  )
}
