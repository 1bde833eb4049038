import type { ScreenProps } from '../../shell/screen'
import { SignUpGate } from '../../shell/sign-up/SignUpGate'
import { ReviewContent } from './ReviewContent'

/** Everything once more, each part with a link to change it; then the authorisations. */
export function SignUpReview({ title }: ScreenProps) {
  return (
    <SignUpGate title={title} section="review">
      {(open) => <ReviewContent title={title} open={open} />}
    </SignUpGate>
  )
}
