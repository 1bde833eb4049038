import { SignUpGate } from '../../features/sign-up/SignUpGate'
import type { ScreenProps } from '../../shell/screen'
import { ServiceForm } from './ServiceForm'

/** The second part: which home, and whether somebody moves in or switches. */
export function SignUpService({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="service">
      {(open) => <ServiceForm title={title} open={open} />}
    </SignUpGate>
  )
}
