import type { ScreenProps } from '@porchlight/page-parts/screen'
import { SignUpGate } from '../../../../components/sign-up/SignUpGate'
import { ServiceForm } from './ServiceForm'

/** The second part: which home, and whether the customer moves in or switches. */
export function SignUpService({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="service">
      {(open) => <ServiceForm title={title} open={open} />}
    </SignUpGate>
  )
}
